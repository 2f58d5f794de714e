import type { ComponentDefinition } from '../../../../node/content/content-definition';
import { layoutIds } from '../../../../src/shared/page-ids';
import { compile, markupOf, places, toMarkup } from './support/compile';

async function ids(body: string): Promise<string[]> {
  return (await compile(body)).headings.map(({ id }) => id);
}

describe('table of contents', () => {
  it('TOC-01 TOC-02 lists levels 2 to 6 in order, never the title', async () => {
    const page = await compile('# One\n\n## Two\n\n#### Four\n\n###### Six\n\n> ### Three');
    expect(page.headings.map(({ level, text }) => [level, text])).toEqual([
      [2, 'Two'],
      [4, 'Four'],
      [6, 'Six'],
      [3, 'Three'],
    ]);
  });

  it('TOC-02 lists headings of partials in place, with their ids made unique', async () => {
    const page = await compile('import P from \'./_partial.mdx\';\n\n## From the partial\n\n<P name="x" />\n\n## Last');
    expect(page.headings.map(({ level, id }) => `${level} ${id}`)).toEqual([
      '2 from-the-partial',
      '2 from-the-partial-1',
      '3 deep',
      '2 last',
    ]);
  });

  it('TOC-02 lists no headings that components or JSX make', async () => {
    const page = await compile(
      'export const Head = () => <h2>Component</h2>;\n\n<Head />\n\n<h3>JSX</h3>\n\n<Tabs><TabItem value="a">\n\n## In a tab\n\n</TabItem></Tabs>',
    );
    expect(page.headings.map(({ text }) => text)).toEqual(['In a tab']);
    expect(toMarkup(page.content)).toContain('<h2>Component</h2><h3>JSX</h3>');
  });

  it('TOC-03 keeps inline formatting and reduces links to their text', async () => {
    const page = await compile('## `code` *and* [a **link**](/x) <Term>order</Term> ![](/img/logo.png)[^1]\n\n[^1]: x');
    expect(page.headings).toEqual([
      {
        level: 2,
        id: 'code-and-a-link-order',
        text: 'code and a link order',
        html: '<code translate="no">code</code> <em>and</em> a <strong>link</strong> order',
      },
    ]);
  });

  it('TOC-03 keeps what is set low, and has a space for a line break', async () => {
    const [heading] = (await compile('## H<sub>2</sub>O and<br/>more')).headings;
    expect(heading).toMatchObject({ id: 'h2o-and-more', text: 'H2O and more', html: 'H<sub>2</sub>O and more' });
  });

  it('lists within the page the levels and the part that it is told', async () => {
    const list = async (attributes: string): Promise<string[]> => {
      const markup = await markupOf(`## A\n\n### B\n\n#### C\n\n<TOCInline ${attributes} />`);
      return [...markup.matchAll(/<li><a href="#(\w)">/g)].map((match) => match[1] ?? '');
    };
    expect(await list('toc={toc} minHeadingLevel={3} maxHeadingLevel={4}')).toEqual(['b', 'c']);
    expect(await list('toc={toc.slice(1)}')).toEqual(['b']);
    for (const other of ['[]', '[null]', '[{}]', "['a']"]) expect(await list(`toc={${other}}`)).toEqual(['a', 'b']);
  });
});

