import { compile, findOnly, markupOf, places, toMarkup, fence } from './support/compile';

const figure =
  /<figure class="diagram(?: diagram-wide" tabindex="0)?">(<svg.*?<\/svg>)<figcaption>(.*?)<\/figcaption><\/figure>/s;

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

describe('mermaid', () => {
  it.each(kinds)(
    'draws a %s as SVG with text alternative and caption, in the colours of the site',
    async (_, source) => {
      const page = await compile(fence('mermaid title="A <caption>" alt="What it shows"', source));
      expect(page.diagnostics).toEqual([]);
      const [, svg = '', caption] = figure.exec(toMarkup(page.content)) ?? [];
      expect(caption).toBe('A &lt;caption>');
      expect(svg).toMatch(
        /^<svg (?:class="wide" )?role="graphics-document" aria-label="What it shows" width="\d+" height="\d+" viewBox="[\d. -]+">/,
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
      'A --> C[Order canceled by the shop]',
      'end',
    );
    expect([wide?.name, narrow?.name]).toEqual(['wide', 'narrow']);
    expect(wide?.texts).toEqual(
      expect.arrayContaining(['Certificate approved', 'reply in time', 'Order canceled by the shop']),
    );
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
      'W --> Declined : the bank has refused the payment',
    );
    expect(state?.texts).toEqual(
      expect.arrayContaining(['Waiting for', 'payment', 'Canceled', 'the time to', 'pay is over', 'by now']),
    );
  });

  it.each([
    ['A{Replaces the product}', ['Replaces', 'the product']],
    ['A{"VAT ID valid?"}', ['VAT ID', 'valid?']],
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
    expect(toMarkup(page.content)).toContain('<svg role="graphics-document" aria-hidden="true"');
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

  it('makes a list for phones of many boxes in a row', async () => {
    const boxes = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `A --> ${name}[A long name, ${name}]`);
    const markup = await markupOf(fence('mermaid alt="x"', 'flowchart TD', ...boxes));
    const [wide = 0, narrow = Infinity] = Array.from(
      markup.matchAll(/<svg class="\w+"[^>]* width="(\d+)"/g),
      ([, width]) => Number(width),
    );
    expect(wide).toBeGreaterThan(600);
    expect(narrow).toBeLessThan(316);
  });

  it.each([
    [27, 'diagram'],
    [40, 'diagram diagram-wide" tabindex="0'],
  ])(
    'scrolls on a phone what three quarters of its size do not make fit: names of %s letters',
    async (length, classes) => {
      const markup = await markupOf(
        fence('mermaid alt="x"', 'flowchart TD', `A[${'a'.repeat(length)}] & B[${'b'.repeat(length - 13)}] --> C`),
      );
      expect(markup).toMatch(`<figure class="${classes}">`);
    },
  );

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
});
