import fc from 'fast-check';

/** What means something to one of the parsers. */
const tokens = [
  ...'{ } < > </ /> <! <!-- --> ` ``` ~~~ ** __ [ ] ( ) ![ ]( : :: ::: :::tip | |-|\n --- === # ###### > >> - 1. \\ & &lt; $ @ ^ ~ [^1] [^1]:'.split(
    ' ',
  ),
  '\n',
  '\n\n',
  '\r\n',
  '\t',
  '    ',
  '\0',
  '\u2028',
  '\ud800',
  '😀',
  'import x from ',
  "import X from './x.mdx';\n",
  'export const ',
  'export default 1;\n',
  '{/*',
  '*/}',
  '{product}',
  '{frontMatter.title}',
  '{[1, 2].map((n) => <b>{n}</b>)}',
  '{undefined.x}',
  '{(() => { throw 1; })()}',
  '<Tabs>',
  '<TabItem value="a">',
  '</Tabs>',
  '<Term id="licence">',
  '<details>',
  '<summary>',
  '<div style={{ color: 1 }}>',
  '<script>',
  '<img src="x.png" />',
  '{#id}',
  '```mermaid\nflowchart LR\nA --> B\n```\n',
  '```js title="a" {1,3-5} showLineNumbers\n',
  '[a](javascript:a)',
  '[a](@site/../x.pdf)',
];

const place = fc.double({ min: 0, max: 1, noNaN: true });
const length = fc.integer({ min: 1, max: 200 });
/** A change of a text. */
export const change = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), at: place, length }),
  fc.record({ kind: fc.constant('repeat' as const), at: place, length, times: fc.integer({ min: 2, max: 30 }) }),
  fc.record({ kind: fc.constant('move' as const), at: place, length, to: place }),
  fc.record({ kind: fc.constant('insert' as const), at: place, token: fc.constantFrom(...tokens) }),
  fc.record({
    kind: fc.constant('pile' as const),
    at: place,
    token: fc.constantFrom(...tokens),
    times: fc.integer({ min: 2, max: 300 }),
  }),
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns a text with changes. */
export function damage(text: string, changes: readonly Change[]): string {
  let result = text;
  for (const step of changes) {
    const at = Math.floor(step.at * result.length);
    const [before, after] = [result.slice(0, at), result.slice(at)];
    if (step.kind === 'insert') result = before + step.token + after;
    else if (step.kind === 'pile') result = before + step.token.repeat(step.times) + after;
    else if (step.kind === 'repeat') result = before + after.slice(0, step.length).repeat(step.times) + after;
    else {
      const rest = before + after.slice(step.length);
      const to = step.kind === 'move' ? Math.floor(step.to * rest.length) : 0;
      result = step.kind === 'move' ? rest.slice(0, to) + after.slice(0, step.length) + rest.slice(to) : rest;
    }
  }
  return result;
}