describe('anchors', () => {
  it('ANC-01 h2 to h6 have a trailing link with label and title', async () => {
    const page = await compile('# Title\n\n## A & "b"\n\n###### Six');
    expect(page.content).toEqual([
      {
        html:
          '<div class="heading"><h2 id="a--b">A &amp; "b"</h2><a class="anchor" href="#a--b" aria-label="Direct link to A &amp; &quot;b&quot;" title="Direct link to A &amp; &quot;b&quot;"></a></div>' +
          '<div class="heading"><h6 id="six">Six</h6><a class="anchor" href="#six" aria-label="Direct link to Six" title="Direct link to Six"></a></div>',
      },
    ]);
  });

  it('ANC-02 makes slugs as GitHub does', async () => {
    expect(
      await ids(
        '## Hello, World!\n\n## Ünïcödé ß 日本\n\n## `a.b()` & c\n\n## 1. Step\n\n## Emoji :rocket:\n\n## a_b-c\n\n## About {product}',
      ),
    ).toEqual(['hello-world', 'ünïcödé-ß-日本', 'ab--c', '1-step', 'emoji-', 'a_b-c', 'about-clever-commerce']);
  });

  it('ANC-02 numbers duplicates, the title among them', async () => {
    expect(await ids('# A\n\n## A\n\n## B\n\n## B\n\n### B')).toEqual(['a-1', 'b', 'b-1', 'b-2']);
  });

  it.each([
    ['## !!!\n\n## ???', ['section', 'section-1']],
    ['## 🚀\n\n## Section', ['section', 'section-1']],
    ['## ...{/* */}', ['section']],
    ['## Note[^1]\n\n## Note [^1]\n\n[^1]: x', ['note', 'note-1']],
    ['x[^0]\n\n## Note[^1]\n\n[^0]: a\n\n[^1]: b', ['note']],
    ['x[^1]\n\n## fn 1\n\n## fnref 1\n\n## Footnote label\n\n[^1]: x', ['fn-1-1', 'fnref-1-1', 'footnote-label-1']],
    [':::note\nx\n:::\n\n## Admonition title 1', ['admonition-title-1-1']],
    ['<a id="setup"></a>\n\n## Setup', ['setup-1']],
  ])('ANC-02 is never empty and never that of another element: %j', async (body, expected) => {
    expect(await ids(body)).toEqual(expected);
  });

  it.each(layoutIds)('ANC-02 leaves the id "%s" to the layout', async (id) => {
    const words = id.replace(/^_+/, '').replaceAll('-', ' ');
    const found = await ids(`## ${words}\n\n### ${words.toUpperCase()}`);
    expect(found).not.toContain(id);
    expect(new Set(found).size).toBe(2);
  });

  it.each([
    ['## A {/* #main */}', 'main-1'],
    ['## Toc\n\n## A {#toc}', 'toc-2'],
  ])('ANC-02 warns of an id of the layout and uses another one: %j', async (body, expected) => {
    const page = await compile(body);
    expect(page.headings.at(-1)?.id).toBe(expected);
    expect(page.diagnostics).toMatchObject([{ severity: 'warning', rule: 'duplicate-heading-id' }]);
    expect(page.diagnostics[0]?.message).toContain(`"${expected}" instead`);
  });

  it.each([
    ['x[^1]\n\n## A {#fn-1}\n\n[^1]: x', 3],
    ['<a id="here"></a>\n\n## A {#here}', 3],
    ['Text\n\n<div id="toc">x</div>', 3],
    ['## Setup\n\n<Details id="setup">x</Details>', 3],
  ])('ANC-02 warns of an id that another element or the layout has: %j', async (body, line) => {
    expect(places((await compile(body)).diagnostics)).toEqual([`warning duplicate-heading-id ${line}:1`]);
  });

  it('ANC-02 leaves ids to the components that make them, wherever they stand', async () => {
    const componentNamed = (name: string): ComponentDefinition | undefined =>
      name === 'MeasureGroups' ? { ids: () => ['rates', 'orders', 'orders'], data: ['measures.yml'] } : undefined;
    const page = await compile('## Rates\n\n<MeasureGroups />\n\n## Orders', { componentNamed });
    expect(page.headings.map(({ id }) => id)).toEqual(['rates-1', 'orders-1']);
    expect(page.dependencies).toContain('content/data/measures.yml');
    expect(page.diagnostics).toEqual([]);
    for (const other of ['## A {#rates}', '<a id="orders"></a>', '<MeasureGroups />']) {
      const { diagnostics } = await compile(`<MeasureGroups />\n\nText\n\n${other}`, { componentNamed });
      expect(places(diagnostics)).toEqual(['warning duplicate-heading-id 5:1']);
    }
  });

  it('warns of two elements with one id, as pasted drawings have them', async () => {
    const drawing = '<svg><defs><linearGradient id="g" /></defs><rect fill="url(#g)" /></svg>';
    const page = await compile(`${drawing}\n\n${drawing}\n\n<Term id="g">x</Term>`);
    expect(places(page.diagnostics)).toEqual(['warning duplicate-heading-id 3:12']);
    expect(page.diagnostics[0]?.message).toBe('The id "g" is already used by another element. Expected a unique id.');
  });

  it('ANC-02 keeps the own id of a heading that is a picture', async () => {
    expect(await markupOf('## ![x](./img/photo.png) {#logo}')).toMatch(/^<h2 id="logo">/);
  });

  it('ANC-02 counts the text of a title with an id of its own, whatever signs it begins with', async () => {
    expect(await ids('# Start {#top-of-page}\n\n## Start')).toEqual(['start-1']);
    expect(await ids('# \u{1F680} Start {#top-of-page}\n\n## \u{1F680} Start')).toEqual(['start-1']);
  });

  it('ANC-02 a title that is written as a tag is not counted', async () => {
    expect(await ids('<h1>A</h1>\n\n## A')).toEqual(['a']);
  });

  it('ANC-02 generated slugs avoid explicit ones in order of appearance only', async () => {
    expect(await ids('## One {#two}\n\n## Two\n\n## Two')).toEqual(['two', 'two-1', 'two-2']);
    const page = await compile('## Two\n\n## One {#two}');
    expect(page.headings.map(({ id }) => id)).toEqual(['two', 'two']);
    expect(places(page.diagnostics)).toEqual(['warning duplicate-heading-id 3:1']);
  });

  it('ANC-02 takes an id from a comment at the end, as Docusaurus 3.10 does', async () => {
    const body =
      '## A `b` {/* #one */}\n\n## Y \\{#braces\\}\n\n## X \\{#half\\\n\n## B <!-- #two, said why -->\n\n## C <!-- #no --> c\n\n## D {/* todo */}\n\n## E <!-- e -->\n';
    const page = await compile(body);
    expect(page.headings.map(({ id, text }) => [id, text])).toEqual([
      ['one', 'A b'],
      ['braces', 'Y'],
      ['x-half', 'X {#half\\'],
      ['two,', 'B'],
      ['c-no-c', 'C {#no} c'],
      ['d', 'D'],
      ['e', 'E'],
    ]);
    const markdown = await compile('## B <!-- #two -->\n\n## C <!-- c -->', { format: 'md' });
    expect(markdown.headings.map(({ id, text }) => [id, text])).toEqual([
      ['two', 'B'],
      ['c', 'C'],
    ]);
  });

  it('ANC-02 have no signs that nobody sees or types', async () => {
    const expected = [
      ['\u2699\uFE0F How it works', 'how-it-works'],
      ['\u2764\uFE0F', 'section'],
      ['\u2764\uFE0F', 'section-1'],
      ['1\uFE0F\u20E3 First step', '1-first-step'],
      ['\u{1F469}\u200D\u{1F4BB} Team', 'team'],
      [':rocket: Launch', 'launch'],
      ['\u{1F3F3}\uFE0F\u200D\u{1F308} \u{1F1E6}\u{1F1F9}', 'section-2'],
      ['\u00A9 2024 Ledger\u2122 \u2013 done \u2713', '2024-ledger--done-'],
      ['zero\u200Bwidth so\u00ADft', 'zerowidth-soft'],
      ['-- dashes', 'dashes'],
    ] as const;
    expect(await ids(expected.map(([text]) => `## ${text}`).join('\n\n'))).toEqual(expected.map(([, id]) => id));
  });

  it('ANC-02 keep the address that GitHub makes of a pictograph in front', async () => {
    const markup = await markupOf('## \u{1F680} Start\n\n## \u{1F680} Start');
    expect(markup).toContain('<h2 id="start"><span id="-start"></span>');
    expect(markup.match(/id="-start"/g)).toHaveLength(1);
  });

  it('gives a heading without text neither id nor anchor', async () => {
    expect((await compile('##\n\nText')).content).toEqual([{ html: '<h2></h2><p>Text</p>' }]);
  });
});

