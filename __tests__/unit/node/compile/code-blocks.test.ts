import type { ElementNode } from '../../../../src/shared/content-tree';
import { compile, findOnly, markupOf, places } from './support/compile';

async function block(source: string): Promise<ElementNode['props']> {
  const page = await compile(source);
  expect(page.diagnostics).toEqual([]);
  return findOnly(page.content, 'CodeBlock').props;
}

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;

/** Numbers of highlighted lines, and the text of all lines. */
function lines(html: unknown): { highlighted: number[]; text: string } {
  const all = [
    ...String(html).matchAll(/<span class="line( line-highlighted)?">(.*?)\n<\/span>(?=<span class="line|$)/gs),
  ];
  expect(all.map((line) => line[0]).join('')).toBe(html);
  return {
    highlighted: all.flatMap((line, i) => (line[1] ? [i + 1] : [])),
    text: all
      .map((line) => (line[2] ?? '').replace(/<[^>]*>/g, ''))
      .join('\n')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&'),
  };
}

describe('highlighting', () => {
  it('COD-01 COD-08 highlights at build time with Prism classes', async () => {
    expect(await block(fence('js', 'const a = 1;'))).toEqual({
      language: 'js',
      code: 'const a = 1;',
      html: '<span class="line"><span class="token keyword">const</span> a <span class="token operator">=</span> <span class="token number">1</span><span class="token punctuation">;</span>\n</span>',
    });
  });

  it.each(
    'bash sh zsh powershell bat json json5 yaml toml ini properties csv http graphql sql html xml css scss js jsx ts tsx java kotlin csharp cpp go rust php python ruby swift diff docker nginx apacheconf makefile markdown mdx r lua perl dart scala groovy hcl'.split(
      ' ',
    ),
  )('COD-01 knows %s', async (language) => {
    const sample = 'a="b" # c\n// d\n{"e": 1}\nGET /x HTTP/1.1\n<f g="h"/>\nselect 1, "two"\nFROM x:1';
    expect((await block(fence(language, sample))).html).toContain('class="token');
  });

  it('COD-09 keeps empty lines, those at the ends too', async () => {
    const { html, code } = await block(fence('text', '\na\n\nb\n'));
    expect(code).toBe('\na\n\nb\n');
    expect(lines(html).text).toBe('\na\n\nb\n');
  });

  it('COD-09 what stands in a line of a diff is no line of its own', async () => {
    const { html } = await block(fence('diff', '-old\n+new'));
    expect((html as string).match(/class="(?:[^"]* )?line[ "]/g)).toHaveLength(2);
  });

  it('COD-10 leaves inline code alone', async () => {
    expect(await markupOf('`const a = 1`')).toBe('<p><code translate="no">const a = 1</code></p>');
  });

  it('takes indented code of Markdown files', async () => {
    const page = await compile('Text\n\n    const a\n', { format: 'md' });
    expect(findOnly(page.content, 'CodeBlock').props).toMatchObject({ language: 'text', code: 'const a' });
  });

  it('leaves <pre> that an author wrote', async () => {
    expect(await markupOf('<pre><code>a</code></pre>')).toBe('<pre><code translate="no">a</code></pre>');
  });
});

describe('fence info', () => {
  it.each([
    ['js title="{9}" {2, 4}', [2, 4]],
    ['js {1,,3}', [1, 3]],
    ['js {5-99999999999}', [5, 6]],
  ])('COD-02 highlights the lines of %j', async (info, highlighted) => {
    expect(lines((await block(fence(info, '1\n2\n3\n4\n5\n6'))).html).highlighted).toEqual(highlighted);
  });
});

describe('magic comments', () => {
  it.each([
    ['js', '// highlight-next-line'],
    ['jsx', '{/* highlight-next-line */}'],
    ['html', '<!-- highlight-next-line -->'],
    ['css', '/* highlight-next-line */'],
    ['yaml', '  # highlight-next-line'],
    ['sql', '-- highlight-next-line'],
    ['ini', '; highlight-next-line'],
    ['bat', 'REM highlight-next-line'],
    ['cmd', 'REM highlight-next-line'],
    ['hs', '-- highlight-next-line'],
    ['nonsense', '// highlight-next-line'],
    ['', '# highlight-next-line'],
    ['constructor', '# highlight-next-line'],
  ])('COD-03 %s: %s', async (language, comment) => {
    const { html, code } = await block(fence(language, `one\n${comment}\ntwo\nthree`));
    expect(code).toBe('one\ntwo\nthree');
    expect(lines(html)).toEqual({ highlighted: [2], text: 'one\ntwo\nthree' });
  });

  it('COD-03 highlights from start to end', async () => {
    const source = 'a\n// highlight-start\nb\nc\n// highlight-end\nd';
    const { html, code } = await block(fence('js', source));
    expect(code).toBe('a\nb\nc\nd');
    expect(lines(html).highlighted).toEqual([2, 3]);
  });

  it('COD-03 keeps comments of another language, and other comments', async () => {
    const source = '# highlight-next-line\na // highlight-next-line\n// highlighting';
    expect((await block(fence('js', source))).code).toBe(source);
  });

  it('COD-03 a range disables magic comments', async () => {
    const source = 'a\n// highlight-next-line\nb';
    const { html, code } = await block(fence('js {1}', source));
    expect(code).toBe(source);
    expect(lines(html).highlighted).toEqual([1]);
  });
});

describe('<CodeBlock>', () => {
  it('takes the properties that Docusaurus documents', async () => {
    expect(
      await block(
        '<CodeBlock language="js" title="a.js" showLineNumbers metastring="{2}">\n  {`const a;\nb`}\n</CodeBlock>',
      ),
    ).toMatchObject({
      language: 'js',
      title: 'a.js',
      lineNumbers: 1,
      code: 'const a;\nb',
      html: expect.stringContaining('line-highlighted'),
    });
    expect(await block('<CodeBlock className="language-css">{`a {}`}</CodeBlock>')).toMatchObject({ language: 'css' });
  });

  it('COD-02 takes its code, lines and first number as attributes', async () => {
    const props = await block('<CodeBlock language="JS" code="const a" showLineNumbers={5} highlightLines="1" />');
    expect(props).toMatchObject({ language: 'js', code: 'const a', lineNumbers: 5 });
    expect(lines(props.html).highlighted).toEqual([1]);
    expect(await block('<CodeBlock showLineNumbers="7">{"a\\r\\nb"}</CodeBlock>')).toMatchObject({
      code: 'a\nb',
      lineNumbers: 7,
    });
    expect(await block('<CodeBlock showLineNumbers="">x</CodeBlock>')).toMatchObject({ lineNumbers: 1 });
  });

  it('COD-03 lines that mean nothing leave magic comments on', async () => {
    const { html, lineNumbers } = await block(
      '<CodeBlock showLineNumbers={false} highlightLines="2-">{"// highlight-next-line\\nb"}</CodeBlock>',
    );
    expect(lines(html).highlighted).toEqual([1]);
    expect(lineNumbers).toBeUndefined();
  });

  it('a component inside is an error, and its text is shown', async () => {
    const page = await compile('Text\n\n<CodeBlock>a <Term>b</Term></CodeBlock>');
    expect(places(page.diagnostics)).toEqual(['error invalid-code-block 3:1']);
    expect(findOnly(page.content, 'CodeBlock').props.code).toBe('a b');
  });

  it.each([
    ['Console', '$ echo "$ 5"', 'echo "$ 5"'],
    ['constructor', '$ a', '$ a'],
    ['js', 'let a = undefined; // $', 'let a = undefined; // $'],
  ])('COD-04 shows prompts of %s and does not copy them', async (language, shown, copied) => {
    const { props } = findOnly((await compile(fence(language, shown))).content, 'CodeBlock');
    expect(props.code).toBe(copied);
    expect(props.html).toEqual(expect.stringMatching(/\$|PS/));
  });
});
