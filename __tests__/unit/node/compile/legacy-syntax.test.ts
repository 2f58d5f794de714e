import { compile, findOnly, markupOf, places, toMarkup } from './support/compile';

describe('comments', () => {
  it.each([
    ['dashes inside', '<!-- a - b -- c -->', ''],
    ['three dashes at the end', '<!-- a --->', ''],
    ['nothing inside', '<!---->', ''],
    ['ends at the first -->', '<!-- a --> b -->', '<p>b --></p>'],
    ['two on a line', '<!-- a --> <!-- b -->', ''],
    ['blank lines and Markdown inside', '<!--\n\n# no\n\n- no\n\n> no\n-->\nyes', '<p>yes</p>'],
    ['JSX and braces inside', '<!-- <Unclosed {nothing -->', ''],
    ['several lines, then text', '<!-- a\n\nb --> text', '<p>text</p>'],
    ['between lines of a paragraph', 'one\n<!-- c --> two\nthree', '<p>one\ntwo\nthree</p>'],
    ['in a block quote', '> <!-- a\n> b -->\n> text', '<blockquote><p>text</p></blockquote>'],
    ['in a block quote, its end without a marker', '> <!-- a\nb -->', '<blockquote></blockquote>'],
    ['in a list item', '- <!-- a\n  - b -->\n  text', '<ul><li>text</li></ul>'],
    [
      'in an admonition',
      ':::note\n<!-- x -->\ny\n:::',
      expect.stringContaining('<div class="admonition-content"><p>y</p></div>'),
    ],
  ])('MDC-01 takes a comment with %s', async (_, source, expected) => {
    expect(await markupOf(source)).toEqual(expected);
  });

  it.each([
    ['<kbd>a</kbd> <!-- c --> text', '<p><kbd translate="no">a</kbd>  text</p>'],
    ["<div title='<!-- x -->'>{'<!-- y -->'}</div>", '<div title="<!-- x -->">&lt;!-- y --></div>'],
  ])('MDC-01 removes comments beside tags, not within them: %j', async (source, expected) => {
    expect(await markupOf(source)).toBe(expected);
  });

  it('names the comment of JSX for one behind a tag that starts a block', async () => {
    expect((await compile('Text\n\n<div> <!-- a -->\n</div>')).diagnostics).toMatchObject([
      {
        message: 'A comment of this form cannot stand behind a tag in its line. Expected "{/* text */}".',
        position: { line: 3, column: 8 },
      },
    ]);
  });

  it('MDC-01 reports an unclosed comment behind a tag', async () => {
    expect(places((await compile('Text\n\n<div/> <!-- open')).diagnostics)).toEqual(['error mdx-syntax 3:9']);
  });

  it.each([
    ['<!-->', 3],
    ['<!-- open', 3],
    ['text <!-- open\n\nmore', 3],
  ])('MDC-01 reports %j as a parse error with file and line', async (source, line) => {
    const page = await compile(`One\n\n${source}`);
    expect(page.diagnostics).toEqual([
      expect.objectContaining({
        severity: 'error',
        rule: 'mdx-syntax',
        file: 'content/docs/page.mdx',
        position: expect.objectContaining({ line }),
        message: 'The comment is not closed or not a comment. Expected "<!-- text -->".',
      }),
    ]);
  });

  it('MDC-02 accepts JSX comments', async () => {
    expect(await markupOf('A {/* x */} b\n\n{/* y */}\n\nC')).toBe('<p>A  b</p><p>C</p>');
  });

  it('MDC-06 removes comments of a Markdown file too', async () => {
    expect(await markupOf('A <!-- x --> b\n\n<!-- y -->', { format: 'md' })).toBe('<p>A  b</p>');
  });
});

