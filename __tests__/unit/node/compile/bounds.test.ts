import type { Diagnostic } from '../../../../src/shared/content-tree';
import { renderMermaid } from '../../../../node/compile/diagrams/mermaid';
import { deepest, findExcess } from '../../../../node/compile/source/limits';
import { mayHaveCode } from '../../../../node/compile/source/page-code';
import { compile, findOnly, toMarkup } from './support/compile';

const nestedLists = (depth: number): string =>
  Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- item ${level}`).join('\n');

const summarize = (diagnostics: readonly Diagnostic[]): unknown[] =>
  diagnostics.map(({ severity, rule, position }) => [severity, rule, position?.line]);

describe('nesting deeper than parsers bear', () => {
  it.each([
    ['lists', nestedLists(1000), deepest + 1],
    ['lists on one line', `${'- '.repeat(5000)}a`, 1],
    ['quotes', `Text.\n\n${'>'.repeat(5000)} a`, 3],
    ['tags', `${'<div>\n'.repeat(5000)}a\n${'</div>\n'.repeat(5000)}`, deepest + 1],
    ['tags on one line', `Text.\n\n${'<b>'.repeat(5000)}a${'</b>'.repeat(5000)}`, 3],
  ])('%s are an error at their line', async (_name, body, line) => {
    for (const format of ['mdx', 'md'] as const) {
      const page = await compile(body, { format, lineOffset: 4 });
      expect(summarize(page.diagnostics)).toEqual([['error', 'deep-nesting', line + 4]]);
      expect(page.diagnostics[0]?.message).toBe(
        'Lists, quotes or tags are nested deeper than 100 levels. Expected fewer.',
      );
    }
  });

  it('is none in what is deep enough for anybody', async () => {
    const tags = `${'<div>\n\n'.repeat(40)}a\n\n${'</div>\n\n'.repeat(40)}`;
    for (const body of [nestedLists(20), `${'>'.repeat(20)} a`, tags])
      expect((await compile(body)).diagnostics).toEqual([]);
  });

  it.each([
    ['in code', `\`\`\`\n${'>'.repeat(500)}\n${'<a>'.repeat(500)}\n\`\`\`\n`, 'mdx'],
    ['of tags that stand one after the other', '<b>a</b> <img alt="" /> <A.B c={1} />\n'.repeat(500), 'mdx'],
    [
      'in code spans, comments and addresses',
      'Use `<div>` <!-- <div> --> <https://a.example> <a@b.example>\n'.repeat(500),
      'md',
    ],
    ['of tags that HTML leaves open', '<p>a<br>b\n'.repeat(500), 'md'],
    ['of rules and emphasis', `${'* '.repeat(3)}\n\n---\n\n**a**\n`.repeat(500), 'mdx'],
  ] as const)('is not seen %s', (_name, body, format) => {
    expect(findExcess(body, format)).toBeNull();
  });
});

describe('code that grammars do not bear', () => {
  const block = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;
  const json = JSON.stringify(Array.from({ length: 3000 }, (_, index) => ({ index })));

  it.each([
    ['js', `const a = '${'x'.repeat(10_000)}';`],
    ['js', `${'(function(){'.repeat(3000)}${'})()'.repeat(3000)}`],
    ['json', json],
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

describe('a table beyond all measure', () => {
  const row = `${'| x '.repeat(100)}|\n`;
  const table = (rows: number): string => `Text.\n\n${row}${'|---'.repeat(100)}|\n${row.repeat(rows)}`;

  it('is an error at its first line', async () => {
    const page = await compile(table(600), { lineOffset: 4 });
    expect(summarize(page.diagnostics)).toEqual([['error', 'large-table', 7]]);
    expect(page.diagnostics[0]?.message).toContain('more than 50000 cells');
  });

  it.each([
    ['one of 40,000 cells', table(400)],
    ['several smaller ones', table(400).repeat(3)],
    ['code with bars', `\`\`\`\n${row.repeat(600)}\`\`\`\n`],
  ])('is not %s', (_name, body) => {
    expect(findExcess(body, 'mdx')).toBeNull();
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

  it('one that the library fails on has the true reason', () => {
    expect(() => renderMermaid('flowchart LR\nA --> A\nB --> C\nC --> D', '', 'd')).toThrow(
      'The library cannot lay out this diagram. Expected fewer arrows, or another order.',
    );
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
  const rejections: unknown[] = [];
  const note = (reason: unknown): number => rejections.push(reason);
  beforeAll(() => process.on('unhandledRejection', note));
  afterAll(() => process.off('unhandledRejection', note));

  it.each([
    ["Promise.reject(new Error('late'))"],
    ["(async () => { await null; throw new Error('late'); })()"],
    ['const f = () => Promise.resolve().then(f); f()'],
    ['(async () => { while (true) await null; })()'],
  ])('%s is an error of the page', async (code) => {
    const page = await compile(`Text.\n\n{(() => { ${code}; })()}\n`);
    expect(summarize(page.diagnostics)).toEqual([['error', 'promise', 3]]);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(rejections).toEqual([]);
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

describe('values that no page can hold', () => {
  it.each([
    ['{(() => { const a = []; a.push(a); return a; })()}', 'too-large', 'lists nested deeper than 100 levels'],
    ['{(() => { let a = []; for (let i = 0; i < 20000; i += 1) a = [a]; return a; })()}', 'too-large', 'lists nested'],
    ["{'x'.repeat(2_000_000)}", 'too-large', 'a text of 2000000 characters'],
    ["{Array.from({ length: 200_000 }, () => 'x')}", 'too-large', 'a list of 200000 entries'],
    [
      '<Term id={(() => { const a = {}; a.a = a; return a; })()}>A</Term>',
      'function-in-prop',
      '"id" of <Term> holds itself',
    ],
    [
      '<Term id={(() => { let a = {}; for (let i = 0; i < 20000; i += 1) a = { a }; return a; })()}>A</Term>',
      'function-in-prop',
      'nested deeper',
    ],
  ])('%s is an error with its place', async (source, rule, message) => {
    const page = await compile(`Text\n\n${source}\n`);
    expect(summarize(page.diagnostics)).toEqual([['error', rule, 3]]);
    expect(page.diagnostics[0]?.message).toContain(message);
  });
});

describe('what all pages share', () => {
  it.each([
    ['Object.prototype.polluted = 1', 'Object.prototype.polluted'],
    ['Array.prototype.map = () => []', 'Array.prototype.map'],
    ['delete String.prototype.trim', 'String.prototype.trim'],
    ['JSON.parse = () => null', 'JSON.parse'],
  ])('is as before after a page with %s, which is an error', async (code, name) => {
    const before = [Array.prototype.map, String.prototype.trim, JSON.parse];
    const page = await compile(`export const x = (() => { ${code}; })();\n\nText.\n`);
    expect(page.diagnostics.map(({ rule, message }) => [rule, message])).toEqual([
      ['changed-builtin', `Code on the page changes ${name}, which all pages share. Expected it unchanged.`],
    ]);
    expect('polluted' in {}).toBe(false);
    expect([Array.prototype.map, String.prototype.trim, JSON.parse]).toEqual(before);
    expect((await compile('Text.\n')).diagnostics).toEqual([]);
  });
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
