import { compile, places, toMarkup, fence } from './support/compile';

describe('schematic', () => {
  const draw = async (...rows: string[]): Promise<string> => {
    const page = await compile(fence('schematic title="T" alt="A"', ...rows));
    expect(page.diagnostics).toEqual([]);
    return toMarkup(page.content);
  };
  const drawArticle = async (...rows: string[]): Promise<string> =>
    (await draw(...rows)).replace(/<svg class="narrow".*?<\/svg>/s, '');
  const boxes = (markup: string): { x: number; y: number; width: number; height: number; isMarked: boolean }[] =>
    [...markup.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" ([^>]*)>/g)].map(
      (match) => ({
        x: Number(match[1]),
        y: Number(match[2]),
        width: Number(match[3]),
        height: Number(match[4]),
        isMarked: (match[5] ?? '').includes('var(--diagram-accent)'),
      }),
    );

  it('draws rows of regions with their shares and marks', async () => {
    const markup = await drawArticle(
      'Global header',
      'Navigation bar 20 | *Workspace 55 | Contextual panels 25',
      'Status bar',
    );
    expect(markup).toMatch(
      /^<figure class="diagram schematic diagram-wide" tabindex="0"><svg role="graphics-document" aria-label="A" width="680"/,
    );
    expect(markup).toContain('<figcaption>T</figcaption>');
    const [header, navigation, workspace, panels, status] = boxes(markup);
    expect(boxes(markup).map(({ isMarked }) => isMarked)).toEqual([false, false, true, false, false]);
    expect(header?.width).toBe(status?.width);
    expect(Math.round(((workspace?.width ?? 0) / (navigation?.width ?? 1)) * 100)).toBe(275);
    expect(workspace?.height).toBe(panels?.height);
    expect((panels?.x ?? 0) + (panels?.width ?? 0)).toBeCloseTo((header?.x ?? 0) + (header?.width ?? 0), 0);
    for (const label of ['Global header', 'Navigation bar', 'Workspace', 'Contextual', 'Status bar']) {
      expect(markup).toContain(label);
    }
  });

  it('has a drawing for phones where the words fit, with the same regions', async () => {
    const widths = (markup: string): string[] =>
      [...markup.matchAll(/<svg [^>]*width="(\d+)"/g)].map(([, width = '']) => width);
    const markup = await draw('Global header', 'List 30 | Details of the order 70');
    expect(widths(markup)).toEqual(['680', '350']);
    expect(boxes(markup)).toHaveLength(6);
    expect(markup).toMatch(/<figure class="diagram schematic"><svg class="wide"/);
    expect(widths(await draw('Navigation | Transactions | Configuration | Incomprehensibilities'))).toEqual(['680']);
  });

  it('a region that is repeated below itself is one over several rows', async () => {
    const markup = await drawArticle('*Favorites 25 | Workspace 75', '*Groups 25 | Workspace 75');
    const [, workspace, , ...others] = boxes(markup);
    expect(others).toEqual([]);
    expect(markup.match(/>Workspace</g)).toHaveLength(1);
    expect(workspace?.height).toBeGreaterThan(2 * 44);
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

  it('breaks a label into lines that fit, and grows with them', async () => {
    const words = 'one two three four five six seven eight nine ten eleven twelve';
    const markup = await drawArticle(`${words} 20 | Page 80`);
    const texts = [...markup.matchAll(/<text x="[\d.]+" y="([\d.]+)"[^>]*>([^<]*)/g)].slice(0, -1);
    const [box] = boxes(markup);
    expect(texts.map((match) => match[2]).join(' ')).toBe(words);
    expect(Math.max(...texts.map((match) => (match[2] ?? '').length * 7))).toBeLessThan(box?.width ?? 0);
    const heights = texts.map((match) => Number(match[1]));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(heights[0]).toBeGreaterThan(box?.y ?? 0);
    expect(heights.at(-1)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
    expect(await drawArticle('Header', 'One 20 | Page 80')).not.toContain(` height="${String(box?.height)}"`);
  });

  it('regions without a share keep some room', async () => {
    const [first, , third, fourth] = boxes(await draw('A 60 | B 60 | C | D'));
    expect(third?.width).toBe(fourth?.width);
    expect(third?.width).toBeGreaterThan((first?.width ?? Infinity) / 7);
  });

  it('keeps numbers that are words, and shares what is left', async () => {
    expect(await draw('European Union, 27')).toContain('>European Union, 27<');
    const [first, second, third] = boxes(await draw('A 50 | B | C'));
    expect(first?.width).toBeGreaterThan(1.9 * (second?.width ?? Infinity));
    expect(second?.width).toBe(third?.width);
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
