import type { Element } from 'hast';
import { isElement, parseFragment, parseHtml } from '../../../../node/reading/parse';
import { site } from '../../../../src/shared/site';
import { isHidden, readHead } from '../../../../node/reading/readable';

function readHeadOf(html: string) {
  return readHead(parseHtml(`<html><head>${html}</head><body></body></html>`));
}

function firstElement(html: string): Element {
  const element = parseFragment(html).find(isElement);
  if (!element) throw new Error('The HTML has no element.');
  return element;
}

describe('readHead', () => {
  it('gives what a page without metadata means', () => {
    expect(readHeadOf('')).toEqual({
      title: null,
      description: null,
      keywords: [],
      isNoindex: false,
      canonical: null,
      language: 'en',
      tag: 'default',
    });
  });

  it('reads every field', () => {
    const head = readHeadOf(`
      <title>A page | ${site.siteTitle}</title>
      <meta name="description" content=" Two \n words ">
      <meta name="keywords" content="a, b c,, ">
      <meta name="robots" content="follow, noindex">
      <meta name="docsearch:language" content="de">
      <meta name="docsearch:docusaurus_tag" content="docs-1">
      <link rel="canonical" href="https://a.de/b">`);
    expect(head).toEqual({
      title: 'A page',
      description: 'Two words',
      keywords: ['a', 'b c'],
      isNoindex: true,
      canonical: 'https://a.de/b',
      language: 'de',
      tag: 'docs-1',
    });
  });

  it('takes an empty description and one without content for none', () => {
    expect(readHeadOf('<meta name="description" content=" ">').description).toBeNull();
    expect(readHeadOf('<meta name="description">').description).toBeNull();
  });

  it('lets search engines list a page that robots may follow', () => {
    expect(readHeadOf('<meta name="robots" content="follow">').isNoindex).toBe(false);
  });

  it('takes the address from the canonical link only', () => {
    expect(readHeadOf('<link rel="canonical" href="/a"><link rel="icon" href="/b">').canonical).toBe('/a');
    expect(readHeadOf('<link rel="canonical" href="/a"><a rel="canonical" href="/b"></a>').canonical).toBe('/a');
    expect(readHeadOf('<link rel="canonical">').canonical).toBeNull();
  });

  it('takes metadata from meta elements only', () => {
    expect(readHeadOf('<base name="description" content="a">').description).toBeNull();
  });

  it('looks into the head, or at everything where there is none', () => {
    const meta = '<meta name="description" content="a">';
    expect(readHead(parseHtml(`<html><head></head><body>${meta}</body></html>`)).description).toBeNull();
    expect(readHead(parseHtml(meta)).description).toBe('a');
  });
});

describe('isHidden', () => {
  it.each([
    '<svg></svg>',
    '<button>Copy</button>',
    '<div popover>A</div>',
    '<div popovertarget="a" popover>A</div>',
    '<p aria-hidden="true">A</p>',
    '<p class="a  no-print">A</p>',
    '<form popovertarget="a"></form>',
    '<p hidden>A</p>',
    '<p style="display:none">A</p>',
    '<p style="color: red; visibility: hidden !important">A</p>',
  ])('leaves out %s', (html) => expect(isHidden(firstElement(html))).toBe(true));

  it.each([
    '<p>A</p>',
    '<p aria-hidden="false">A</p>',
    '<p hidden="until-found">A</p>',
    '<div role="tabpanel" hidden>A</div>',
    '<p style="--display:none-of-these">A</p>',
    '<p class="anchored">A</p>',
    '<button popovertarget="a">order</button>',
  ])('keeps %s', (html) => expect(isHidden(firstElement(html))).toBe(false));
});
