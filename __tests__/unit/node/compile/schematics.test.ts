import { compile, places, toMarkup, fence } from './support/compile';

describe('schematic', () => {
  const draw = async (...rows: string[]): Promise<string> => {
    const page = await compile(fence('schematic title="T" alt="A"', ...rows));
    expect(page.diagnostics).toEqual([]);
    return toMarkup(page.content);
  };

  it('has a drawing for phones where the words fit, with the same regions', async () => {
    const widths = (markup: string): string[] =>
      [...markup.matchAll(/<svg [^>]*width="(\d+)"/g)].map(([, width = '']) => width);
    const markup = await draw('Global header', 'List 30 | Details of the order 70');
    expect(widths(markup)).toEqual(['680', '350']);
    expect(markup.match(/<rect /g)).toHaveLength(6);
    expect(markup).toMatch(/<figure class="diagram schematic"><svg class="wide"/);
    expect(widths(await draw('Navigation | Transactions | Configuration | Incomprehensibilities'))).toEqual(['680']);
  });

  it('a faulty one without a text alternative has one warning', async () => {
    const page = await compile(fence('schematic', 'A | '));
    expect(places(page.diagnostics)).toEqual(['warning diagram-syntax 2:1']);
  });

  it('writes signs of markup as text', async () => {
    const page = await compile(fence(`schematic alt='Tom & "J" <3'`, 'A & <B>'));
    expect(toMarkup(page.content)).toContain('aria-label="Tom &amp; &quot;J&quot; &lt;3"');
    expect(toMarkup(page.content)).toContain('>A &amp; &lt;B></text>');
  });

  it.each([
    [['Header', 'A 50 | | B 50'], 2, /no label/],
    [['A 0 | B 100'], 1, /no width/],
    [[''], 1, /empty/],
  ])('reports %j with its line', async (rows, line, message) => {
    const page = await compile(fence('schematic alt="A"', ...rows));
    expect(page.diagnostics).toEqual([
      expect.objectContaining({
        rule: 'diagram-syntax',
        position: { line: 1 + line, column: 1 },
        message: expect.stringMatching(message),
      }),
    ]);
  });
});
