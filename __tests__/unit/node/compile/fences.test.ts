import { compile } from './support/compile';

async function warningsOf(body: string, format: 'mdx' | 'md' = 'mdx'): Promise<string[]> {
  const { diagnostics } = await compile(body, { format });
  return diagnostics.flatMap(({ rule, position, message }) =>
    rule === 'unclosed-code' ? [`${position?.line} ${message}`] : [],
  );
}

const code = (fence: string): string => `${fence}md\n:::note\ninside\n:::\n${fence}`;
const indent = (text: string, by: string): string => text.replace(/^/gm, by).replace(/^\s+$/gm, '');

describe('a code block with ":::" in it', () => {
  const box = (marker: string, content: string): string => `${marker}tip\n\n${content}\n\nStill inside.\n\n${marker}\n`;

  it.each([
    ['in backticks', `${box(':::', code('```'))}\n## End`, 1],
    ['with four colons around it and in it', box('::::', code('```').replaceAll(':::', '::::')), 1],
    ['in a list', `- a\n\n${indent(box(':::', code('```')), '  ')}`, 3],
    ['in a list in the box', box(':::', `- a\n\n${indent(code('```'), '  ')}`), 1],
    ['in a nested box', `::::info\n\n${box(':::', code('```'))}\n::::\n`, 3],
  ])('needs more colons around it: %s', async (_, body, line) => {
    for (const format of ['mdx', 'md'] as const) {
      const [first] = await warningsOf(body, format);
      expect(first).toMatch(new RegExp(`^${line} ":::(?:tip|note)" ends on line \\d+`));
      expect(first).toMatch(/use "::::+" around it, as in "::::+tip"/);
    }
  });

  it.each([
    ['more colons', box('::::', code('```'))],
    ['no box', code('```')],
    ['a box that is closed before', `:::tip\n\nx\n\n:::\n\n${code('```')}`],
    ['indented code', 'a\n\n    :::note\n\nb'],
    ['a list', `- a\n\n  ${code('```').replaceAll('\n', '\n  ')}\n`],
  ])('is fine with %s', async (_, body) => {
    expect(await warningsOf(body)).toEqual([]);
    expect(await warningsOf(body, 'md')).toEqual([]);
  });
});

it.each([
  ['to the end of the page', 'a\n\n```js\nb\n\n## c', 3],
  ['in a quote', '> ```js\n> b\n\nc', 1],
])('a code block that nothing closes is reported: %s', async (_, body, line) => {
  expect(await warningsOf(body)).toEqual([expect.stringMatching(new RegExp(`^${line} The code block is not closed`))]);
});

it('an unclosed code block in a box is reported', async () => {
  const [first] = await warningsOf(':::tip\n\n```js\na\n\n:::\n\nb');
  expect(first).toMatch(/^1 ":::tip" ends on line 6, in the code block that begins on line 3/);
});
