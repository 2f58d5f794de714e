import { repairPage } from '../src/repair-page';

const repair = (text: string): [string, string[]] => {
  const { text: repaired, faults } = repairPage(text, 'docs/a.md', false);
  return [repaired, faults.map(({ line, message }) => `${line}: ${message}`)];
};

describe('Markdown that MDX 1 read', () => {
  it.each([
    ['See <https://a.example/x_y>.\n', 'See [https://a.example/x\\_y](https://a.example/x_y).\n'],
    ['Ask <sales@a.example>.\n', 'Ask [sales@a.example](mailto:sales@a.example).\n'],
    [
      '`<https://a.example>` and <https://b.example>\n',
      '`<https://a.example>` and [https://b.example](https://b.example)\n',
    ],
    [
      '```\n<https://a.example>\n```\n\n<https://b.example>\n',
      '```\n<https://a.example>\n```\n\n[https://b.example](https://b.example)\n',
    ],
  ])('has links instead of addresses in angle brackets: %j', (text, expected) => {
    expect(repair(text)).toEqual([expected, []]);
  });

  it.each([
    ['<Box> <!-- a -->\n\nText\n\n</Box> <!-- b\nc */ -->\n', '<Box> {/* a */}\n\nText\n\n</Box> {/* b\nc * / */}\n'],
    ['<b><!-- a -->x</b>\n', '<b>{/* a */}x</b>\n'],
    [
      '<b> <!-- a -->\n\n```html\n<!-- b -->\n```\n\n`<!-- c -->`\n\n</b>\n\n## H <!-- #id -->\n',
      '<b> {/* a */}\n\n```html\n<!-- b -->\n```\n\n`<!-- c -->`\n\n</b>\n\n## H <!-- #id -->\n',
    ],
  ])('has comments of JSX beside tags: %j', (text, expected) => {
    expect(repair(text)).toEqual([expected, []]);
  });

  it.each([
    [
      'Text\n\n<pre>\n  (a: b,\n  <a href="https://a.example">\n    State\n  </a>) => x\n</pre>\n\n<Box />\n',
      'Text\n\n<pre>\n  (a: b,\n  <a href="https://a.example">State</a>) => x\n</pre>\n\n<Box />\n',
    ],
    [
      '| <code>Map<string, <a href="https://a.example">B></a></code> | `Set<x>` |\n\n<Box />\n',
      '| <code>Map\\<string, <a href="https://a.example">B></a></code> | `Set<x>` |\n\n<Box />\n',
    ],
    ['<Box /> <code>Promise<object &#124; null></code>\n', '<Box /> <code>Promise\\<object &#124; null></code>\n'],
    ['<Box />\n\nif a <5 or Promise<string> of it\n', '<Box />\n\nif a \\<5 or Promise\\<string> of it\n'],
    ['## <Menu/>\n\n<Menu />\n', '## \\<Menu/>\n\n<Menu />\n'],
  ])('has text where types, comparisons and names were meant: %j', (text, expected) => {
    expect(repair(text)).toEqual([expected, []]);
  });

  it.each(['<Box>\n\nText\n', '<p>\n\n<Box />\n'])('keeps the fault of a tag that is not closed: %j', (text) => {
    const [repaired, faults] = repair(text);
    expect([repaired, faults.length]).toEqual([text, 1]);
  });

  it.each(['a < 5 and <br> more\n', '<p>\n\nNever closed\n', 'Promise<RuntimeConfig\\> of it\n'])(
    'is CommonMark where it has no code: %j',
    (text) => {
      expect(repair(text)).toEqual([`---\nformat: md\n---\n\n${text}`, []]);
    },
  );

  it('is left and named with its line and the remedy where it has code', () => {
    const text = "---\ntitle: T\n---\n\nimport A from './A';\n\n<A>\n\nText\n";
    const [repaired, faults] = repair(text);
    expect(repaired).toBe(text);
    expect(faults).toEqual([
      expect.stringMatching(/^7: .*closing tag.*"format: md" in its front matter reads it as CommonMark\.$/),
    ]);
  });

  it('is not touched where MDX reads it', () => {
    const text = '<p>A</p>\n\nSee `<https://x.example>`.\n';
    expect(repair(text)).toEqual([text, []]);
  });
});

it('reads all .md files as CommonMark where the site does', () => {
  expect(repairPage('{x} <b>\n', 'docs/a.md', true)).toMatchObject({
    text: '---\nformat: md\n---\n\n{x} <b>\n',
    faults: [],
  });
  expect(repairPage('---\nformat: mdx\n---\nA\n', 'docs/a.md', true).text).toBe('---\nformat: mdx\n---\nA\n');
});

it('takes backslashes that mean nothing out of imports', () => {
  expect(repair("import A from './\\_a.mdx';\n\n<A />\n")).toEqual(["import A from './_a.mdx';\n\n<A />\n", []]);
  const wrapped = "import A from './_a.mdx'; import\nB from './\\_b.mdx';\n\n<A /><B />\n";
  expect(repair(wrapped)).toEqual([wrapped.replace('\\_', '_'), []]);
});

it('closes front matter that is not closed, above the text', () => {
  const [repaired, faults] = repair('---\ntitle: T\n\nText\n');
  expect(repaired).toBe('---\n---\n\n---\ntitle: T\n\nText\n');
  expect(faults).toEqual(['1: The front matter is not closed. Expected a line "---" after it.']);
});
