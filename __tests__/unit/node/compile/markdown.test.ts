import { compile, findAll, markupOf, places, toMarkup } from './support/compile';

describe('GFM', () => {
  it('MDX-03 tables with the same headers are counted, and named by their first row of headers', async () => {
    const markup = await markupOf(
      '| a | |\n|---|---|\n| 1 | 2 |\n\n| a |\n|---|\n| 1 |\n\n<table><tr></tr><tr><th scope="colgroup">b</th></tr><tr><th>c</th></tr></table>',
    );
    expect([...markup.matchAll(/aria-label="([^"]*)"/g)].map((match) => match[1])).toEqual([
      'Table: a',
      'Table 2: a',
      'Table: b',
    ]);
    expect(markup).toContain('<th scope="colgroup">b</th>');
  });

  it('cells have the mark that the site gives them, by the heading of their column and their words', async () => {
    const markup = await markupOf('| Sold | Status |\n|---|---|\n| Yes | **Active** |\n| Yes, soon | Unheard |');
    expect(markup).toContain('<td data-mark="yes">Yes</td><td data-mark="good"><strong>Active</strong></td>');
    expect(markup).toContain('<td>Yes, soon</td><td>Unheard</td>');
  });

  it('MDX-03 tables in a block quote scroll too', async () => {
    expect(await markupOf('> | a |\n> |---|\n> | 1 |')).toMatch(/^<blockquote><div class="table-scroll" /);
  });

  it('MDX-03 an item that only looks like a task has no box to name', async () => {
    const item = '<ul><li class="task-list-item">x</li></ul>';
    expect(await markupOf(item.replace('class', 'className'))).toBe(item);
  });

  it('MDX-03 strikethrough and autolinks', async () => {
    expect(await markupOf('~~old~~ https://www.example.com/x')).toBe(
      '<p><del>old</del> <a href="https://www.example.com/x" target="_blank" rel="noopener noreferrer">https://www.example.com/x</a></p>',
    );
  });

  it('MDX-03 footnotes have labelled back-references', async () => {
    const markup = await markupOf('A[^x] b[^x]\n\n[^x]: Note');
    expect(markup).toContain(
      '<a href="#fn-x" id="fnref-x" data-footnote-ref="true" aria-describedby="footnote-label">1</a>',
    );
    expect(markup).toContain('aria-label="Back to reference 1"');
    expect(markup).toContain('aria-label="Back to reference 1, mention 2"');
    const targets = [...markup.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    for (const target of targets) expect(markup).toContain(`id="${target}"`);
  });
});

describe('emoji', () => {
  it('MDX-02 replaces known shortcodes outside of code', async () => {
    expect(await markupOf(':smile: :rocket: :unknown_code: `:smile:` 10:30')).toBe(
      '<p>😄 🚀 :unknown_code: <code translate="no">:smile:</code> 10:30</p>',
    );
  });

  it('MDX-02 leaves code blocks and attributes alone', async () => {
    const page = await compile('```\n:smile:\n```\n\n<img src="/img/logo.png" alt=":smile:" />');
    expect(findAll(page.content, 'CodeBlock')[0]?.props.code).toBe(':smile:');
    expect(toMarkup(page.content)).toContain('alt=":smile:"');
  });
});

describe('details', () => {
  it('MDX-01 the component keeps its id, and may be open', async () => {
    expect(await markupOf('<Details summary="S" id="here" open>x</Details>')).toMatch(
      /^<details id="here" open class="details">/,
    );
    expect(await markupOf('<Details summary="S">x</Details>')).toMatch(/^<details class="details">/);
  });

  it('MDX-01 the component takes a summary as text or as an element', async () => {
    expect(await markupOf('<Details summary={<summary>Why <em>not</em>?</summary>}>\n\nBecause.\n\n</Details>')).toBe(
      '<details class="details"><summary>Why <em>not</em>?</summary><div class="details-content"><p>Because.</p></div></details>',
    );
    expect(await markupOf('<Details summary="Why?">x</Details>')).toContain('<summary>Why?</summary>');
  });
});

