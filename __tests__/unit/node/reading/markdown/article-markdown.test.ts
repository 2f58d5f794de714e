import { articleMarkdown } from '../../../../../node/reading/markdown/article-markdown';
import { site } from '../../../../../src/shared/site';
import { compile, toMarkup } from '../../compile/support/compile';
import { address, convert, page, read } from './support/convert';

describe('the head of a Markdown file', () => {
  it('has title, description and address', () => {
    const article = read(page({ body: '<p>Text.</p>', head: '<meta name="description" content="About &lt;a&gt;.">' }));
    expect(article && articleMarkdown(article)).toBe(`# Title\n\n> About \\<a>.\n\nSource: <${address}>\n\nText.\n`);
  });

  it.each(['The text says it all, and more.', 'The text says it …', 'The text says it all, and more. Really.'])(
    'does not repeat a description that the text begins with: %s',
    (description) => {
      const body = '<p>The text says it\nall, and more. Really.</p>';
      const article = read(page({ body, head: `<meta name="description" content="${description}">` }));
      expect(article && articleMarkdown(article)).not.toContain('\n>');
    },
  );

  it('takes a hidden title from the document', () => {
    const head = `<title>Hidden &amp; shown | ${site.siteTitle}</title>`;
    expect(read(page({ body: '<p>Text.</p>', head, before: '' }))?.title).toBe('Hidden & shown');
  });

  it.each([
    [
      'VIS-03 that search engines must not list',
      page({ body: '<p>x</p>', head: '<meta name="robots" content="noindex, nofollow">' }),
    ],
    ['without text', page({ body: '' })],
    ['with controls only', page({ body: '<iframe></iframe><a id="b"></a>' })],
    ['without article', `<head><link rel="canonical" href="${address}"></head><h1>Title</h1><p>Text</p>`],
    ['without address', '<h1>Title</h1><div data-search-body><p>Text</p></div>'],
  ])('is not there for a page %s', (_, html) => {
    expect(read(html)).toBeNull();
  });
});

