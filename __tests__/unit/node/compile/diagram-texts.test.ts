import { compile, findAll } from './support/compile';

/** Where a diagram is drawn, or `text` if it stays code. */
async function drawnIn(...lines: string[]): Promise<'build' | 'text'> {
  const page = await compile(['```mermaid alt="A diagram."', ...lines, '```'].join('\n'));
  return findAll(page.content, 'CodeBlock').length > 0 ? 'text' : 'build';
}

it.each([
  ['a code for quotes', ['flowchart LR', 'A["#quot;quoted#quot;"] --> B']],
  ['an entity', ['flowchart LR', 'A["a &lt; b"] --> B']],
  ['a bracket in a quoted label', ['flowchart LR', 'A --> B["array[0] of x"]']],
  ['a parenthesis in a round label', ['flowchart LR', 'A --> B("f(x) of y")']],
  ['a brace in a diamond', ['flowchart LR', 'A --> B{"{x} of y"}']],
  ['bold text', ['flowchart LR', 'A["<b>bold</b> x"] --> B']],
  ['Markdown', ['flowchart LR', 'A["`**bold** x`"] --> B']],
  ['a semicolon in a message', ['sequenceDiagram', 'A->>B: one #59; two']],
] as const)('what the build would draw wrongly stays text: %s', async (_, lines) => {
  expect(await drawnIn(...lines)).toBe('text');
});

it.each([
  ['line breaks', ['flowchart LR', 'A["one<br/>two<br>three"] --> B']],
  ['other brackets in a quoted label', ['flowchart LR', 'A["f(x) {y}"] --> B("a [b]")']],
  ['colours', ['flowchart LR', 'A --> B', 'style A fill:#fff;']],
  ['a two-way arrow', ['flowchart LR', 'A <--> B']],
] as const)('the build draws %s', async (_, lines) => {
  expect(await drawnIn(...lines)).toBe('build');
});
