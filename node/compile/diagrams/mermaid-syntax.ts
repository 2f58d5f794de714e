import { DiagramError } from './diagram-error';

/** A statement that the diagram library understands; it silently skips all other lines. */
type Statement = RegExp;

interface DiagramType {
  header: RegExp;
  statements: readonly Statement[];
  /** Match lines that open and close a block. */
  opens?: RegExp;
  closes?: RegExp;
  expected: string;
}

const direction = '(?:TD|TB|LR|BT|RL)';
/** Words up to a closing bracket, or in quotes: a wider pattern would take an arrow and another node for words. */
const upTo = (close: string): string => `(?:"[^"]*"|[^"\\${close}]+)`;
const shapes = [
  String.raw`\(\[${upTo(']')}\]\)`,
  String.raw`\[\[${upTo(']')}\]\]`,
  String.raw`\[\(${upTo(')')}\)\]`,
  String.raw`\(\(\(${upTo(')')}\)\)\)`,
  String.raw`\(\(${upTo(')')}\)\)`,
  String.raw`\{\{${upTo('}')}\}\}`,
  String.raw`\[[/\\]${upTo(']')}\]`,
  String.raw`>${upTo(']')}\]`,
  String.raw`\(${upTo(')')}\)`,
  String.raw`\[${upTo(']')}\]`,
  String.raw`\{${upTo('}')}\}`,
];
/** `A`, `A[Label]`, `A((Label))`, `A:::style`, several joined by `&`. */
const node = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_-]*?(?:\s*(?:${shapes.join('|')}))?(?::::[\w-]+)?`;
const nodes = String.raw`${node}(?:\s*&\s*${node})*`;
const labelled = String.raw`(?:--|-\.|==)\s+(?:"[^"]*"|[^|]+?)\s+(?:-->|---|\.->|-\.-|==>|===)`;
const arrow = String.raw`<?(?:${labelled}|(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?)`;
const styling: Statement[] = [/^(?:classDef|class|style|linkStyle)\s+\S+\s+\S.*$/];

const types: readonly DiagramType[] = [
  {
    header: new RegExp(String.raw`^(?:graph|flowchart)\s+${direction}\s*$`, 'i'),
    statements: [
      new RegExp(String.raw`^${nodes}(?:\s*${arrow}\s*${nodes})*\s*;?$`, 'u'),
      new RegExp(String.raw`^direction\s+${direction}$`, 'i'),
      /^subgraph\s+\S.*$/,
      /^end$/,
      ...styling,
    ],
    opens: /^subgraph\s/,
    closes: /^end$/,
    expected: 'Expected "A[Label] --> B[Label]", "A -->|text| B", "subgraph Name" … "end", or "direction LR"',
  },
  {
    header: /^stateDiagram(?:-v2)?\s*$/i,
    statements: [
      /^(?:\[\*\]|[\w\p{L}-]+)\s*-->\s*(?:\[\*\]|[\w\p{L}-]+)(?:\s*:\s*.+)?$/u,
      /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
      /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
      /^[\w\p{L}-]+\s*:\s*.+$/u,
      new RegExp(String.raw`^direction\s+${direction}$`, 'i'),
      /^\}$/,
      /^linkStyle\s+\S+\s+\S.*$/,
    ],
    opens: /^state\s.*\{$/,
    closes: /^\}$/,
    expected: 'Expected "A --> B : text", "[*] --> A", "A : text", or "state Name {" … "}"',
  },
  {
    header: /^sequenceDiagram\s*$/i,
    statements: [
      /^(?:participant|actor)\s+\S+(?:\s+as\s+.+)?$/,
      /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i,
      /^(?:loop|alt|opt|par|critical|break|rect)(?:\s.*)?$/,
      /^(?:else|and)(?:\s.*)?$/,
      /^end$/,
      /^\S+?\s*(?:-->>|->>|-->|->|--\)|-\)|--x|-x)\s*[+-]?\S+?\s*:\s*.+$/,
      /^(?:activate|deactivate)\s+\S+$/,
      /^autonumber$/,
    ],
    opens: /^(?:loop|alt|opt|par|critical|break|rect)(?:\s|$)/,
    closes: /^end$/,
    expected: 'Expected "A->>B: text", "participant A as Name", "Note over A: text", or "loop", "alt", "opt" … "end"',
  },
  {
    header: /^xychart(?:-beta)?(?:\s+(?:horizontal|vertical))?\s*$/i,
    statements: [
      /^title\s+"[^"]+"$/,
      /^x-axis\s+(?:"[^"]*"\s*)?\[[^\]]+\]$/,
      /^[xy]-axis\s+(?:"[^"]*"\s+)?-?\d+(?:\.\d+)?\s*-->\s*-?\d+(?:\.\d+)?$/,
      /^y-axis\s+"[^"]+"$/,
      /^(?:bar|line)\s+\[\s*-?\d+(?:\.\d+)?(?:\s*,\s*-?\d+(?:\.\d+)?)*\s*\]$/,
    ],
    expected: 'Expected "title "…"", "x-axis [a, b]", "y-axis "Unit" 0 --> 100", "bar [1, 2]", or "line [1, 2]"',
  },
  { header: /^classDiagram\s*$/i, statements: [/./], opens: /\{$/, closes: /^\}$/, expected: '' },
  { header: /^erDiagram\s*$/i, statements: [/./], opens: /\{$/, closes: /^\}$/, expected: '' },
];

