import type { Diagnostic } from '../../../../src/shared/content-tree';
import { deepest, findDeepNesting } from '../../../../node/compile/source/nesting';
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
    expect(findDeepNesting(body, format)).toBeNull();
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
