import type { Diagnostic } from '../../../../src/shared/content-tree';
import { renderMermaid } from '../../../../node/compile/diagrams/mermaid';
import { mayHaveCode } from '../../../../node/compile/source/page-code';
import { compile, findOnly, toMarkup } from './support/compile';

const summarize = (diagnostics: readonly Diagnostic[]): unknown[] =>
  diagnostics.map(({ severity, rule, position }) => [severity, rule, position?.line]);

describe('code that grammars do not bear', () => {
  const block = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;

  it.each([
    ['js', `const a = '${'x'.repeat(10_000)}';`],
    ['js', `${'(function(){'.repeat(3000)}${'})()'.repeat(3000)}`],
    ['xml', '<a>'.repeat(5000) + '</a>'.repeat(5000)],
  ])('a long line of %s stays plain, and the lines around it have colours', async (language, line) => {
    const page = await compile(block(language, `"before"\n${line}\n"after"`));
    expect(page.diagnostics).toEqual([]);
    const html = findOnly(page.content, 'CodeBlock').props.html as string;
    const [before, long, after] = html.split('\n</span>');
    expect(long).toMatch(/^<span class="line">[^<]*$/);
    if (language !== 'xml') for (const other of [before, after]) expect(other).toContain('token');
    expect(findOnly(page.content, 'CodeBlock').props.code).toContain(line);
  });

  it('thousands of lines keep their colours, each its own', async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `const a${index} = 'x';`);
    const html = findOnly((await compile(block('js', lines.join('\n')))).content, 'CodeBlock').props.html as string;
    expect(html.match(/<span class="line">/g)).toHaveLength(3000);
    expect(html.match(/<span class="token keyword">const<\/span>/g)).toHaveLength(3000);
  });
});

describe('many findings', () => {
  it('each once, with its excerpt', async () => {
    const page = await compile(Array.from({ length: 3000 }, (_, index) => `# Heading ${index}\n`).join('\n'));
    expect(page.diagnostics).toHaveLength(2999);
    expect(page.diagnostics.at(-1)?.excerpt).toContain('> 5999 | # Heading 2999');
    expect(toMarkup(page.content)).toContain('Heading 2999');
  });
});

describe('diagrams that the library does not bear', () => {
  const nodes = (name: string, count: number): string =>
    Array.from({ length: count }, (_, index) => `${name}${index}`).join(' & ');
  const bundle = (count: number): string => `flowchart LR\n  ${nodes('a', count)} --> ${nodes('b', count)}`;

  it('one that takes too long is shown as text, with the reason, and the next is drawn', async () => {
    const body = `\`\`\`mermaid alt="Many"\n${bundle(60)}\n\`\`\`\n\n\`\`\`mermaid alt="Few"\n${bundle(5)}\n\`\`\`\n`;
    const page = await compile(body);
    expect(page.diagnostics.map(({ severity, rule, message }) => [severity, rule, message])).toEqual([
      [
        'warning',
        'diagram-syntax',
        'The diagram was not drawn within 5 s. Expected fewer arrows. The diagram is shown as text.',
      ],
    ]);
    expect(findOnly(page.content, 'CodeBlock').props.code).toBe(bundle(60));
    expect(toMarkup(page.content)).toContain('<figure class="diagram');
  });

  it('one with hundreds of arrows is drawn', () => {
    const chain = Array.from({ length: 300 }, (_, index) => `n${index} --> n${index + 1}`);
    expect(renderMermaid(['flowchart TD', ...chain].join('\n'), '', 'd')).toContain('>n300<');
  });

  it.each(['LR', 'TD'])('one with a loop beside other parts is drawn: %s', (direction) => {
    expect(renderMermaid(`flowchart ${direction}\nA --> A\nB --> C\nC --> D`, '', 'd')).toContain('>D<');
  });
});

describe('a page that takes too long', () => {
  it('ends, is named with the last place known, and the next page compiles', async () => {
    const slow = '{[1].map(() => { while (true); })}';
    const page = await compile(`First.\n\n<b>Known</b>\n\n${slow}\n`, {}, 500);
    expect(summarize(page.diagnostics)).toEqual([['error', 'slow-page', 5]]);
    expect(page.content).toEqual([]);
    expect((await compile('Text.\n')).diagnostics).toEqual([]);
  });

  it('also in a getter', async () => {
    const page = await compile('Text.\n\n<Term id={{ get a() { while (true); } }}>A</Term>\n', {}, 500);
    expect(summarize(page.diagnostics)).toEqual([['error', 'slow-page', 3]]);
  });
});

describe('code that goes on after its page', () => {
  it.each([
    ["{(async () => { throw new Error('late'); })()}", 3],
    ['{await null}', 3],
    ['<Term id={(async () => null)()}>A</Term>', 3],
    ['export const a = 1;\nexport async function f() {}', 4],
    ['{(() => <b title={async () => null}>A</b>)()}', 3],
  ])('%s is an error of the page', async (code, line) => {
    const page = await compile(`Text.\n\n${code}\n`);
    expect(summarize(page.diagnostics)).toEqual([['error', 'mdx-syntax', line]]);
    expect(page.diagnostics[0]?.message).toContain('Expected code without "async" and "await"');
  });

  it('is not imported on the way', async () => {
    const page = await compile("Text.\n\n{(() => { import('node:fs'); })()}\n");
    expect(summarize(page.diagnostics)).toEqual([['error', 'unsupported-import', 3]]);
  });

  it.each(['process', 'fetch', 'setTimeout', 'setImmediate', 'queueMicrotask', 'Buffer'])('has no %s', async (name) => {
    const page = await compile(`Text.\n\n{String(${name})}\n`);
    expect(summarize(page.diagnostics)).toEqual([['error', 'undefined-name', 3]]);
  });
});

it('data of a component that holds itself is an error with its place', async () => {
  const page = await compile('Text\n\n<Term id={(() => { const a = {}; a.a = a; return a; })()}>A</Term>\n');
  expect(summarize(page.diagnostics)).toEqual([['error', 'function-in-prop', 3]]);
  expect(page.diagnostics[0]?.message).toContain('"id" of <Term> holds itself');
});

describe('mayHaveCode', () => {
  it.each([
    'export const a = 1;',
    "import * as a from './a.mdx';",
    "import*as a from './a.mdx';",
    "import'./a.mdx'",
    '{a}',
    '{/* a */ delete Array.prototype.map}',
    '{/* a */ b /* c */}',
    '<b a={1}>a</b>',
  ])('%s may be', (body) => {
    expect(mayHaveCode(`Text.\n\n${body}\n`)).toBe(true);
  });

  it.each(['Text, {product}.', '## Heading {#id}', '{/* a * b */}', '{/* two\nlines */ }', 'An import of data.'])(
    '%s is none',
    (body) => {
      expect(mayHaveCode(`Text.\n\n${body}\n`)).toBe(false);
    },
  );
});
