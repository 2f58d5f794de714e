import { parseHtml } from '../../../../node/reading/parse';
import { readPageText } from '../../../../node/reading/page-text';
import { site } from '../../../../src/shared/site';
import type { PageText } from '../../../../node/reading/page-text';

const read = (html: string): PageText | null => readPageText(parseHtml(html));

const page = (body: string, head = ''): string =>
  `<html><head>${head}</head><body><nav>Menu</nav><main>${body}</main></body></html>`;

describe('text of a built page', () => {
  it('SRS-06 makes a section of each heading, with its anchor and its blocks', () => {
    const text = read(
      page(`<h1>Refunds</h1><div data-search-body><p>First <b>bold</b> text.</p><p>Second.</p>
        <h2 id="partial">Partial refunds<a class="anchor" href="#partial">#</a></h2><ul><li>One</li><li>Two <em>and</em></li></ul>
        <h3 id="deep">Deeper</h3><p>Text</p></div>`),
    );
    expect(text?.title).toBe('Refunds');
    expect(text?.sections).toEqual([
      { level: 1, heading: 'Refunds', anchor: null, blocks: ['First bold text.', 'Second.'] },
      { level: 2, heading: 'Partial refunds', anchor: 'partial', blocks: ['• One', '• Two and'] },
      { level: 3, heading: 'Deeper', anchor: 'deep', blocks: ['Text'] },
    ]);
  });

  it('SRS-06 leaves out navigation, buttons, code, drawings, hash links and what is marked', () => {
    const text = read(
      page(`<h1>T</h1><div data-search-body><p>Kept</p><nav>Nav</nav><button>Copy</button><pre>code()</pre>
        <svg><text>Drawn</text></svg><p data-search-ignore>Ignored</p><p>A<a class="anchor" href="#x">#</a></p></div><p>Outside</p>`),
    );
    expect(text?.sections[0]?.blocks).toEqual(['Kept', 'A']);
  });

  it('leaves out the marks of footnotes, in headings too', () => {
    const mark = '<sup><a href="#fn-1" data-footnote-ref>1</a></sup>';
    const text = read(page(`<h1>T</h1><div data-search-body><h2 id="n">Note${mark}</h2><p>A word${mark}.</p></div>`));
    expect(text?.sections[1]).toEqual({ level: 2, heading: 'Note', anchor: 'n', blocks: ['A word.'] });
  });

  it('SRS-06 finds a page whose heading differs from its title by both', () => {
    const head = `<title>In the sidebar | ${site.siteTitle}</title><meta name="keywords" content="a, b">`;
    const body = '<h1>On the page</h1><div data-search-body><p>Text</p></div>';
    expect(read(page(body, head))).toMatchObject({ title: 'On the page', keywords: ['a', 'b', 'In the sidebar'] });
    expect(read(page(body.replace('On the page', 'In the sidebar'), head))?.keywords).toEqual(['a', 'b']);
  });

  it('keeps the word of a glossary term and drops its definition', () => {
    const text = read(
      page(
        `<h1>T</h1><div data-search-body><p>The <button popovertarget="d">order</button><span id="d" popover>Agreement to buy.</span> is paid.</p></div>`,
      ),
    );
    expect(text?.sections[0]?.blocks).toEqual(['The order is paid.']);
  });

  it('makes one block of a table row, whatever its cells hold', () => {
    const text = read(
      page(
        '<h1>T</h1><div data-search-body><table><tr><th>Key</th><th>Action</th></tr><tr><td><p>F1</p><p>Help</p></td><td>Opens</td></tr></table></div>',
      ),
    );
    expect(text?.sections[0]?.blocks).toEqual(['| Key | Action', 'F1 Help | Opens']);
  });

  it('keeps empty cells, so that the others stay below their names, and drops empty rows', () => {
    const text = read(
      page(
        '<h1>T</h1><div data-search-body><table><tr><th></th><th>Old</th><th>New</th></tr><tr><th>Key</th><td></td><td>F1</td></tr><tr><td></td></tr></table></div>',
      ),
    );
    expect(text?.sections[0]?.blocks).toEqual(['|  | Old | New', 'Key |  | F1']);
  });

  it('names the tab before what it shows', () => {
    const text = read(
      page(
        '<h1>T</h1><div data-search-body><div role="tabpanel" data-label="Web"><ol><li>Open.</li></ol></div><div role="tabpanel" data-label="Desktop" hidden=""><p>Start.</p></div></div>',
      ),
    );
    expect(text?.sections[0]?.blocks).toEqual(['Web:', '▸ Open.', 'Desktop:', 'Start.']);
  });

  it('marks steps, joins the paragraphs of one, and keeps lists between them', () => {
    const text = read(
      page(
        '<h1>T</h1><div data-search-body><ol><li><p>Open it.</p><p>It shows.</p><ul><li>One</li></ul><p>Then.</p></li><li>Save.</li></ol><p>Done.</p></div>',
      ),
    );
    expect(text?.sections[0]?.blocks).toEqual(['▸ Open it. It shows.', '• One', '▸ Then.', '▸ Save.', 'Done.']);
  });

  it('drops titles that every admonition has, and keeps others', () => {
    const box = (title: string): string =>
      `<div class="admonition"><p class="admonition-title"><svg></svg>${title}</p><div><p>Text</p></div></div>`;
    const text = read(
      page(`<h1>T</h1><div data-search-body>${box('Note')}${box('caution')}${box('Keep one administrator')}</div>`),
    );
    expect(text?.sections[0]?.blocks).toEqual(['Text', 'Text', 'Keep one administrator', 'Text']);
  });

  it('reads what the head says for search', () => {
    const text = read(
      page(
        '<h1>T</h1><div data-search-body><p>x</p></div>',
        '<meta name="robots" content="noindex, follow"><meta name="docsearch:language" content="en"><meta name="docsearch:docusaurus_tag" content="docs-guides-current"><meta name="keywords" content="a, b"><meta name="description" content="What it is.">',
      ),
    );
    expect(text).toMatchObject({
      isNoindex: true,
      language: 'en',
      tag: 'docs-guides-current',
      keywords: ['a', 'b'],
      description: 'What it is.',
    });
  });

  it('gives nothing for a page without a title', () => {
    expect(read(page('<div data-search-body><p>x</p></div>'))).toBeNull();
  });

  it('survives damaged markup', () => {
    expect(read('<h1>T</h1><div data-search-body><p>Open <b>never closed<tr><td>x')?.sections[0]?.blocks).toEqual([
      'Open never closed',
      'x',
    ]);
  });
});
