import { readFileSync } from 'node:fs';
import path from 'node:path';
import { carryOut } from '../src/carry-out';
import { readDocusaurusSite } from '../src/docusaurus-site';
import { planImport } from '../src/plan-import';
import type { ImportPlan } from '../src/plan-import';
import { useSites } from './support';

const { write } = useSites();
const siteFile = readFileSync(path.resolve('packages/create/template/site/site.ts'), 'utf8');

async function importInto(
  config: string,
  files: Readonly<Record<string, string>>,
): Promise<ImportPlan & { settings: string; root: string }> {
  const root = write('own', { 'site/site.ts': siteFile });
  const plan = planImport(
    root,
    await readDocusaurusSite(write('theirs', { ...files, 'docusaurus.config.js': config })),
  );
  carryOut(root, plan);
  return { ...plan, root, settings: readFileSync(path.join(root, 'site/site.ts'), 'utf8') };
}

const configOf = (docs: string, rest = ''): string =>
  `module.exports = { ${rest} presets: [['classic', { docs: { ${docs} } }]] };`;

it('a page at the path of the docs is its landing page, whatever its id', async () => {
  const { settings, texts } = await importInto(configOf(''), {
    'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n',
    'docs/b.md': '# B\n',
  });
  expect(settings).toContain("landing: { doc: 'intro' }");
  expect(texts.get('content/data/redirects.csv')).toBeUndefined();
});

it('two pages of one id in different folders keep ids of their own when they meet in one', async () => {
  const sidebar = {
    s: {
      API: [
        'api/overview',
        { type: 'category', label: 'Graph', link: { type: 'doc', id: 'api/graph/overview' }, items: [] },
        'other/overview',
      ],
    },
  };
  const { texts } = await importInto(configOf("sidebarPath: './s.json'"), {
    's.json': JSON.stringify(sidebar),
    'docs/api/overview.md': '# A\n',
    'docs/api/graph/overview.md': '---\nid: overview\n---\n\n# B\n',
    'docs/other/overview.md': '---\nid: overview\n---\n\n# C\n',
  });
  const moved = texts.get('content/docs/api/other-overview.md') ?? '';
  expect(moved).toContain('id: other-overview');
  expect(moved).toContain('slug: /other/overview');
});

it('further sidebars are called as the navbar calls them', async () => {
  const navbar = "navbar: { items: [{ type: 'docSidebar', sidebarId: 'mathmisc', label: 'Mathematics' }] }";
  const { texts } = await importInto(configOf("sidebarPath: './s.json'", `themeConfig: { ${navbar} },`), {
    's.json': JSON.stringify({ docs: ['a'], mathmisc: ['b', 'c'] }),
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'docs/c.md': '# C\n',
  });
  expect(texts.get('content/docs/mathematics/_category_.yml')).toContain('label: Mathematics');
});

it('imports from the root of the site lead to where the file is', async () => {
  const { texts, copies } = await importInto(configOf(''), {
    'docs/a.mdx':
      "import X from '/src/parts/_x.mdx';\nimport Y from '/docs/_y.mdx';\nimport Box from '/src/Box';\n\n<X /><Y /><Box />\n",
    'docs/_y.mdx': 'Y\n',
    'src/parts/_x.mdx': "import Z from '/src/parts/_z.mdx';\n\n<Z />\n",
    'src/parts/_z.mdx': 'Z\n',
    'src/Box.jsx': 'export default () => null;\n',
  });
  const page = texts.get('content/docs/a.mdx') ?? '';
  const targets = new Set([...texts.keys(), ...copies.keys()]);
  const imported = [...page.matchAll(/from '@site\/([^']+)'/g)].map(([, file = '']) => file);
  expect(imported).toHaveLength(3);
  for (const file of imported) expect([file, `${file}.jsx`].some((name) => targets.has(name))).toBe(true);
  expect([...texts].find(([file]) => file.endsWith('_x.mdx'))?.[1]).toContain("from '@site/");
});

it('packages to install have the versions that the site asks for', async () => {
  const { install } = await importInto(configOf(''), {
    'package.json': JSON.stringify({
      dependencies: { 'not-there-a': '^2.1.0', 'not-there-b': '>=1 <3' },
      devDependencies: { 'not-there-c': 'workspace:*' },
    }),
    'docs/a.mdx': "import Box from '../src/Box';\n\n<Box />\n",
    'src/Box.jsx':
      "import 'not-there-a';\nimport 'not-there-b/x';\nimport 'not-there-c';\nimport 'not-there-d';\nexport default () => null;\n",
  });
  expect(install).toEqual(['not-there-a@^2.1.0', '"not-there-b@>=1 <3"', 'not-there-c', 'not-there-d']);
});

it('formulas are drawn where they were', async () => {
  const math = "const math = require('remark-math'); const katex = require('rehype-katex');";
  const { texts, byHand, changed } = await importInto(
    `${math} ${configOf("remarkPlugins: [math], rehypePlugins: [[katex, { macros: { '\\\\RR': '\\\\mathbb{R}', x: 1 } }]]")}`,
    { 'docs/a.md': '# A\n\n$\\frac{a}{b}$\n' },
  );
  expect(texts.get('site/content.ts')).toContain('formulas: drawFormulas({"\\\\RR":"\\\\mathbb{R}"}),');
  expect(texts.get('site/theme.css')).toMatch(/^@import url\('~help-portal-formulas/);
  expect(changed).toContain('Formulas are drawn by help-portal-formulas (site/content.ts).');
  expect(byHand.join('\n')).not.toMatch(/math|katex|Plugins/);
});

it('what has no place here is named: language, live code, a generator of sidebars', async () => {
  const { byHand, changed } = await importInto(
    configOf(
      "routeBasePath: '/', sidebarItemsGenerator: () => []",
      "baseUrl: '/manual/', i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] }, themes: ['@docusaurus/theme-live-codeblock', '@docusaurus/theme-mermaid', 'theme-of-theirs'],",
    ),
    { 'docs/a.md': '# A\n' },
  );
  const named = byHand.join('\n');
  for (const part of [
    'The language of the site (zh-Hans)',
    'Live code blocks',
    'The plugin theme-of-theirs.',
    'sidebarItemsGenerator',
  ])
    expect(named).toContain(part);
  expect(named).not.toContain('mermaid');
  expect(changed.join('\n')).toContain('The site is at /manual/ there: pages are below /manual here too');
});

it.each([
  ['yarn.lock', 'yarn install'],
  ['pnpm-lock.yaml', 'pnpm install'],
  ['package-lock.json', 'npm ci'],
])('the command that installs theirs is that of their lockfile: %s', async (lockfile, command) => {
  const { byHand } = await importInto(`require('not-there'); ${configOf('')}`, {
    'docs/a.md': '# A\n',
    [lockfile]: '',
  });
  expect(byHand.join('\n')).toContain(`run "${command}" in `);
});
