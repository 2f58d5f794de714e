import { componentNames } from '../../../../node/compile/source/scope';
import { compile, places, toMarkup } from './support/compile';

describe('syntax errors', () => {
  it.each([
    ['<Tabs>', 3, 1, /Expected every tag to be closed/],
    ['text </b>', 3, 7, /closing/i],
    ['a <1', 3, 4, /&lt;/],
    ['<a href=x>y</a>', 3, 9, /Unexpected character/],
    ['import x fro "y"', 3, 10, /begins with "import" or "export" is code/],
    ['Text {a\nb', 3, 6, /JavaScript expression; write "\\\{"/],
    ['<Term id={>x</Term>', 3, 10, /JavaScript expression; write "\\\{"/],
    ['See <https://example.com>', 3, 12, /\[text\]\(address\)/],
    ['<p>x *a</p>*', 3, 8, /^(?!.*\d:\d)/],
    ['- <b>\n\n  x\n\n</b>', 3, 3, /./],
  ])('MDX-10 %j has file, line, column and three lines of the source', async (source, line, column, message) => {
    const page = await compile(`One\n\n${source}`, { lineOffset: 10 });
    expect(page.diagnostics).toEqual([
      {
        severity: 'error',
        rule: 'mdx-syntax',
        file: 'content/docs/page.mdx',
        position: { line: line + 10, column },
        message: expect.stringMatching(message),
        excerpt: expect.stringContaining(`> 13 | ${source.split('\n')[0]}`),
      },
    ]);
    expect(page.diagnostics[0]?.message).not.toMatch(/\d:\d|\(note|[^.] In MDX,|\.\./);
    expect(page.diagnostics[0]?.excerpt?.split('\n').length).toBeLessThanOrEqual(3);
    expect(toMarkup(page.content)).toMatch(/^<p>One<\/p>./s);
  });
});

describe('MDX-10 the lines around a mistake', () => {
  const excerpt = async (body: string): Promise<string | undefined> => (await compile(body)).diagnostics[0]?.excerpt;

  it('begin and end with the page', async () => {
    expect(await excerpt('![](./a.png)\nb\nc')).toBe('> 1 | ![](./a.png)\n  2 | b');
    expect(await excerpt('a\nb\n![](./a.png)')).toBe('  2 | b\n> 3 | ![](./a.png)');
  });

  it('are cut after 160 signs', async () => {
    const line = `![](./a.png)${'x'.repeat(148)}`;
    expect(await excerpt(line)).toBe(`> 1 | ${line}`);
    expect(await excerpt(`${line}y`)).toBe(`> 1 | ${line}…`);
  });
});

describe('unknown components', () => {
  it.each([
    ['<Tab />', /<Tab> is not a component.*Did you mean <Tabs>/],
    ['<tabs.Item />', /<tabs\.Item> is not/],
    ['{[1].map(() => <Missing key="1" />)}', /<Missing>/],
    ['<Tabs {...{ label: <Missing /> }}><TabItem value="a">A</TabItem></Tabs>', /<Missing>/],
    ['<Tabs label={<Missing />}><TabItem value="a">A</TabItem></Tabs>', /<Missing>/],
  ])('%s is an error with a hint that lists close names', async (source, message) => {
    const page = await compile(`Text\n\n${source}`);
    expect(page.diagnostics).toHaveLength(1);
    expect(page.diagnostics[0]).toMatchObject({
      severity: 'error',
      rule: 'unknown-component',
      file: 'content/docs/page.mdx',
      position: { line: 3 },
      message: expect.stringMatching(message),
    });
    expect(page.diagnostics[0]?.message).toContain([...componentNames].sort().join(', '));
  });

  it('that a page uses often is one error, where it is used first', async () => {
    const page = await compile('Text\n\n<Gone /> and <Gone />\n\n<Gone />\n\n<Lost />');
    expect(places(page.diagnostics)).toEqual(['error unknown-component 3:1', 'error unknown-component 7:1']);
    expect(page.diagnostics[0]?.message).toMatch(/ The file uses it 3 times\.$/);
    expect(page.diagnostics[1]?.message).not.toContain('times');
  });

  it('in an export is found too', async () => {
    const page = await compile('export const X = () => <Missing><b/></Missing>;\n\n<X />');
    expect(places(page.diagnostics)).toEqual(['error unknown-component 1:24']);
  });

  it('all of a page are reported together, with everything else', async () => {
    const page = await compile(
      '<One />\n\n![x](./none.png)\n\n<Two.Three>\n\n<Tabs></Tabs>\n\n</Two.Three>\n\n:::what\n:::',
    );
    expect(places(page.diagnostics).sort()).toEqual([
      'error broken-image 3:1',
      'error tabs 7:1',
      'error unknown-component 1:1',
      'error unknown-component 5:1',
      'warning unknown-directive 11:1',
    ]);
  });
});

describe('functions and values', () => {
  it.each([
    ['<MeasureTable filter={() => true} />', /"filter" of <MeasureTable>/],
    ['<MeasureTable options={{deep: [{f() {}}]}} />', /"options" of <MeasureTable>/],
    ['<button onClick={() => alert(1)}>x</button>', /"onClick" of <button>/],
  ])('%s is an error with line', async (source, message) => {
    const page = await compile(`Text\n\n${source}`);
    expect(page.diagnostics).toEqual([
      expect.objectContaining({
        severity: 'error',
        rule: 'function-in-prop',
        position: { line: 3, column: 1 },
        message: expect.stringMatching(message),
      }),
    ]);
  });

  it('the content of a component without a value is drawn', async () => {
    expect(toMarkup((await compile('export const X = undefined;\n\n<X>x</X>')).content)).toBe('x');
  });

  it('what could not be resolved is nothing, and is reported once', async () => {
    const page = await compile(
      "import gone from './none.json';\n\n<MeasureTable only={gone} />\n\nText {`a ${gone.b} c`}, {gone()}{gone.x.y}",
    );
    expect(places(page.diagnostics)).toEqual(['error broken-import 1:1']);
    expect(toMarkup(page.content)).toBe('<MeasureTable></MeasureTable><p>Text a  c, </p>');
  });
});

describe('run time', () => {
  it.each([
    ['{nothing}', 'undefined-name 3:2', ''],
    ['<p title={nothing.x}>y</p>', 'undefined-name 3:11', ''],
    ['{[].first.second}', 'failed-expression 3:11', ''],
    ["export const x = (() => { throw new Error('Boom') })();", 'failed-expression 3:14', 'failed: Boom.'],
    ["Text {(() => { throw 'Boom' })()}", 'failed-expression 3:6', 'failed: Boom.'],
    ['Text {(() => { throw null })()}', 'failed-expression 3:6', 'failed: null.'],
    ['{[1, [{ a: 1 }]]}', 'invalid-child 3:1', 'An object cannot be shown'],
    ['<p>{() => 1}</p>', 'invalid-child 3:4', 'A function cannot be shown'],
    ['export const x = { a: 1 };\n\n<p>{x}</p>', 'invalid-child 5:4', ''],
    ['<p title={{a: 1}}>x</p>', 'invalid-attribute 3:1', '"title" of <p> is an object'],
    ['<p title={["a"]}>x</p>', 'invalid-attribute 3:1', '"title" of <p> is a list'],
    ['export const X = undefined;\n\n<X>x</X>', 'unknown-component 5:1', 'is undefined'],
  ])('%s is an error with its place, which says what is wrong', async (source, place, message) => {
    const page = await compile(`Text\n\n${source}`);
    expect(places(page.diagnostics)).toEqual([`error ${place}`]);
    expect(page.diagnostics[0]?.message).toContain(message);
  });

  it('an unknown name is looked up in braces first, from the first line on', async () => {
    expect(places((await compile('{nothing}')).diagnostics)).toEqual(['error undefined-name 1:2']);
    expect(places((await compile('The word nothing.\n\n{nothing}')).diagnostics)).toEqual(['error undefined-name 3:2']);
  });
});

describe('require', () => {
  it.each([
    ['./none.png', 'broken-import', /content\/docs\/none\.png/],
    ['./script.js', 'unsupported-import', /"\.\/script\.js" cannot be required here/],
    ['./_partial.mdx', 'unsupported-import', /Expected an import at the top of the file/],
  ])('of %s is an error where it is written', async (file, rule, message) => {
    const page = await compile(`Text (./noneXpng)\n\nText {require('${file}').default}`);
    expect(places(page.diagnostics)).toEqual([`error ${rule} 3:16`]);
    expect(page.diagnostics[0]?.message).toMatch(message);
  });
});

describe('limits', () => {
  it.each([
    ['{(() => { for (;;) ; })()}', 3, 1],
    ['export const x = (() => { for (;;) ; })();', 3, 14],
  ])(
    'nothing hangs: %s is an error with its place',
    async (source, line, column) => {
      const page = await compile(`Text\n\n${source}`);
      expect(page.diagnostics).toEqual([
        expect.objectContaining({ severity: 'error', rule: 'endless-expression', position: { line, column } }),
      ]);
    },
    30_000,
  );

  it('an empty page is no error', async () => {
    const page = await compile('');
    expect(page).toMatchObject({ content: [], diagnostics: [], excerpt: '', wordCount: 0, heading: null });
  });

  it('line endings of Windows change nothing', async () => {
    const source =
      '# A\n\nTwo\nlines\n\n:::tip Title\nText\n:::\n\n```js\na\nb\n```\n\n<!-- x\ny -->\n\n## B {#c}\n\n![x](./none.png)\n';
    const unix = await compile(source);
    const windows = await compile(source.replaceAll('\n', '\r\n'));
    expect(unix.diagnostics).toHaveLength(1);
    expect(windows).toEqual(unix);
  });
});
