import { compareParts } from '../src/page-parts';

interface Page {
  script?: string;
  title?: string;
  sidebar?: string;
  heading?: string;
  body?: string;
  neighbor?: string;
  date?: string;
}

function page({
  script = 'a',
  title = 'T',
  sidebar = 'S',
  heading = 'H',
  body = 'B',
  neighbor = 'N',
  date = '1',
}: Page) {
  return `<!DOCTYPE html><html><head><title>${title}</title><link rel="modulepreload" href="/${script}.js"><style>.${script}{}</style></head>
<body><nav data-sidebar="true">${sidebar}</nav><main><article><h1>${heading}</h1><div data-search-body="true"><p>${body}</p><img></div>
<time>${date}</time></article><nav>${neighbor}</nav></main><script src="/${script}.js"></script></body></html>`;
}

describe('compareParts', () => {
  it.each<[string, Page, string[]]>([
    ['nothing', {}, []],
    ['the title in the head', { title: 'U' }, ['metadata']],
    ['the heading', { heading: 'I' }, ['text']],
    ['the content', { body: 'C' }, ['text']],
    ['the sidebar', { sidebar: 'R' }, ['sidebar']],
    ['a neighbor', { neighbor: 'O' }, ['frame']],
    ['several', { body: 'C', neighbor: 'O' }, ['text', 'frame']],
  ])('finds the parts of a page that differ: %s', (_, change, parts) => {
    expect(compareParts(page({}), page(change))).toEqual(parts);
  });

  it('overlooks scripts, styles, preloads and the date beside the text', () => {
    expect(compareParts(page({}), page({ script: 'b', date: '2' }))).toEqual([]);
  });

  it('sees data for search engines', () => {
    const head = (text: string) => `<head><script type="application/ld+json">${text}</script></head>`;
    expect(compareParts(head('{}'), head('[]'))).toEqual(['metadata']);
  });

  it('takes all of the main element where a page has no content of its own', () => {
    expect(compareParts('<main><p>a</p></main>', '<main><p>b</p></main>')).toEqual(['text']);
  });
});
