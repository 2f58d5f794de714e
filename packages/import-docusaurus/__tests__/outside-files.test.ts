import { mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { carryOut } from '../src/carry-out';
import { readDocusaurusSite } from '../src/docusaurus-site';
import { planImport } from '../src/plan-import';
import type { ImportPlan } from '../src/plan-import';
import { isTarget, writeTarget } from '../src/target-files';
import { useSites } from './support';

const { write, own, folder } = useSites();

async function importSite(files: Readonly<Record<string, string>>): Promise<{ root: string; plan: ImportPlan }> {
  const root = own();
  const repository = write('theirs', { '.git/HEAD': '', ...files });
  const plan = planImport(root, await readDocusaurusSite(path.join(repository, 'website')));
  carryOut(root, plan);
  return { root, plan };
}

const config = (docs = 'docs'): string => `module.exports = { presets: [['classic', { docs: { path: '${docs}' } }]] };`;

describe('files outside of the site', () => {
  it('go below content, and imports of them lead there', async () => {
    const { root, plan } = await importSite({
      'website/docusaurus.config.js': config(),
      'website/docs/a.mdx':
        "import s from '!!raw-loader!@site/../packages/x.ts';\nimport t from '../../packages/y.ts?raw';\nimport Z from '../src/Z';\n\n# A\n\n![p](../../art/p.png)\n",
      'website/src/Z.tsx':
        "import data from '../../packages/data.json';\nimport './z.css';\nexport default () => data;\n",
      'website/src/z.css': '.z { background: url(../../art/z.png); }\n',
      'packages/x.ts': 'export {};\n',
      'packages/y.ts': 'export {};\n',
      'packages/data.json': '{}',
      'art/p.png': 'p',
      'art/z.png': 'z',
    });
    const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
    const page = read('content/docs/a.mdx');
    expect(page).toContain("from '!!raw-loader!@site/content/repository/packages/x.ts'");
    expect(page).toContain("from '@site/content/repository/packages/y.ts?raw'");
    expect(page).toContain("from '../src/Z'");
    expect(page).toContain('![p](@site/content/repository/art/p.png)');
    expect(read('content/src/Z.tsx')).toContain("from '@site/content/repository/packages/data.json'");
    expect(read('content/src/z.css')).toContain('url(../repository/art/z.png)');
    expect(read('content/repository/packages/x.ts')).toBe('export {};\n');
    expect(plan.byHand).toEqual([]);
  });

  it('of docs beside the site are found, and moved pages keep their imports', async () => {
    const { root, plan } = await importSite({
      'website/docusaurus.config.js': config('../docs'),
      'docs/a/page.mdx': "import Box from '../../components/Box';\n\n# A\n\n<Box />\n",
      'docs/a/with-data.mdx':
        "import Part from './_part.mdx';\nimport Own from '../own/Own';\n\n# B\n\n<Part />\n\n<Own />\n",
      'docs/a/_part.mdx': "import Box from '@site/../components/Box';\n\n<Box />\n",
      'docs/own/Own.jsx': "import Box from '../../components/Box.jsx';\nexport default Box;\n",
      'components/Box.jsx': "import Inner from './Inner';\nexport default Inner;\n",
      'components/Inner.jsx': 'export default () => null;\n',
    });
    const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
    expect(plan.byHand).toEqual([]);
    expect(read('content/docs/a/page.mdx')).toContain("from '@site/content/repository/components/Box.jsx'");
    expect(read('content/docs/a/_part.mdx')).toContain("from '@site/content/repository/components/Box'");
    expect(read('content/docs/own/Own.jsx')).toContain("from '@site/content/repository/components/Box.jsx'");
    expect(read('content/repository/components/Box.jsx')).toContain("from './Inner'");
  });

  it.each([
    ["import s from '!!raw-loader!@site/../.env';", '!!raw-loader!@site/../.env'],
    ["import s from '!!raw-loader!../../../secret.txt';", '!!raw-loader!../../../secret.txt'],
    ["import s from '../../node_modules/p/p.json';", '../../node_modules/p/p.json'],
  ])('that are hidden or of another project are named and left: %s', async (line, specifier) => {
    write('.', { 'secret.txt': 'secret' });
    const { root, plan } = await importSite({
      'website/docusaurus.config.js': config(),
      'website/docs/a.mdx': `${line}\n\n# A\n`,
      '.env': 'TOKEN=1',
      'node_modules/p/p.json': '{}',
    });
    expect(plan.byHand).toEqual([
      `docs/a.mdx: "${specifier}" is hidden, or outside of the repository of the site. It was left there.`,
    ]);
    expect(readFileSync(path.join(root, 'content/docs/a.mdx'), 'utf8')).toContain(line);
  });

  it('do not take the place of another file', async () => {
    const { root } = await importSite({
      'website/docusaurus.config.js': config('../docs'),
      'docs/a.mdx': "import d from '@site/docs/x.json';\nimport w from '@site/data/words.txt?raw';\n\n# A\n",
      'docs/x.json': '{"theirs": 1}',
      'website/docs/x.json': '{"site": 1}',
      'website/data/words.txt': 'words',
    });
    expect(readFileSync(path.join(root, 'content/docs/x.json'), 'utf8')).toBe('{"theirs": 1}');
    expect(readFileSync(path.join(root, 'content/repository/website/docs/x.json'), 'utf8')).toBe('{"site": 1}');
    expect(readFileSync(path.join(root, 'content/docs/a.mdx'), 'utf8')).toContain(
      "'@site/content/repository/website/docs/x.json'",
    );
  });
});

describe('the writer', () => {
  it.each([
    '../x',
    'content/../../x',
    '/etc/x',
    'node/x.ts',
    'content',
    'content/',
    'site',
    '.',
    'package.json',
    'content\\..\\x',
  ])('refuses %s', (target) => {
    const root = own();
    expect(() => writeTarget(root, target, { text: 'x' })).toThrow('was not written. Expected a file in content');
  });

  it('follows no symbolic link out of its folders', () => {
    const root = own();
    const elsewhere = write('elsewhere', { keep: '' });
    mkdirSync(path.join(root, 'content'), { recursive: true });
    symlinkSync(elsewhere, path.join(root, 'content/link'));
    expect(() => writeTarget(root, 'content/link/x', { text: 'x' })).toThrow('was not written');
    expect(readdirSync(elsewhere)).toEqual(['keep']);
  });
});

/** A small generator of numbers, the same in each run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * below);
  };
}

it('writes nothing outside of the folders of a site, whatever 500 imports name', async () => {
  const next = random(55);
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value => values[next(values.length)] ?? values[0];
  const names = [
    '..',
    '..',
    '..',
    '.',
    'docs',
    'src',
    'x.ts',
    'x',
    'packages',
    'deep',
    '%2e%2e',
    '..%2f',
    '\\..',
    '~',
    ' ',
    'é',
    '.git',
    'node_modules',
    'static',
    'content',
    'site',
    '',
  ] as const;
  const starts = [
    './',
    '../',
    '@site/',
    '@site/../',
    '/',
    '//',
    '',
    '!!raw-loader!',
    '!!raw-loader!../',
    '!!raw-loader!@site/../../',
    'file:',
    '~/',
  ] as const;
  const ends = ['', '/x.ts', '/x.css', '/x.json', '/x.mdx', '/x.png', '?raw', '#x', '/'] as const;
  const specifiers = Array.from(
    { length: 500 },
    () =>
      pick(starts) +
      Array.from({ length: next(7) }, () => pick([...names] as [string, ...string[]])).join('/') +
      pick(ends),
  );
  const everywhere = [
    '',
    'x/',
    'x/y/',
    'x/y/theirs/',
    'x/y/theirs/packages/',
    'x/y/theirs/website/',
    'x/y/theirs/website/src/',
  ];
  const bait = ['x.ts', 'x.css', 'x.json', 'x.mdx', 'x.png'].flatMap((name) =>
    everywhere.map((base): [string, string] => [base + name, name === 'x.json' ? '{}' : '']),
  );
  const pages = specifiers.map((specifier, index): [string, string] => [
    `x/y/theirs/website/docs/${index % 2 === 0 ? '' : 'deep/'}p${index}.mdx`,
    `import x${index} from '${specifier.replace(/['\n]/g, '')}';\n\n![a](<${specifier.replace(/[<>\n\\]/g, '')}>)\n`,
  ]);
  const code: [string, string] = [
    'x/y/theirs/website/src/x.ts',
    specifiers.map((specifier) => `import '${specifier.replace(/['\n]/g, '')}';`).join('\n'),
  ];
  write(
    '.',
    Object.fromEntries([
      ...bait,
      ...pages,
      code,
      ['x/y/theirs/.git/HEAD', ''],
      ['x/y/theirs/website/docusaurus.config.js', config()],
    ]),
  );
  const root = own('x/y/target/project');
  const before = filesBelow(folder()).filter((file) => !file.startsWith(`x/y/target/project/`));
  const plan = planImport(root, await readDocusaurusSite(path.join(folder(), 'x/y/theirs/website')));
  for (const target of [...plan.copies.keys(), ...plan.texts.keys()]) expect(isTarget(target)).toBe(true);
  for (const source of plan.copies.values()) expect(source).toContain(`${folder()}/x/y/theirs/`);
  carryOut(root, plan);
  expect(filesBelow(folder()).filter((file) => !file.startsWith(`x/y/target/project/`))).toEqual(before);
  expect(readdirSync(root).sort()).toEqual(['content', 'site']);
});

function filesBelow(base: string): string[] {
  return readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(base, path.join(entry.parentPath, entry.name)))
    .sort();
}