const closings: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '>': ']' };

/**
 * Returns what the library would show as it is written, cut off or leave out, although Mermaid draws it: codes such as
 * `#quot;`, tags, Markdown in quotes, and the bracket of a shape in its quoted label.
 */
function findLostText(statement: string): string | null {
  if (/^(?:classDef|class|style|linkStyle)\s/.test(statement)) return null;
  const code = /#(?:\d+|[a-z]\w*);|&(?:amp|lt|gt|quot|apos|nbsp|#\d+);/i.exec(statement);
  const tag = /(?<!<)<\/?(?!br\s*\/?>)[a-z][^<>]*>(?!>)/i.exec(statement);
  const markdown = /"`[^`]*`"/.exec(statement);
  const found = code ?? tag ?? markdown;
  if (found) return found[0];
  for (const [, bracket = '', label = ''] of statement.matchAll(/([[({>])[/\\]?"([^"]*)"/g)) {
    if (label.includes(closings[bracket] ?? ']')) return label;
  }
  return null;
}

/**
 * Checks each line of a Mermaid diagram and throws a `DiagramError` on one that the library does not understand. It
 * would skip the line silently, and a diagram that lacks an arrow is worse than none.
 * @reach beautiful-mermaid: understands these statements and silently skips all others; parts of a diagram are missing:
 *   `diagrams.test.ts`, `diagram-texts.test.ts`
 */
export function checkMermaid(source: string): void {
  const lines = source.split('\n').map((text, index) => ({ text: text.trim(), number: index + 1 }));
  const [header, ...statements] = lines.filter(({ text }) => text !== '' && !text.startsWith('%%'));
  if (!header) throw new DiagramError('The diagram is empty.', 1);
  const type = types.find((candidate) => candidate.header.test(header.text));
  if (!type) {
    throw new DiagramError(
      `"${header.text}" is not a kind of diagram. Expected "flowchart LR", "stateDiagram-v2", "sequenceDiagram", "xychart-beta", "classDiagram" or "erDiagram".`,
      header.number,
      true,
    );
  }
  if (statements.length === 0) throw new DiagramError(`The diagram has no content. ${type.expected}.`, header.number);
  const open: number[] = [];
  for (const { text, number } of statements) {
    if (!type.statements.some((statement) => statement.test(text))) {
      throw new DiagramError(`"${text}" is not understood. ${type.expected}.`, number, true);
    }
    const lost = findLostText(text);
    if (lost !== null) throw new DiagramError(`"${lost}" cannot be drawn here. Expected plain text.`, number, true);
    if (type.opens?.test(text)) open.push(number);
    else if (type.closes?.test(text) && open.pop() === undefined) {
      throw new DiagramError(`"${text}" closes nothing.`, number);
    }
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) throw new DiagramError('The block that starts here is not closed.', unclosed);
}
