import { findBrokenLinks } from '../../../../../node/publish/checks/links';

interface Options {
  redirects?: string[];
  pathPrefix?: string;
  files?: string[];
  ids?: string[];
}

/** Broken links of a page that links to the given addresses, in a small site. */
function check(page: string, links: string[], { redirects = [], pathPrefix = '', files = [], ids = [] }: Options = {}) {
  const pages = new Map([
    ['/docs/a', { links: [] as string[], ids: ['one', 'zwölf', 'a b', '%2F'] }],
    ['/docs/b/', { links: [], ids: ['two'] }],
    ['/docs/ü', { links: [], ids: [] as string[] }],
    ['/', { links: [], ids: [] as string[] }],
    [page, { links, ids }],
  ]);
  const found = findBrokenLinks({ pages, redirects, pathPrefix, isFile: (file) => files.includes(file) });
  return found.map(({ href, resolved, kind }) => `${kind} ${href} ${resolved}`);
}

describe('findBrokenLinks', () => {
  it.each([
    '/docs/a',
    '/docs/a/',
    '/docs/b',
    '/',
    '/docs/a/index.html',
    '/docs/%C3%BC',
    'a',
    '../docs/b/#two',
    '?x=1',
    '',
  ])('BLD-07 finds the page of "%s"', (href) => {
    expect(check('/docs/page', [href])).toEqual([]);
  });

  it.each([
    ['/docs/gone', 'route /docs/gone /docs/gone'],
    ['/docs/A', 'route /docs/A /docs/A'],
    ['/docs', 'route /docs /docs'],
    ['gone', 'route gone /docs/gone'],
    ['/docs/%E0%A4%A', 'route /docs/%E0%A4%A /docs/%E0%A4%A'],
  ])('BLD-05 finds no page of "%s"', (href, expected) => {
    expect(check('/docs/page', [href])).toEqual([expected]);
  });

  it('BLD-07 resolves relative links against the page’s declared path', () => {
    expect(check('/docs/c/', ['../a', 'x'])).toEqual(['route x /docs/c/x']);
    expect(check('/docs/c', ['a', '../a'])).toEqual(['route ../a /a']);
  });

  it.each([
    '#one',
    '/docs/a#one',
    '/docs/a#zw%C3%B6lf',
    '/docs/a#a%20b',
    '/docs/a#%2F',
    '#',
    '#top',
    '/docs/b#:~:text=Foo',
  ])('BLD-03 finds the anchor of "%s"', (href) => {
    expect(check('/docs/page', [href], { ids: ['one'] })).toEqual([]);
  });

  it('BLD-02 knows the page whose path differs in capitals alone', () => {
    const broken = findBrokenLinks({
      pages: new Map([['/Docs/a', { links: ['/docs/A/', '/docs/none'], ids: [] }]]),
      redirects: [],
      pathPrefix: '',
      isFile: () => false,
    });
    expect(broken.map(({ similar }) => similar)).toEqual(['/Docs/a/', undefined]);
  });

  it.each([
    ['/docs/a#gone', 'anchor /docs/a#gone /docs/a'],
    ['#gone', 'anchor #gone /docs/page'],
    ['/docs/a#%E0%A4%A', 'anchor /docs/a#%E0%A4%A /docs/a'],
  ])('BLD-03 finds no anchor of "%s"', (href, expected) => {
    expect(check('/docs/page', [href])).toEqual([expected]);
  });

  it.each(['https://example.com/x', '//example.com/x', 'mailto:a@example.com', 'tel:1', 'HTTP://x', 'javascript:0'])(
    'BLD-06 ignores "%s"',
    (href) => {
      expect(check('/docs/page', [href])).toEqual([]);
    },
  );

  it('knows redirects and files of the output', () => {
    const options = { redirects: ['/old', '/with space'], files: ['/feed.xml', '/a b.pdf'] };
    expect(check('/docs/page', ['/old', '/old/', '/with%20space', '/feed.xml', '/a%20b.pdf#page=2'], options)).toEqual(
      [],
    );
    expect(check('/docs/page', ['/feed.json'], options)).toEqual(['route /feed.json /feed.json']);
  });

  it('RTE-05 under a base path, a link that escapes it is broken', () => {
    const links = ['/x/docs/a', '/x', '/x/', '/x/docs/a#one', 'a', '/docs/a', '/xy/docs/a', '../../docs/a'];
    expect(check('/docs/page', links, { pathPrefix: '/x' })).toEqual([
      'route /docs/a /docs/a',
      'route /xy/docs/a /xy/docs/a',
      'route ../../docs/a ../../docs/a',
    ]);
  });

  it('names a page as it is declared, whose path is encoded in an address', () => {
    expect(check('/docs/zwölf seiten', ['#gone'])).toEqual(['anchor #gone /docs/zwölf seiten']);
  });

  it('names a link once for a page, and each page that has it', () => {
    expect(check('/docs/page', ['/gone', '/gone'])).toEqual(['route /gone /gone']);
    const pages = new Map(['/p', '/q'].map((path) => [path, { links: ['/gone'], ids: [] as string[] }]));
    const found = findBrokenLinks({ pages, redirects: [], pathPrefix: '', isFile: () => false });
    expect(found.map(({ page }) => page)).toEqual(['/p', '/q']);
  });

  it('BLD-11 looks each path up once, however many pages link to it', () => {
    const links = Array.from({ length: 150 }, (_, index) => `/file-${index}`);
    const pages = new Map(Array.from({ length: 500 }, (_, index) => [`/p${index}`, { links, ids: [] as string[] }]));
    const isFile = jest.fn(() => true);
    expect(findBrokenLinks({ pages, redirects: [], pathPrefix: '', isFile })).toEqual([]);
    expect(isFile).toHaveBeenCalledTimes(150);
  });
});