describe('title', () => {
  it('MDX-06 takes the first h1 out of the content', async () => {
    const page = await compile('Intro\n\n# The `title` of {product}\n\nText');
    expect(page.heading).toBe('The title of Clever Commerce');
    expect(page.content).toEqual([{ html: '<p>Intro</p><p>Text</p>' }]);
  });

  it('MDX-06 a page without h1 has none', async () => {
    expect((await compile('Text')).heading).toBeNull();
    expect((await compile('#\n\nText')).heading).toBeNull();
    expect((await compile('# ![](./img/photo.png)\n\n# Words')).heading).toBe('Words');
  });
});

describe('texts', () => {
  it('MDX-07 the excerpt is the first paragraph as plain text', async () => {
    const page = await compile(
      ':::note Title\nNot this\n:::\n\n## Nor this\n\n- nor this\n\nThe *first* [paragraph](/x),\nwith `code` :rocket:.\n\nSecond',
    );
    expect(page.excerpt).toBe('The first paragraph, with code 🚀.');
  });

  it('MDX-07 a line break separates words', async () => {
    expect((await compile('One<br/>two  \nthree')).excerpt).toBe('One two three');
  });

  it('MDX-07 takes a paragraph further in when there is none at the top', async () => {
    expect((await compile(':::note Title\n\nInside\n\n:::')).excerpt).toBe('Inside');
    expect((await compile('## Only a heading')).excerpt).toBe('');
  });

  it.each([
    ['a picture alone', '![x](./img/drawing.svg)\n\nText', 'Text'],
    ['a note', '## Title[^1]\n\n[^1]: Note', ''],
    [
      'kind, area and date of an entry',
      '<ChangelogEntry date="2024-11-18" kind="new" area="Links" title="T">\n\nText\n\n</ChangelogEntry>',
      'Text',
    ],
  ])('MDX-07 %s is no excerpt', async (_, source, excerpt) => {
    expect((await compile(source)).excerpt).toBe(excerpt);
  });

  it('signs alone are no words', async () => {
    expect((await compile('One – & 2')).wordCount).toBe(2);
  });

  it('plain text has a line for each block and no code blocks', async () => {
    const page = await compile(
      'One\ntwo\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nconst no = 1;\n```\n\n<Tabs><TabItem value="x" label="No">In a tab</TabItem></Tabs>\n\n<Term>order</Term> text[^1]\n\n[^1]: Note',
    );
    expect(page.plainText).toBe('One two\na\nb\n1\n2\nIn a tab\norder text\nNote');
    expect(page.wordCount).toBe(12);
  });

  it('plain text does not break at a picture within a line', async () => {
    const page = await compile('Click ![icon](./img/photo.png) and then **Save**.');
    expect(page.plainText).toBe('Click and then Save.');
    expect(page.wordCount).toBe(4);
  });
});