describe('tags', () => {
  it('MDX-09 inline HTML as JSX', async () => {
    expect(
      await markupOf(
        'Press <kbd>Ctrl</kbd>+<kbd>K</kbd><br/>H<sub>2</sub>O <span style={{color: "red", marginTop: 4}} className="x" hidden={false}>s</span>',
      ),
    ).toBe(
      '<p>Press <kbd translate="no">Ctrl</kbd>+<kbd translate="no">K</kbd><br>H<sub>2</sub>O <span style="color:red;margin-top:4px" class="x">s</span></p>',
    );
  });

  it('MDX-09 writes false where it means something', async () => {
    expect(
      await markupOf(
        '<p draggable={false} contentEditable={true} aria-hidden={false} data-x={false} hidden={true}>x</p>',
      ),
    ).toBe('<p draggable="false" contenteditable="true" aria-hidden="false" data-x="false" hidden>x</p>');
  });

  it('MDX-09 styles are in pixels where CSS wants a length, and leave out what is empty', async () => {
    expect(
      await markupOf(
        "<p style={{ color: null, margin: 0, '--myGap': 4, lineHeight: 1.5, WebkitLineClamp: 2, padding: '', top: undefined, width: 2 }}>x</p>",
      ),
    ).toBe('<p style="margin:0;--myGap:4;line-height:1.5;-webkit-line-clamp:2;width:2px">x</p>');
  });

  it('MDX-09 attributes without a value are left out, big numbers are text', async () => {
    expect(await markupOf('<p title={null} id={undefined} ref="x">{10n}</p>')).toBe('<p>10</p>');
  });

  it.each([
    ["{{ __html: '<b>x</b>' }}", '<div><b>x</b></div>'],
    ['{{ __html: 5 }}', '<div>y</div>'],
    ["{{ html: '<b>x</b>' }}", '<div>y</div>'],
    ['{null}', '<div>y</div>'],
  ])('MDX-09 takes HTML as text: %s', async (value, expected) => {
    expect(await markupOf(`<div dangerouslySetInnerHTML=${value}>y</div>`)).toBe(expected);
  });

  it('MDX-09 thematic break, block quote and definition list', async () => {
    expect(await markupOf('> Quote\n\n---\n\n<dl>\n  <dt>Term</dt>\n  <dd>Definition</dd>\n</dl>')).toBe(
      '<blockquote><p>Quote</p></blockquote><hr><dl><dt>Term</dt><dd>Definition</dd></dl>',
    );
  });

  it('MDX-09 paragraphs within a line of text are joined by spaces', async () => {
    expect(await markupOf('<p>\n\nOne\n\nTwo *three*\n\n</p>')).toBe('<p>One Two <em>three</em></p>');
    expect(await markupOf('<p>\n\n<b>One</b>\n\nTwo\n\n</p>')).toBe('<p><b>One</b> Two</p>');
  });

  it('MDX-09 keeps drawings', async () => {
    expect(
      await markupOf(
        '<svg viewBox="0 0 1 1" strokeWidth="2" aria-hidden="true"><path d="M0 0" strokeLinecap="round"/></svg>',
      ),
    ).toBe(
      '<svg viewBox="0 0 1 1" stroke-width="2" aria-hidden="true"><path d="M0 0" stroke-linecap="round"></path></svg>',
    );
  });

  it('MDC-06 format md is CommonMark with raw HTML', async () => {
    expect(
      await markupOf(
        '<div class="x">\n\n*Text* {not code} <b>bold</b>\n\n</div>\n\n<br>\n<unknown-tag>y</unknown-tag>',
        { format: 'md' },
      ),
    ).toBe('<div class="x"><p><em>Text</em> {not code} <b>bold</b></p></div><br>\n<unknown-tag>y</unknown-tag>');
  });

  it('MDC-06 format md has no document type, and mistakes have their place', async () => {
    expect(await markupOf('<!doctype html>\n\nText', { format: 'md' })).toBe('<p>Text</p>');
    expect(
      findAll((await compile('```mdx-code-block\n<b/>\n```', { format: 'md' })).content, 'CodeBlock'),
    ).toHaveLength(1);
    const page = await compile('Text\n\nText ![x](./none.png)', { format: 'md', lineOffset: 2 });
    expect(places(page.diagnostics)).toEqual(['error broken-image 5:6']);
  });

  it('MDC-06 format md has the same features', async () => {
    const page = await compile(
      '## A {#x}\n\n:::tip Title\n[Other](./other.mdx) :rocket: {product}\n:::\n\n```js {1}\na\n```\n\n<details><summary>S</summary>T</details>\n\n![Photo](./img/photo.png)',
      { format: 'md' },
    );
    expect(page.diagnostics).toEqual([]);
    const markup = toMarkup(page.content);
    expect(markup).toContain('<h2 id="x">');
    expect(markup).toContain('<a href="mdx:content/docs/other.mdx">Other</a> 🚀 Clever Commerce');
    expect(markup).toContain('line-highlighted');
    expect(markup).toContain(
      '<details class="details"><summary>S</summary><div class="details-content">T</div></details>',
    );
    expect(markup).toContain('<Image index=0 alt="Photo" eager=true width=64 height=32>');
  });
});
