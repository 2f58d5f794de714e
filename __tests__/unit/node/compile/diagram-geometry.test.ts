import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isFlowchart, isStateDiagram } from '../../../../node/compile/diagrams/diagram-kind';
import { layOut } from '../../../../node/compile/diagrams/lay-out';
import { renderMermaid } from '../../../../node/compile/diagrams/mermaid';
import { normalizeMermaid } from '../../../../node/compile/diagrams/normalize-mermaid';
import { wrapDiamonds } from '../../../../node/compile/diagrams/wrap-labels';
import { faultsOf } from './support/drawing';

/** Flowcharts and state diagrams of the site and of the fixtures. */
const diagrams = ['content', '__tests__/fixtures'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .flatMap((name) => {
      const file = path.join(folder, name);
      const fences = readFileSync(file, 'utf8').matchAll(/^([ \t]*)```mermaid[^\n]*\n(.*?)^\1```/gms);
      return Array.from(fences, ([, indent = '', source = '']) => ({ file, source: source.replaceAll(indent, '') }));
    })
    .filter(({ source }) => isFlowchart(source) || isStateDiagram(source)),
);

/** The faults of all drawings that are made of a diagram. */
function faultsIn(source: string): string[] {
  const { main, narrow } = layOut(wrapDiamonds(normalizeMermaid(source)));
  return [main, narrow].flatMap((drawing) => (drawing === null ? [] : faultsOf(drawing)));
}

it('no drawing of the site or a fixture has a line behind a box of others, or a label over anything', () => {
  expect(diagrams.length).toBeGreaterThan(10);
  expect(diagrams.flatMap(({ file, source }) => faultsIn(source).map((fault) => `${file}: ${fault}`))).toEqual([]);
});

const skipped = ['A --> B', 'A --> C', 'A --> D', 'B --> C', 'C --> D'];

it.each([
  ['downwards', ['flowchart TD', ...skipped]],
  ['across', ['flowchart LR', ...skipped]],
  ['upwards', ['flowchart BT', ...skipped]],
  ['between states', ['stateDiagram-v2', '[*] --> A', ...skipped, 'D --> [*]', 'C --> A']],
  ['that are dotted', ['flowchart TD', ...skipped.map((arrow) => arrow.replace('-->', '-.->'))]],
  ['into one box', ['flowchart LR', 'A --> D', 'A --> B --> C --> D', 'E[A long name] --> C', 'E & B --> D']],
  ['in a group', ['flowchart TD', 'subgraph One', ...skipped, 'end', 'E --> B', 'E --> D']],
  ['beside words', ['flowchart TD', ...skipped, 'A -- left --> E', 'E -->|right| D', 'A --> F', 'D --> F']],
  [
    'turned for phones',
    [
      'flowchart TD',
      'A[Measure with status] & B[Dimensions] & C[Filters] & D[Time period] --> E[Report]',
      'E --> F[Drill-down] & G[Bookmark] & H[Export]',
    ],
  ],
])('lines of skipped ranks stay out of boxes: %s', (_, lines) => {
  expect(faultsIn(lines.join('\n'))).toEqual([]);
});

/** How many places lines begin and end at. */
function endsOf(...lines: string[]): { starts: number; ends: number } {
  const drawn = Array.from(layOut(lines.join('\n')).main.matchAll(/ points="(\S+,\S+)[^"]*?(\S+)" fill="none"/g));
  const count = (index: number): number => new Set(drawn.map((match) => match[index])).size;
  return { starts: count(1), ends: count(2) };
}

it.each([
  ['lead to boxes of one rank', ['A --> B & C & D'], { starts: 1, ends: 3 }],
  ['come from boxes of one rank', ['A & B & C --> D'], { starts: 3, ends: 1 }],
  ['skip a rank', ['A --> B --> C', 'A --> C'], { starts: 3, ends: 3 }],
  ['lead back', ['A --> B --> A', 'A --> C'], { starts: 3, ends: 3 }],
  ['are of two kinds', ['A --> B', 'A -.-> C'], { starts: 2, ends: 2 }],
  ['have words', ['A -- one --> B', 'A -->|two| C'], { starts: 2, ends: 2 }],
])('arrows share a line where that says nothing else: those that %s', (_, arrows, expected) => {
  expect(endsOf('flowchart TD', ...arrows)).toEqual(expected);
});

it('what keeps arrows apart leaves no label behind', () => {
  const drawing = renderMermaid('flowchart TD\nA --> B -. words .-> C\nA ==> C\nC --- D & E', '', 'id');
  const texts = Array.from(drawing.matchAll(/<text[^>]*>([^<]*)/g), ([, text]) => text);
  expect(texts).toEqual(['words', 'A', 'B', 'C', 'D', 'E']);
  expect(drawing).not.toContain('\u200b');
});
