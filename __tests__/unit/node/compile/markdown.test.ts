import { compile, findAll, markupOf, toMarkup } from './support/compile';

describe('GFM', () => {
  it('MDX-03 tables scroll in a labelled, focusable region, header cells have a scope', async () => {
    expect(await markupOf('| Name | *Value* |\n| :-- | --: |\n| a | 1 |')).toBe(
      '<div class="table-scroll" role="region" aria-label="Table: Name, Value" tabindex="0"><table>' +
        '<thead><tr><th align="left" scope="col">Name</th><th align="right" scope="col"><em>Value</em></th></tr></thead>' +
        '<tbody><tr><td align="left">a</td><td align="right">1</td></tr></tbody></table></div>',
    );
  });

  it('MDX-03 tables written as tags get the same', async () => {
    expect(await markupOf('<table><tbody><tr><th>a</th><td>1</td></tr></tbody></table>')).toBe(
      '<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table><tbody><tr><th scope="row">a</th><td>1</td></tr></tbody></table></div>',
    );
  });

  it('MDX-03 task lists have accessible names', async () => {
    expect(await markupOf('- [ ] Do *this*\n- [x] Done\n\n  - nested')).toBe(
      '<ul class="contains-task-list">' +
        '<li class="task-list-item"><p><input type="checkbox" disabled aria-label="Do this"> Do <em>this</em></p></li>' +
        '<li class="task-list-item"><p><input type="checkbox" checked disabled aria-label="Done"> Done</p><ul><li>nested</li></ul></li></ul>',
    );
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
      '<p>😄 🚀 :unknown_code: <code>:smile:</code> 10:30</p>',
    );
  });

  it('MDX-02 leaves code blocks and attributes alone', async () => {
    const page = await compile('```\n:smile:\n```\n\n<img src="/img/logo.png" alt=":smile:" />');
    expect(findAll(page.content, 'CodeBlock')[0]?.props.code).toBe(':smile:');
    expect(toMarkup(page.content)).toContain('alt=":smile:"');
  });
});

describe('details', () => {
  it('MDX-01 has one form', async () => {
    expect(await markupOf('<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>')).toBe(
      '<details class="details"><summary>Why?</summary><div class="details-content"><p>Because.</p></div></details>',
    );
  });

  it('MDX-01 the default summary is "Details", and it nests', async () => {
    expect(await markupOf('<details open id="x">\n\nA\n\n<details>\n\nB\n\n</details>\n\n</details>')).toBe(
      '<details open id="x" class="details"><summary>Details</summary><div class="details-content"><p>A</p><details class="details"><summary>Details</summary><div class="details-content"><p>B</p></div></details></div></details>',
    );
  });

  it('MDX-01 takes a summary on lines of its own, and the component', async () => {
    const expected =
      '<details class="details"><summary>Why <em>not</em>?</summary><div class="details-content"><p>Because.</p></div></details>';
    expect(await markupOf('<details>\n  <summary>\n    Why *not*?\n  </summary>\n\n  Because.\n</details>')).toBe(
      expected,
    );
    expect(await markupOf('<Details summary={<summary>Why <em>not</em>?</summary>}>\n\nBecause.\n\n</Details>')).toBe(
      expected,
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
      '<p>Press <kbd>Ctrl</kbd>+<kbd>K</kbd><br>H<sub>2</sub>O <span style="color:red;margin-top:4px" class="x">s</span></p>',
    );
  });

  it('MDX-09 thematic break, block quote and definition list', async () => {
    expect(await markupOf('> Quote\n\n---\n\n<dl>\n  <dt>Term</dt>\n  <dd>Definition</dd>\n</dl>')).toBe(
      '<blockquote><p>Quote</p></blockquote><hr><dl><dt>Term</dt><dd>Definition</dd></dl>',
    );
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
    expect(markup).toContain('<Image index=0 alt="Photo" eager=true>');
  });
});