describe('heading ids', () => {
  const heading = (tag: string, id: string, text: string, html = text): string =>
    `<div class="heading"><${tag} id="${id}">${html}</${tag}><a class="anchor" href="#${id}" aria-label="Direct link to ${text}" title="Direct link to ${text}"></a></div>`;

  it.each([
    ['any characters', '### Title {#A.b_c:9 ü}', heading('h3', 'A.b_c:9 ü', 'Title')],
    ['braces that open no id', '## Title {#a{b{}', heading('h2', 'a{b{', 'Title')],
    ['closing signs', '## Title {#x} ##', heading('h2', 'x', 'Title')],
    ['space behind', '## Title {#x}  ', heading('h2', 'x', 'Title')],
    ['in a list', '- ## Title {#x}', `<ul><li>${heading('h2', 'x', 'Title')}</li></ul>`],
  ])('MDC-04 sets the id: %s', async (_, source, expected) => {
    expect(await markupOf(source)).toBe(expected);
  });

  it('MDC-04 takes the braces out of text, title and table of contents', async () => {
    const page = await compile('# Page {#page}\n\n## A **b** {#x}');
    expect(page.heading).toBe('Page');
    expect(page.headings).toEqual([{ level: 2, id: 'x', text: 'A b', html: 'A <strong>b</strong>' }]);
    expect(page.plainText).toBe('A b');
  });

  it('MDC-06 works in Markdown files', async () => {
    expect(await markupOf('## Title {#my-id}', { format: 'md' })).toBe(heading('h2', 'my-id', 'Title'));
  });
});

describe('code stays as it is', () => {
  const samples = '# step {#x}\n\n:::note Title\n\n<!-- comment -->\n:smile: {product';

  it('MDC-05 leaves fences byte-identical', async () => {
    for (const fence of ['```sh', '~~~', '> ```', '- ```', '   ````']) {
      const prefix = fence.startsWith('> ') ? '> ' : fence.startsWith('- ') ? '  ' : '';
      const close = fence.replace(/^\s*(?:> |- )?|[a-z]/g, '');
      const body = [fence, ...samples.split('\n').map((line) => prefix + line), prefix + close].join('\n');
      const page = await compile(body);
      expect(page.diagnostics).toEqual([]);
      expect(findOnly(page.content, 'CodeBlock').props.code).toBe(samples);
    }
  });

  it('MDC-05 leaves code in expressions and attributes as it is', async () => {
    const page = await compile('<CodeBlock language="md">{`\n:::note Title\n# a {#b}\n<!-- c -->\n`}</CodeBlock>');
    expect(page.diagnostics).toEqual([]);
    expect(findOnly(page.content, 'CodeBlock').props.code).toBe(':::note Title\n# a {#b}\n<!-- c -->');
  });
});

describe('mdx-code-block', () => {
  const text = 'One\n\n```mdx-code-block\n<Details summary="S">\n\nText\n\n</Details>\n```\n\n<Nope />';

  it('is drawn as if its fence were not there, and lines keep their numbers', async () => {
    const page = await compile(text);
    expect(toMarkup(page.content)).toMatch(/^<p>One<\/p><details class="details"><summary>S<\/summary>.*<p>Text<\/p>/);
    expect(places(page.diagnostics)).toEqual(['error unknown-component 11:1']);
  });

  it('brings exports, and is text within another fence', async () => {
    expect(await markupOf('```mdx-code-block\nexport const Two = () => <b>2</b>;\n```\n\n<Two />')).toContain(
      '<b>2</b>',
    );
    const markup = await markupOf('````md\n```mdx-code-block\n<b/>\n```\n````');
    expect(markup).toContain('```mdx-code-block');
  });

  it('holds fences of another kind or length, and follows one that only shows its name', async () => {
    const code = async (source: string): Promise<unknown> =>
      findOnly((await compile(source)).content, 'CodeBlock').props;
    const shown = (fence: string): string => `<div>\n\n${fence}\ncode\n${fence.slice(0, 3)}\n\n</div>`;
    expect(await code(`\`\`\`mdx-code-block\n${shown('~~~')}\n\`\`\``)).toMatchObject({ code: 'code' });
    expect(await code(`\`\`\`\`mdx-code-block\n${shown('```js')}\n\`\`\`\``)).toMatchObject({ language: 'js' });
    const markup = await markupOf('```md\n```mdx-code-block\n```\n\n```mdx-code-block\n<b>x</b>\n```');
    expect(markup).toMatch(/code="```mdx-code-block"><\/CodeBlock><b>x<\/b>$/);
  });
});
