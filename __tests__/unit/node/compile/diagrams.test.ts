import { compile, findOnly, markupOf, places, toMarkup } from './support/compile';

const figure =
  /<figure class="diagram(?: diagram-wide" tabindex="0)?">(<svg.*?<\/svg>)<figcaption>(.*?)<\/figcaption><\/figure>/s;
const fence = (info: string, ...lines: string[]): string => ['```' + info, ...lines, '```'].join('\n');

const kinds: [string, string][] = [
  [
    'flowchart',
    'flowchart LR\n  A[Start] --> B{Question}\n  B -->|yes| C([End])\n  subgraph one [Group]\n    D & E -.-> F[(Store)]\n  end',
  ],
  [
    'state',
    'stateDiagram-v2\n  [*] --> Active\n  Active --> Done : finished\n  state "Long name" as L\n  state Inner {\n    a --> b\n  }\n  Done --> [*]',
  ],
  [
    'sequence',
    'sequenceDiagram\n  participant C as Customer\n  C->>+P: Order\n  P-->>-C: Reply\n  Note over C,P: Note\n  alt paid\n  P->>P: self\n  else failed\n  P-)C: sorry\n  end',
  ],
  ['chart', 'xychart-beta\n  title "T"\n  x-axis [a, b, c]\n  y-axis EUR 0 --> 5\n  bar [1, 2.5, 3]\n  line [1, 2, 3]'],
  ['class', 'classDiagram\n  class A {\n    +String name\n  }\n  A <|-- B : is'],
  ['entities', 'erDiagram\n  A ||--o{ B : has\n  A {\n    string name PK\n  }'],
];

