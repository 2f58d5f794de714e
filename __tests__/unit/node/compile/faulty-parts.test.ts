import { compile, toMarkup } from './support/compile';

const lines = async (body: string): Promise<[string, (number | undefined)[]]> => {
  const page = await compile(body);
  return [toMarkup(page.content), page.diagnostics.map(({ position }) => position?.line)];
};

describe('a page with a part that cannot be read or fails', () => {
  it.each([
    ['a comparison', 'a <5 b', '<p>a &lt;5 b</p>'],
    [
      'a type with an argument',
      'A `x` of Map<string, Set<number>> here.',
      '<p>A <code translate="no">x</code> of Map&lt;string, Set&lt;number>> here.</p>',
    ],
    ['a type as a tag', 'Returns Promise<string> of it.', '<p>Returns Promise&lt;string> of it.</p>'],
    ['a tag that is never closed', '<p>\n\nText *one*\n\n## Two', '<p>&lt;p></p><p>Text <em>one</em></p>'],
    ['a tag that is never opened', 'one </b> two', '<p>one &lt;/b> two</p>'],
    ['a brace that is never closed', 'one {two', '<p>one {two</p>'],
    ['an object as words', 'Send {"a": 1, "b"} to it', '<p>Send {"a": 1, "b"} to it</p>'],
    ['a name that is not defined', 'one {two} three', '<p>one {two} three</p>'],
    ['a value without a field', 'one {frontMatter.a.b} three', '<p>one {frontMatter.a.b} three</p>'],
    ['a sentence that begins as code', 'import the file before you go on', '<p>import the file before you go on</p>'],
  ])('keeps its title and the rest: %s', async (_, part, shown) => {
    const [markup, places] = await lines(`# Title\n\nBefore.\n\n${part}\n\nAfter.`);
    expect(markup).toContain('<p>Before.</p>');
    expect(markup).toContain(shown);
    expect(markup).toContain('<p>After.</p>');
    expect(places).toEqual([5]);
    expect((await compile(`# Title\n\n${part}`)).heading).toBe('Title');
  });

  it('loses only the code that fails', async () => {
    const body =
      'export const Counter = () => {\n  const [a] = useState(0);\n\n  return <b>{a}</b>;\n};\n\n# Title\n\nBefore.\n\n<Counter />\n\nAfter.';
    const [markup] = await lines(body);
    expect(markup).toContain('<p>Before.</p>');
    expect(markup).toContain('<p>After.</p>');
  });

  it('names each of its faults once, and not what follows from them', async () => {
    const [markup, places] = await lines('a <1\n\n<b>\n\nText\n\n</b></i>\n\n{x y}\n\n`<2` {z}\n');
    expect(places).toEqual([9, 1, 7, 3, 11]);
    expect(markup).toContain('<code translate="no">&lt;2</code> {z}');
  });

  it('is given up after many', async () => {
    const page = await compile(Array.from({ length: 80 }, (_, line) => `a <${line}`).join('\n\n'));
    expect(page.diagnostics).toHaveLength(51);
    expect(page.content).toEqual([]);
  });
});