describe('text', () => {
  it('ANC-05 headings have neither the signs behind them nor zero-width characters', () => {
    expect(
      convert(
        '<h2 id="a">One<a class="anchor" href="#a" aria-label="Direct link to One">\u200b</a></h2><h3 id="b">Two</h3>',
      ),
    ).toBe('## One\n\n### Two');
  });

  it('marks what is marked', () => {
    expect(
      convert(
        '<p>A <strong>b</strong>, <em>c</em>, <code>d_e</code>, <del>f</del>,<br>\n<kbd>Ctrl</kbd>+<kbd>K</kbd> 1 &lt; 2 <!-- x -->*</p><hr>',
      ),
    ).toBe('A **b**, *c*, `d_e`, ~~f~~,\\\n`Ctrl`+`K` 1 < 2 \\*\n\n---');
  });

  it('joins lines of the source', () => {
    expect(convert('<p>One\n  two</p>')).toBe('One two');
  });

  it.each([
    ['/x/docs/b', 'https://help.example.com/x/docs/b'],
    ['#part', `${address}#part`],
    ['https://other.example.com/?a=1&amp;b=2', 'https://other.example.com/?a=1\\&b=2'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('links are absolute: %s', (href, expected) => {
    expect(convert(`<p><a href="${href}" title="t">B</a></p>`)).toBe(`[B](${expected})`);
  });

  it('images are absolute and have their text', () => {
    expect(convert('<p><img src="/x/static/1/a.webp" srcset="b 2x" alt="A chart" loading="lazy"></p>')).toBe(
      '![A chart](https://help.example.com/x/static/1/a.webp)',
    );
  });

  it('terms are words of the sentence, without their definition', () => {
    expect(
      convert(
        '<p>A <button type="button" popoverTarget="p">merchant</button><span id="p" popover="auto"><strong>m</strong> Sells.</span> sells.</p>',
      ),
    ).toBe('A merchant sells.');
  });

  it('footnotes stay footnotes', () => {
    expect(
      convert(
        '<p>A.<sup><a href="#fn-one" id="fnref-one" data-footnote-ref="true">1</a></sup></p><section class="footnotes" data-footnotes><h2 class="visually-hidden">Footnotes</h2><ol><li id="fn-one"><p>Said. <a href="#fnref-one" data-footnote-backref class="data-footnote-backref">↩</a></p></li></ol></section>',
      ),
    ).toBe('A.[^one]\n\n[^one]: Said.');
  });

  it('footnotes of a partial keep a name of their own', async () => {
    const { content } = await compile("Page[^1].\n\nimport Note from './_note.mdx';\n\n<Note />\n\n[^1]: Mine.\n");
    expect(convert(toMarkup(content))).toBe(
      'Page[^1].\n\nA partial[^note-1].\n\n[^note-1]: With a note.\n\n[^1]: Mine.',
    );
  });
});

describe('blocks', () => {
  it('has what search leaves to other pages, such as lists of symptoms', () => {
    expect(convert('<ul data-search-ignore=""><li>No offer shows</li></ul>')).toBe('- No offer shows');
  });

  it('a diagram that the browser draws is its source', () => {
    const figure =
      '<figure class="diagram"><pre><code>gantt\n  A : 3d</code></pre><figcaption>Plan</figcaption></figure>';
    expect(convert(figure)).toBe('**Figure: Plan**\n\n```\ngantt\n  A : 3d\n```');
  });

  it('lists, also of tasks', () => {
    expect(convert('<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li><p>c</p></li><li><p>d</p></li></ol>')).toBe(
      '- a\n  - b\n\n3. c\n\n4. d',
    );
    expect(
      convert(
        '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> a</li><li><input type="checkbox" disabled> b</li></ul>',
      ),
    ).toBe('- [x] a\n- [ ] b');
  });

  it('tables, with alignment, marks and escaped pipes', () => {
    expect(
      convert(
        '<div class="table-scroll" role="region"><table><thead><tr><th scope="col">A</th><th align="right">B</th></tr></thead><tbody><tr><th scope="row"><a href="/b">b</a></th><td align="right"><code>x | y</code></td></tr></tbody><tbody id="z"><tr><td>c</td><td>d<br>e</td></tr></tbody></table></div>',
      ),
    ).toBe('| A | B |\n| - | -: |\n| [b](https://help.example.com/b) | `x \\| y` |\n| c | d e |');
  });

  it('lists in a table stay in their row', () => {
    expect(
      convert(
        '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><p>a</p><ul><li>b</li><li>c</li></ul></td></tr></tbody></table>',
      ),
    ).toBe('| A |\n| - |\n| a b, c |');
  });

  it('code has language and title, and neither buttons nor marks', () => {
    expect(
      convert(
        '<div class="x language-js"><div class="t">order.js</div><div><pre tabindex="0"><code class="language-js"><span class="line"><span class="token">let</span> a = `b`;\n</span><span class="line line-highlighted">  // c\n</span></code></pre><div class="buttons"><button>Copy</button></div></div></div>',
      ),
    ).toBe('```js title="order.js"\nlet a = `b`;\n  // c\n```');
    expect(
      convert(
        '<div class="x language-text"><div><pre><code class="language-text"><span class="line">```\n</span></code></pre></div></div>',
      ),
    ).toBe('````\n```\n````');
  });

  it('admonitions say their kind and title', () => {
    const box = (kind: string, title: string): string =>
      `<div class="admonition admonition-${kind}" role="note"><p class="admonition-title"><svg aria-hidden="true"><path/></svg>${title}</p><div class="admonition-content"><p>Text.</p></div></div>`;
    expect(convert(box('tip', 'Save <code>time</code>'))).toBe('> **Tip: Save `time`**\n>\n> Text.');
    expect(convert(box('warning', 'caution'))).toBe('> **Caution**\n>\n> Text.');
  });

  it('tabs and details are flat, with their labels', () => {
    expect(
      convert(
        '<div class="t"><div role="tablist"><button role="tab">Web</button><button role="tab">App</button></div><div role="tabpanel" data-label="Web"><div class="html"><p>a</p></div></div><div role="tabpanel" data-label="App" hidden><p>b</p></div></div>',
      ),
    ).toBe('**Web**\n\na\n\n**App**\n\nb');
    expect(
      convert(
        '<details class="details"><summary>Why?</summary><div class="details-content"><p>Because.</p></div></details>',
      ),
    ).toBe('**Why?**\n\nBecause.');
  });

  it('diagrams are their text alternative', () => {
    expect(
      convert(
        '<figure class="diagram" tabindex="0"><svg role="img" aria-label="A leads to B."><title>x</title><text>A</text></svg><figcaption>The way</figcaption></figure>',
      ),
    ).toBe('**Figure: The way**\n\nA leads to B.');
  });

  it('diagrams with a drawing for narrow columns say it once', () => {
    const draw = (kind: string): string => `<svg class="${kind}" role="img" aria-label="A leads to B."></svg>`;
    expect(convert(`<figure>${draw('wide')}${draw('narrow')}<figcaption>The way</figcaption></figure>`)).toBe(
      '**Figure: The way**\n\nA leads to B.',
    );
  });

  it('changelog entries have their facts in a line', () => {
    expect(
      convert(
        '<fieldset class="f needs-script no-print"><legend>Filter</legend><label><input type="radio"><span>All</span></label></fieldset><section class="changelog-entry" data-kind="new"><h3 id="e">Links<a class="anchor" href="#e"></a></h3><p class="changelog-meta"><span class="changelog-kind">New</span> <span class="changelog-area">Checkout</span> <time datetime="2019-11-19">19 November 2019</time></p><p>Text.</p></section>',
      ),
    ).toBe('### Links\n\nNew · Checkout · 19 November 2019\n\nText.');
  });
});

it('facts of a measure stand before the text', () => {
  const facts =
    '<h1>Title</h1><div role="group" data-markdown="true"><dl><div><dt>Formula</dt><dd>a / b</dd></div><div><dt>Related</dt><dd><ul><li><a href="/c">C</a></li><li>D</li></ul></dd></div></dl></div>';
  const article = read(page({ body: '<p>Text.</p>', before: facts }));
  expect(article && articleMarkdown(article)).toBe(
    `# Title\n\nSource: <${address}>\n\n- **Formula**: a / b\n- **Related**: [C](https://help.example.com/c), D\n\nText.\n`,
  );
});

it('cards of a listing are a line each', () => {
  const article = read(
    `<head><link rel="canonical" href="${address}"><meta name="description" content="Intro."></head><div data-search-body><nav>Trail</nav><h1>Title</h1><p>Intro.</p><ul><li><a href="/b" data-kind="category"><h2 title="B">B</h2><span class="c">4 items</span><p title="About b.">About b.</p></a></li><li><a href="/c"><span aria-hidden="true">🚀</span><h2>C</h2></a></li></ul><section><h2 id="g">More</h2><ul><li><a href="/d"><h3>D</h3><p>About d.</p></a></li></ul></section><nav>Next</nav></div>`,
  );
  expect(article && articleMarkdown(article)).toBe(
    `# Title\n\nSource: <${address}>\n\nIntro.\n\n- [B](https://help.example.com/b): About b. (4 items)\n- [C](https://help.example.com/c)\n\n## More\n\n- [D](https://help.example.com/d): About d.\n`,
  );
});