const gridLines = (markup: string): number | undefined =>
  /<path d="([^"]*)" stroke="[^"]*" stroke-opacity/.exec(markup)?.[1]?.match(/M/g)?.length;

describe('mermaid', () => {
  it.each(kinds)(
    'draws a %s as SVG with text alternative and caption, in the colours of the site',
    async (_, source) => {
      const page = await compile(fence('mermaid title="A <caption>" alt="What it shows"', source));
      expect(page.diagnostics).toEqual([]);
      const [, svg = '', caption] = figure.exec(toMarkup(page.content)) ?? [];
      expect(caption).toBe('A &lt;caption>');
      expect(svg).toMatch(
        /^<svg (?:class="wide" )?role="img" aria-label="What it shows" width="\d+" height="\d+" viewBox="[\d. -]+">/,
      );
      expect(svg).not.toMatch(
        /<style| style=|@import|font-family="[^v]|data-|class="(?!wide|narrow)|--_|var\(--(?!diagram-|mono)|#[0-9a-f]{3,6}"|\d\.\d\d(?!em)/i,
      );
      expect(svg).toContain('var(--diagram-');
      expect(svg).toContain('<text ');
    },
  );

  it('ids are unique on a page and the same in every build', async () => {
    const source = `${fence('mermaid alt="1"', kinds[0]?.[1] ?? '')}\n\n${fence('mermaid alt="2"', kinds[0]?.[1] ?? '')}`;
    const first = toMarkup((await compile(source)).content);
    expect(toMarkup((await compile(source)).content)).toBe(first);
    const ids = [...first.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual(['1', '1-narrow', '2', '2-narrow'].map((name) => `diagram-${name}-arrowhead`));
    const uses = [...first.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(new Set(uses)).toEqual(new Set(ids));
  });

  it('draws charts honestly: straight lines, and a grid at the values of the axis', async () => {
    const markup = toMarkup((await compile(fence('mermaid alt="x"', kinds[3]?.[1] ?? ''))).content);
    expect(markup).not.toMatch(/ d="[^"]*C/);
    expect(gridLines(markup)).toBe(6);
    expect(markup).toContain('>EUR</text>');
  });

  it('draws a line of the grid at every value of a long axis', async () => {
    const chart = 'xychart-beta\n  x-axis [a, b]\n  y-axis EUR 0 --> 30\n  bar [10, 25]';
    const markup = toMarkup((await compile(fence('mermaid alt="x"', chart))).content).split('class="narrow"')[0] ?? '';
    expect(gridLines(markup)).toBe(markup.match(/text-anchor="end"[^>]*>\d+<\/text>/g)?.length);
  });

  it('draws the tab of a block as wide as its words', async () => {
    const markup = await markupOf(
      fence(
        'mermaid alt="x"',
        'sequenceDiagram',
        'A->>B: x',
        'alt Mandate valid and amount below cap',
        'B->>A: y',
        'end',
      ),
    );
    const [, width] = /<rect x="[^"]*" y="[^"]*" width="([\d.]+)" height="18"/.exec(markup) ?? [];
    // 39 bold characters at 12 px.
    expect(Number(width)).toBeGreaterThan('alt [Mandate valid and amount below cap]'.length * 6.2);
  });

  it('writes the value beside each bar or dot of one series, and groups digits as the prose does', async () => {
    const chart = async (...lines: string[]): Promise<string[]> => {
      const markup = await markupOf(fence('mermaid alt="x"', 'xychart-beta', 'x-axis [2025, 2026]', ...lines));
      return [...markup.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text);
    };
    expect(await chart('y-axis 0 --> 5000', 'bar [1234.5, 4000]')).toEqual(
      expect.arrayContaining(['2025', '2026', '1,000', '5,000', '1,234.5', '4,000.0']),
    );
    expect(await chart('line [7, 31]')).toEqual(expect.arrayContaining(['7', '31']));
    expect(await chart('y-axis 0 --> 100', 'bar [7, 31]', 'line [8, 32]')).not.toContain('31');
  });

  it('writes values beside horizontal bars', async () => {
    const markup = await markupOf(
      fence(
        'mermaid alt="x"',
        'xychart-beta horizontal',
        'x-axis [2025, 2026]',
        'y-axis 0 --> 5000',
        'bar [1234, 4000]',
      ),
    );
    const value = /<text x="([\d.]+)"[^>]*>1,234</.exec(markup);
    const [, x, width] = /<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/.exec(markup) ?? [];
    expect(Number(value?.[1])).toBeGreaterThan(Number(x) + Number(width));
    expect(markup).toContain('>2025<');
  });

  it('squeezes a chart for phones, with names on two lines, if they fit', async () => {
    const drawings = async (...lines: string[]): Promise<string[]> => {
      const markup = await markupOf(fence('mermaid alt="x"', 'xychart-beta', ...lines));
      return markup.match(/<svg .*?<\/svg>/gs) ?? [];
    };
    const widthOf = (svg = ''): number => Number(/ width="(\d+)"/.exec(svg)?.[1]);
    const names = '[Review Garden, Notes Weekly, Coupon Harbor, Blog]';
    const [wide, narrow] = await drawings(`x-axis ${names}`, 'y-axis 0 --> 30', 'bar [20, 15, 25, 20]');
    expect(widthOf(wide)).toBeGreaterThan(600);
    expect(widthOf(narrow)).toBeLessThan(365);
    for (const text of ['Review', 'Garden', 'Blog', '20', '25']) expect(narrow).toContain(`>${text}</text>`);
    expect(wide).toContain('>Review Garden</text>');
    const heights = (svg = ''): string[] =>
      [...svg.matchAll(/<rect [^>]* height="([^"]+)"/g)].map(([, height = '']) => height);
    expect(heights(narrow)).toEqual(heights(wide));
    expect(await drawings('x-axis [Incomprehensibilities, Incomprehensibility]', 'bar [1, 2]')).toHaveLength(1);
    const [both = '', squeezed = ''] = await drawings('x-axis [a, b]', 'bar [1, 2]', 'line [2, 1]');
    expect(widthOf(squeezed)).toBeLessThan(365);
    // A legend would say "Bar 1" and "Line 1".
    expect(both + squeezed).not.toMatch(/ 1<\/text>/);
  });

  it('leaves out values that would touch', async () => {
    const months = Array.from({ length: 24 }, (_, month) => 100_001 + month);
    const markup = await markupOf(
      fence(
        'mermaid alt="x"',
        'xychart-beta',
        `x-axis [${months.join(', ')}]`,
        'y-axis 0 --> 200000',
        `bar [${months.join(', ')}]`,
      ),
    );
    expect(markup).not.toContain('100,001<');
    expect(markup).toContain('>200,000<');
  });

  it.each([
    [
      'state diagram',
      ['stateDiagram-v2', '[*] --> Open', 'Open --> Retried', 'Retried --> Open', 'Retried --> Done', 'Open --> Done'],
      ['Open', 'Retried', 'Done'],
    ],
    [
      'flowchart',
      ['flowchart TD', 'A[Send] --> B[Failed]', 'B --> C[Retry]', 'C --> B', 'B --> A', 'C --> D[Give up]'],
      ['Send', 'Failed', 'Retry', 'Give up'],
    ],
  ])('begins a %s with a cycle where it is entered', async (_, lines, order) => {
    const markup = await markupOf(fence('mermaid alt="x"', ...lines));
    const heights = order.map((label) =>
      Number(new RegExp(`<text x="[^"]*" y="([^"]*)"[^>]*>${label}<`).exec(markup)?.[1]),
    );
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(order.length);
  });

  it('wraps texts in the drawing for phones where that makes it fit', async () => {
    const drawings = async (...lines: string[]): Promise<{ name: string | undefined; texts: string[] }[]> => {
      const markup = await markupOf(fence('mermaid alt="x"', ...lines));
      return [...markup.matchAll(/<svg (?:class="(\w+)" )?role.*?<\/svg>/gs)].map(([svg, name]) => ({
        name,
        texts: [...svg.matchAll(/<(?:text|tspan)[^>]*>([^<]+)/g)].map(([, text = '']) => text),
      }));
    };
    const [wide, narrow] = await drawings(
      'flowchart TD',
      'subgraph All of the shops',
      'A[Certificate approved] -->|reply in time| B["Product is delivered"]',
      'A --> C[Order canceled]',
      'end',
    );
    expect([wide?.name, narrow?.name]).toEqual(['wide', 'narrow']);
    expect(wide?.texts).toEqual(expect.arrayContaining(['Certificate approved', 'reply in time', 'Order canceled']));
    expect(narrow?.texts).toEqual(
      expect.arrayContaining([
        'All of the shops',
        'Certificate',
        'approved',
        'reply',
        'in time',
        'Product is',
        'delivered',
      ]),
    );
    const [, state] = await drawings(
      'stateDiagram-v2',
      'state "Waiting for payment" as W',
      '[*] --> W : order was placed',
      'W --> Canceled : the time to pay is over by now',
      'W --> Delivered : the whole payment has arrived',
    );
    expect(state?.texts).toEqual(
      expect.arrayContaining(['Waiting for', 'payment', 'Canceled', 'the time to', 'pay is over', 'by now']),
    );
  });

  it.each([
    ['A{Replaces the product}', ['Replaces', 'the product']],
    ['A{"VAT ID valid?"}', ['VAT ID', 'valid?']],
    ['A{Short one}', ['Short one']],
    ['A{Incomprehensibilities}', ['Incomprehensibilities']],
    ['A{One<br>two three four five}', ['One', 'two three four five']],
    ['A{{A hexagon with words}}', ['A hexagon with words']],
    ['A[A {brace} in a box]', ['A {brace} in a box']],
  ])('wraps the text of a diamond: %s', async (node, texts) => {
    const markup = await markupOf(fence('mermaid alt="x"', 'flowchart TD', `${node} --> B`));
    const drawn = [...markup.matchAll(/<(?:text|tspan)[^>]*>([^<]+)/g)].map(([, text]) => text);
    expect(drawn).toEqual([...texts, 'B']);
  });

  it('warns when the text alternative is missing', async () => {
    const page = await compile(`Text\n\n${fence('mermaid', 'flowchart LR', 'A --> B')}`);
    expect(places(page.diagnostics)).toEqual(['warning missing-diagram-alt 3:1']);
    expect(toMarkup(page.content)).toContain('<svg role="img" aria-hidden="true"');
  });

  it.each([
    ['no kind', ['poe', '"a": 1'], 1, /"poe" is not a kind of diagram/],
    ['an unknown statement', ['flowchart LR', 'A --> B', 'B -> C'], 3, /"B -> C" is not understood/],
    ['a comment before', ['%% x', '', 'flowchart LR', 'A ~~> B'], 4, /not understood/],
    ['an open group', ['flowchart LR', 'subgraph x', 'A --> B'], 2, /not closed/],
    ['a close too many', ['sequenceDiagram', 'A->>B: x', 'end'], 3, /closes nothing/],
    ['a message without text', ['sequenceDiagram', 'A->>B'], 2, /not understood/],
    ['a state arrow', ['stateDiagram-v2', 'A -> B'], 2, /not understood/],
    ['words among numbers', ['xychart-beta', 'x-axis [a]', 'bar [one]'], 3, /not understood/],
    ['nothing', [], 1, /empty/],
    ['no content', ['flowchart LR'], 1, /no content/],
  ])('warns of %s with its line, and shows the text', async (_, lines, line, message) => {
    const page = await compile(`- item\n\n  ${fence('mermaid alt="x"', ...lines).replaceAll('\n', '\n  ')}`, {
      lineOffset: 7,
    });
    expect(page.diagnostics).toEqual([
      expect.objectContaining({
        severity: 'warning',
        rule: 'diagram-syntax',
        position: { line: 7 + 3 + line, column: 1 },
        message: expect.stringMatching(message),
      }),
    ]);
    expect(findOnly(page.content, 'CodeBlock').props).toMatchObject({ language: 'text', code: lines.join('\n') });
  });

  it.each([
    ['A-->B', [], 1],
    ['A---B===C-.-D', [], 3],
    ['A ----> B & C====>D', [], 4],
    ['A-->|yes|B', ['yes'], 1],
    ['A -- "no (or | off)" --> B', ['no (or | off)'], 1],
    ['A-. later .->B', ['later'], 1],
    ['A == now ==> B', ['now'], 1],
    ['A[x --> y]-->B', ['x --> y'], 1],
  ])('draws %s as Mermaid does', async (statement, labels, edges) => {
    const markup = await markupOf(fence('mermaid alt="x"', 'flowchart TD', statement));
    const texts = [...markup.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
    expect(texts).toEqual(expect.arrayContaining(labels));
    expect(texts.filter((text) => text?.includes('-') && !labels.includes(text))).toEqual([]);
    expect(markup.match(/<polyline/g)).toHaveLength(edges);
  });

  it('fits into an article: set tighter, or downwards when that is not enough', async () => {
    const chain = (count: number): string =>
      [
        'flowchart LR',
        ...Array.from({ length: count }, (_, i) => `N${i}[Step number ${i}] --> N${i + 1}[Step number ${i + 1}]`),
      ].join('\n');
    const size = async (count: number): Promise<number[]> => {
      const markup = toMarkup((await compile(fence('mermaid alt="x"', chain(count)))).content);
      return [/ width="(\d+)"/, / height="(\d+)"/].map((pattern) => Number(pattern.exec(markup)?.[1]));
    };
    const [short, long] = [await size(2), await size(9)];
    expect(short[0]).toBeGreaterThan(short[1] ?? Infinity);
    expect(long[0]).toBeLessThan(670);
    expect(long[1]).toBeGreaterThan(long[0] ?? Infinity);
  });

  it('has a drawing that runs downwards for phones, where the one that runs across does not fit', async () => {
    const drawings = async (...lines: string[]): Promise<{ name: string | undefined; size: number[] }[]> => {
      const markup = toMarkup((await compile(fence('mermaid alt="x"', ...lines))).content);
      return [
        ...markup.matchAll(/<svg (?:class="(\w+)" )?role="img" aria-label="x" width="(\d+)" height="(\d+)"/g),
      ].map(([, name, ...size]) => ({ name, size: size.map(Number) }));
    };
    const [wide, narrow, ...others] = await drawings(
      'flowchart LR',
      'A[First step] --> B[Second step] --> C[Third step]',
    );
    expect(others).toEqual([]);
    expect([wide?.name, narrow?.name]).toEqual(['wide', 'narrow']);
    expect(wide?.size[0]).toBeGreaterThan(320);
    expect(narrow?.size[0]).toBeLessThan(320);
    for (const fits of [
      ['flowchart LR', 'A --> B'],
      ['flowchart TD', 'A[First step] --> B[Second step] --> C'],
    ]) {
      expect(await drawings(...fits)).toEqual([{ name: undefined, size: [expect.any(Number), expect.any(Number)] }]);
    }
  });

  it('draws lifelines first, and a surface behind what is said across them', async () => {
    const markup = toMarkup((await compile(fence('mermaid alt="x"', kinds[2]?.[1] ?? ''))).content);
    const lines = [...markup.matchAll(/<line [^>]*stroke-dasharray="6 4"[^>]*>/g)];
    expect(lines[0]?.index).toBeLessThan(markup.indexOf('<text'));
    const halo = /<text [^>]*paint-order="stroke"[^>]*>([^<]*)/g;
    const texts = [...markup.matchAll(halo)].map(([, text]) => text);
    expect(texts.sort()).toEqual(['Order', 'Reply', '[failed]', 'self', 'sorry']);
  });

  it('is as large as what it shows, with a margin of two pixels', async () => {
    const markup = await markupOf(fence('mermaid alt="x"', 'flowchart LR', 'A[A] --> B[B]'));
    const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(markup)?.[1] ?? '')
      .split(' ')
      .map(Number);
    const boxes = [...markup.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
      (match) => match.slice(1).map(Number),
    );
    expect(boxes).toHaveLength(2);
    expect(Math.min(...boxes.map(([x = 0]) => x)) - left).toBeCloseTo(2, 1);
    expect(Math.min(...boxes.map(([, y = 0]) => y)) - top).toBeCloseTo(2, 1);
    expect(left + width - Math.max(...boxes.map(([x = 0, , w = 0]) => x + w))).toBeCloseTo(2, 0);
    expect(top + height - Math.max(...boxes.map(([, y = 0, , h = 0]) => y + h))).toBeCloseTo(2, 0);
  });

  it('stands in tabs and lists', async () => {
    const page = await compile(
      `1. Step\n\n   <Tabs><TabItem value="a">\n\n   ${fence('mermaid alt="x"', 'flowchart LR', 'A --> B').replaceAll('\n', '\n   ')}\n\n   </TabItem></Tabs>`,
    );
    expect(page.diagnostics).toEqual([]);
    expect(toMarkup(page.content)).toContain('<figure class="diagram"><svg role="img"');
  });
});

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
      /^<figure class="diagram schematic diagram-wide" tabindex="0"><svg role="img" aria-label="A" width="680"/,
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
