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
      { level: 1, heading: 'Refunds', anchor: null, blocks: ['First bold text.', 'Second.'], extras: [] },
      { level: 2, heading: 'Partial refunds', anchor: 'partial', blocks: ['• One', '• Two and'], extras: [] },
      { level: 3, heading: 'Deeper', anchor: 'deep', blocks: ['Text'], extras: [] },
    ]);
  });

  it('SRS-06 leaves out navigation, buttons, hash links and what is marked', () => {
    const text = read(
      page(`<h1>T</h1><div data-search-body><p>Kept</p><nav>Nav</nav><button>Copy</button><pre>code()</pre>
        <svg><text>Drawn</text></svg><p data-search-ignore>Ignored</p><p>A<a class="anchor" href="#x">#</a></p></div><p>Outside</p>`),
    );
    expect(text?.sections[0]?.blocks).toEqual(['Kept', 'A']);
  });

  it('leaves out the marks of footnotes, in headings too', () => {
    const mark = '<sup><a href="#fn-1" data-footnote-ref>1</a></sup>';
    const text = read(page(`<h1>T</h1><div data-search-body><h2 id="n">Note${mark}</h2><p>A word${mark}.</p></div>`));
    expect(text?.sections[1]).toEqual({ level: 2, heading: 'Note', anchor: 'n', blocks: ['A word.'], extras: [] });
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

  const sectionsOf = (body: string) => read(page(`<h1>T</h1><div data-search-body>${body}</div>`))?.sections;

  it('SRS-06 has code, captions, drawings and alternatives of images beside the prose of the nearest section', () => {
    const sections =
      sectionsOf(`<p>Says <code>--flag</code> <img alt="A photo"><img alt="A photo" class="only-dark">.</p>
      <div class="box language-yaml"><div>a.yml</div><div><pre><code><span>key: 1 # why</span>\n<span>b: 2</span></code></pre><button>Copy</button></div></div>
      <h2 id="d">Drawn <img alt="Icon"></h2><figure><svg class="wide" aria-label="It goes on."><style>a{}</style><text>One<tspan>two</tspan></text></svg><svg class="narrow" aria-label="It goes on."><text>One</text></svg><figcaption><p>Cap</p><p>tion</p></figcaption></figure>
      <svg aria-hidden="true"><text>Silent</text></svg><svg hidden><text>Gone</text></svg><p data-search-ignore><img alt="Ignored"></p>`);
    expect(sections?.map(({ blocks, extras }) => [blocks, extras])).toEqual([
      [['Says --flag .'], ['A photo', 'a.yml key: 1 # why b: 2']],
      [[], ['Icon', 'It goes on. One two', 'Cap tion', 'Silent']],
    ]);
  });

  it('SRS-06 leaves out what readers do not see, but not other tabs and what the browser opens', () => {
    const hidden =
      '<p>a <span hidden>b</span><span style="color: red; display: none">c</span></p><div hidden=""><p>d</p></div>';
    const shown =
      '<div role="tabpanel" data-label="Two" hidden=""><p>e</p></div><p hidden="until-found">f</p><details><summary>g</summary>h</details>';
    expect(sectionsOf(hidden + shown)?.[0]?.blocks).toEqual(['a', 'Two:', 'e', 'f', 'g', 'h']);
  });

  const inner = '<table><tr><th>i</th></tr><tr><td>j</td><td>k</td></tr></table>';
  it.each([
    [
      'in a cell',
      `<table><tr><td>a</td><td>b ${inner} c</td><td>d</td></tr></table><p>e</p>`,
      ['a | b i j k c | d', 'e'],
    ],
    ['in a list of a cell', `<table><tr><th>a<ul><li>${inner}</li></ul></th></tr></table><p>e</p>`, ['| a i j k', 'e']],
    ['in a row', `<table><tr>${inner}<td>b</td></tr></table><p>e</p>`, ['| i', 'j | k', 'b', 'e']],
    [
      'of a caption in a cell',
      `<table><tr><td>a<figure><figcaption>${inner}</figcaption></figure></td><td>b</td></tr></table>`,
      ['a | b'],
    ],
  ])('SRS-06 keeps the cells around a table %s', (_place, body, blocks) => {
    expect(sectionsOf(body)?.[0]?.blocks).toEqual(blocks);
  });

  it('SRS-06 keeps the parts of a heading apart, and what stands around it in a cell or an item', () => {
    const sections = sectionsOf(
      '<h2 id="a">Two<br />lines<div>more</div></h2><ul><li>One<h3 id="b">Inner</h3>two</li></ul><table><tr><td>x<h3 id="c">Cell</h3>y</td></tr></table>',
    );
    expect(sections?.slice(1).map(({ heading, blocks }) => [heading, blocks])).toEqual([
      ['Two lines more', ['• One']],
      ['Inner', ['• two']],
      ['Cell', ['x y']],
    ]);
  });

  it('gives nothing for a page without a title', () => {
    expect(read(page('<div data-search-body><p>x</p></div>'))).toBeNull();
  });

  it('reads damaged markup as browsers do', () => {
    expect(read('<h1>T</h1><div data-search-body><p>Open <b>never closed<tr><td>x')?.sections[0]?.blocks).toEqual([
      'Open never closedx',
    ]);
  });
});
