import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../../scripts/sources.mjs';

/**
 * Keeps `docs/reaches.md`: the comments `@reach <package>: <what is relied on>; <what fails when it changes>` of the code.
 * `WRITE_REACHES=1 npx jest --selectProjects node -- unit/config/reaches` writes the list.
 */
const list = 'docs/reaches.md';

interface Reach {
  package: string;
  what: string;
  fails: string;
}

const folders = ['src', 'node', 'plugins', 'scripts'];
const files = folders
  .flatMap(filesOf)
  .filter((file) => /\.(?:[cm]?js|tsx?|css)$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => file.split(path.sep).join('/'))
  .sort();
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** The comments of a file; further lines of one are indented. */
function findReaches(text: string): Reach[] {
  const lines = text
    .split('\n')
    .map((line) => /^\s*(?:\/\*\*?|\*(?!\/)|\/\/) ?(.*?)(?:\s*\*\/)?$/.exec(line)?.[1] ?? '');
  return lines.flatMap((line, index) => {
    const start = /^@reach (.*)/.exec(line)?.[1];
    if (start === undefined) return [];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((next) => !/^ {2}\S/.test(next));
    return [readReach([start, ...rest.slice(0, end < 0 ? undefined : end).map((next) => next.trim())].join(' '))];
  });
}

function readReach(text: string): Reach {
  const [, name = '', what = '', fails = ''] = /^(\S+): (.+?); (.+)$/.exec(text) ?? [];
  if (name === '') throw new Error(`"@reach ${text}": expected "@reach <package>: <what>; <what fails>".`);
  return { package: name, what, fails };
}

const rowOf = (file: string, { package: name, what, fails }: Reach): string =>
  `| ${[`[${file}](../${file})`, `\`${name}\``, what, fails].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const reaches = [...texts].flatMap(([file, text]) => findReaches(text).map((reach) => ({ file, reach })));
const rows = reaches.map(({ file, reach }) => rowOf(file, reach));

const head = `# Reaches

What this code relies on although the package does not document it, from the comments \`@reach\` above each such place;
\`__tests__/unit/config/reaches.test.ts\` keeps the list and writes it with \`WRITE_REACHES=1\`. What the patches of Gatsby,
webpack and Parcel are worth is in [node/gatsby/README.md](../node/gatsby/README.md).

| File | Package | What is relied on | What fails when it changes, and what notices |
| --- | --- | --- | --- |
`;

describe('docs/reaches.md', () => {
  if (process.env.WRITE_REACHES === '1') writeFileSync(list, `${head}${rows.join('\n')}\n`);
  const written = readFileSync(list, 'utf8');

  it('has a row for each comment of the code, in the order of files, and no other (else: WRITE_REACHES=1)', () => {
    const present = written.split('\n').filter((line) => line.startsWith('| ['));
    expect({
      missing: rows.filter((row) => !present.includes(row)),
      stale: present.filter((row) => !rows.includes(row)),
    }).toEqual({ missing: [], stale: [] });
    expect(written).toBe(`${head}${rows.join('\n')}\n`);
  });

  it('names packages that are installed', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, object> };
    const names = new Set([
      'node',
      'npm',
      'v8',
      ...Object.keys(packages).map((name) => name.replace(/^.*node_modules\//, '')),
    ]);
    expect(reaches.filter(({ reach }) => !names.has(reach.package)).map(({ reach }) => reach.package)).toEqual([]);
  });

  it('names tests that exist', () => {
    const tests = ['__tests__', 'packages'].flatMap(filesOf).map((file) => file.split(path.sep).join('/'));
    const named = rows.flatMap((row) => row.match(/(?<=`)[\w/-]+\.(?:test|spec)\.tsx?(?=`)/g) ?? []);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !tests.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
  });
});

describe('a comment', () => {
  it('may take several lines, and stand in any kind of comment', () => {
    const text = [
      '/** @reach a: one; two */',
      '/**',
      ' * Does it.',
      ' * @reach @b/c: one',
      ' *   more; two; three',
      ' */',
      '  // @reach d: one; two',
      '  //   more',
      '  // Why.',
    ];
    expect(findReaches(text.join('\n'))).toEqual([
      { package: 'a', what: 'one', fails: 'two' },
      { package: '@b/c', what: 'one more', fails: 'two; three' },
      { package: 'd', what: 'one', fails: 'two more' },
    ]);
  });

  it('without a package or without a consequence is an error', () => {
    expect(() => findReaches('// @reach a: one')).toThrow('"@reach a: one": expected');
    expect(() => findReaches('// @reach one; two')).toThrow('expected');
  });
});

/** Code that reaches into a package, with an example of each. */
const signs: readonly (readonly [sign: RegExp, example: string])[] = [
  [/['"`!](?:[^'"`!\n]*node_modules\/)?(?:@[\w-]+\/)?[a-z][\w-]*\/(?:dist|lib|cache-dir)\//, `from 'gatsby/dist/a'`],
  [/node_modules\/(?!\.package-lock|help-portal)[\w@.-]/, `resolve('node_modules/a/b.js')`],
  [/'gatsby-worker'/, `require('gatsby-worker')`],
  [/\bprototype\.\w+ = /, 'Pool.prototype.end = end'],
  [/defineProperty\(\w+\.prototype/, `Object.defineProperty(Engine.prototype, 'worker', {`],
  [/\b(?:chokidar|childProcess|fs|http)\.\w+ = /, 'chokidar.watch = watch'],
  [/\b_zod\b/, 'schema._zod.def'],
  [/\bconstructor\.name\b/, `plugin.constructor.name === 'A'`],
  [/\brequire\.cache\b|\bModule\._|\._load\b|\bprocess\.binding\b/, 'delete require.cache[file]'],
  [/\bsetFlagsFromString\(/, `setFlagsFromString('--a')`],
  [/\bpromiseHooks\b|\bmicrotaskMode\b/, 'promiseHooks.onInit(note)'],
  [/\b___(?:loader|gatsby|webpackCompilationHash)\b|\$virtual/, 'window.___loader'],
  [/\._on[A-Z]\w+\(/, 'history._onTransitionComplete()'],
  [/\bGATSBY_WORKER_ID\b|\bgatsby_executing_command\b/, 'process.env.GATSBY_WORKER_ID'],
  [/webpack\.stats\.json|'?page-data'?[\\/,]/, `'webpack.stats.json'`],
  [/\bUPDATE_PLUGINS_HASH\b|\bDELETE_CACHE\b|\bPLUGINS_HASH\b/, `dispatch({ type: 'DELETE_CACHE' })`],
  [/\bmedium-zoom-{1,2}(?:image|opened|overlay)|\bDocSearch-{1,2}[a-zA-Z]/, `'.medium-zoom-image--opened'`],
  [/\$\$typeof|\b__react[A-Z]/, `'$$typeof' in component`],
];

/** Readers get its comments too, so `mount.tsx` says what it relies on. */
const sentAsItIs = 'src/search/docsearch/docsearch.css';

const hasSign = (line: string): boolean => signs.some(([sign]) => sign.test(line));

describe('code that reaches into a package', () => {
  it('is in files that say so', () => {
    const silent = [...texts].filter(([file, text]) => file !== sentAsItIs && findReaches(text).length === 0);
    const found = silent.flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) => (hasSign(line) ? `${file}:${index + 1} ${line.trim()}` : [])),
    );
    expect(found).toEqual([]);
  });

  it.each(signs)('is found by %s', (sign, example) => {
    expect(example).toMatch(sign);
  });
});
