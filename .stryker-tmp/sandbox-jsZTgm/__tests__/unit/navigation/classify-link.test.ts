import { classifyHref, classifyLink, isHashOnly } from '../../../src/navigation/classify-link';

const origin = 'http://localhost';

beforeEach(() => history.replaceState(null, '', '/docs/a?x=1#here'));

function anchor(attributes: Record<string, string>): HTMLAnchorElement {
  const element = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.replaceChildren(element);
  return element;
}

describe('classifyLink', () => {
  it.each([
    ['/docs/b', '/docs/b'],
    ['/docs/b/', '/docs/b/'],
    ['/docs/b?x=1#y', '/docs/b?x=1#y'],
    ['b', '/docs/b'],
    ['./b', '/docs/b'],
    ['../guides', '/guides'],
    ['#y', '/docs/a?x=1#y'],
    ['?y=2', '/docs/a?y=2'],
    [`${origin}/docs/b`, '/docs/b'],
    ['/docs/v2.10', '/docs/v2.10'],
    ['/docs/checkout-1.0-2.0', '/docs/checkout-1.0-2.0'],
    ['/404.html', '/404.html'],
  ])('NAV-20 %s is a page of this site', (href, expected) => {
    expect(classifyLink(anchor({ href }))?.href).toBe(expected);
  });

  it.each([
    'https://example.com/docs/b',
    '//example.com/docs/b',
    'http://localhost:1234/docs/b',
    'mailto:a@example.com',
    'tel:+49123',
    'javascript:void(0)',
    'blob:http://localhost/1',
    'http://[',
    '/files/terms.pdf',
    '/files/prices.CSV',
    '/picture.webp',
    '/video.mp4',
    '/archive.7z',
    '/sitemap.xml',
  ])('NAV-11 %s is left to the browser', (href) => {
    expect(classifyLink(anchor({ href }))).toBeNull();
  });

  it.each<Record<string, string>>([
    { href: '/docs/b', target: '_blank' },
    { href: '/docs/b', target: 'frame' },
    { href: '/docs/b', download: '' },
    { href: '/docs/b', download: 'name.txt' },
    { href: '/docs/b', 'data-native': '' },
    { id: 'no-address' },
  ])('NAV-11 a link with %j is left to the browser', (attributes) => {
    expect(classifyLink(anchor(attributes))).toBeNull();
  });

  it('NAV-11 a target of _self changes nothing', () => {
    expect(classifyLink(anchor({ href: '/docs/b', target: '_self' }))).not.toBeNull();
  });
});

describe('classifyHref', () => {
  it.each([
    ['/index.html', '/'],
    ['/docs/b/index.html', '/docs/b/'],
    ['/docs/b/index.html?x=1#2024', '/docs/b/?x=1#2024'],
  ])('RTE-13 %s leads to %s', (href, expected) => {
    expect(classifyHref(href)?.href).toBe(expected);
  });

  it.each(['/%E0%A4%A', '/docs/100%', '/docs/100%25', '/docs/%ZZ/b', '/docs/a%2Fb', '/docs/a%23b'])(
    'RTE-15 the malformed %s is left to the browser',
    (href) => {
      expect(classifyHref(href)).toBeNull();
    },
  );

  it('RTE-15 a path of other letters is one of this site, raw or encoded', () => {
    expect(classifyHref('/docs/größe')?.pathname).toBe('/docs/gr%C3%B6%C3%9Fe');
    expect(classifyHref('/docs/gr%C3%B6%C3%9Fe')?.pathname).toBe('/docs/gr%C3%B6%C3%9Fe');
  });

  it('takes an address apart', () => {
    expect(classifyHref('/docs/b?x=1#y')).toEqual({
      href: '/docs/b?x=1#y',
      pathname: '/docs/b',
      search: '?x=1',
      hash: '#y',
    });
  });
});

describe('isHashOnly', () => {
  it.each([
    ['#there', true],
    ['/docs/a?x=1#there', true],
    ['/docs/a/?x=1#there', true],
    ['#here', true],
    ['/docs/a#there', false],
    ['/docs/a?x=1', false],
    ['/docs/b?x=1#there', false],
  ])('NAV-08 %s: %s', (href, expected) => {
    const target = classifyHref(href);
    expect(target && isHashOnly(target)).toBe(expected);
  });
});
