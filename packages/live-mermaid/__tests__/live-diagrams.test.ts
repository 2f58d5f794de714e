import type { CompiledPage } from '../../../src/shared/content-tree';
import { compile as compilePage, findOnly } from '../../../__tests__/unit/node/compile/support/compile';
import { findMermaidFault } from '../src/find-mermaid-fault';
import { liveDiagrams } from '../src/live-diagrams';

const compile = (body: string): Promise<CompiledPage> => compilePage(body, { liveDiagrams });

it.each([
  'sequenceDiagram\n  participant Web Shop\n  box Ours\n  participant S\n  end\n  autonumber\n  Web Shop->>+S: a<br/>b',
  'flowchart LR\n  A["a <b>"] --Reference--> B{b}',
  'flowchart LR\n  A[a] --then--> B[b] --next--> C[c]',
  'flowchart LR\n  A(a) --then--> B(b)',
  'stateDiagram-v2\n  state c <<choice>>\n  A --> c',
  'architecture-beta\n  group a(cloud)[A]\n  service b(server)[B] in a',
  'gantt\n  section s\n  a :2026-01-01, 3d',
  'mindmap\n  root\n    a',
  'pie\n  "a": 3',
  'gitGraph\n  commit',
])('%j is left to Mermaid in the browser, with its source, text alternative and caption', async (source) => {
  const { content, diagnostics } = await compile(`\`\`\`mermaid title="T" alt="A"\n${source}\n\`\`\``);
  expect(diagnostics).toEqual([]);
  expect(findOnly(content, 'live-diagrams#LiveDiagram').props).toEqual({ source, alt: 'A', title: 'T' });
});

it('needs a text alternative too', async () => {
  const { diagnostics } = await compile('```mermaid\npie\n  "a": 3\n```');
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['missing-diagram-alt']);
});

it.each([
  ['flowchart LR\n  A[x] -> B', 3, /^"A\[x\] -> B" is not understood\. Expected/],
  ['flowchart LR\n  A -->\n', 3, /^"A +-->" is not understood/],
  ['sequenceDiagram\n  box Ours\n  participant S\n  end\n  S->>', 6, /^Mermaid finds a fault: Parse error on line/],
  ['nonsense\n  x', 2, /is not a kind of diagram/],
])('%j is a mistake, with its line', async (source, line, message) => {
  const { content, diagnostics } = await compile(`\`\`\`mermaid alt="A"\n${source}\n\`\`\``);
  expect(diagnostics).toEqual([
    expect.objectContaining({ rule: 'diagram-syntax', severity: 'warning', message: expect.stringMatching(message) }),
  ]);
  expect(diagnostics[0]?.position?.line).toBe(line);
  expect(JSON.stringify(content)).toContain('CodeBlock');
});

it('Mermaid says where a fault is', () => {
  expect(findMermaidFault('sequenceDiagram\n  A->B\n')).toMatchObject({ line: 2 });
  expect(findMermaidFault('sequenceDiagram\n  A->>B: x\n')).toBeNull();
});
