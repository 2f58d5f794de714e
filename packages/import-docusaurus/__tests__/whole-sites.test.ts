import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { carryOut, findConflicts } from '../src/carry-out';
import { readDocusaurusSite } from '../src/docusaurus-site';
import { planImport } from '../src/plan-import';
import type { ImportPlan } from '../src/plan-import';
import { useSites } from './support';

const { write } = useSites();
const template = path.resolve('packages/create/template');
const read = (file: string): string => readFileSync(path.join(template, file), 'utf8');

/** An empty site. */
const ownFiles = [
  ...['site/site.ts', 'content/docs/index.mdx'].map((file) => [file, read(file)] as const),
  ['site/theme.css', readFileSync('defaults/theme.css', 'utf8')] as const,
];

/** Imports into an empty site as `npm create help-portal` lays it out. */
async function importInto(
  files: Readonly<Record<string, string>>,
  instance?: string,
): Promise<{ root: string; plan: ImportPlan; settings: string }> {
  const root = write('own', Object.fromEntries(ownFiles));
  const site = await readDocusaurusSite(write('theirs', files), undefined, instance);
  const plan = planImport(root, site);
  expect(findConflicts(root, plan)).toEqual([]);
  carryOut(root, plan);
  return { root, plan, settings: readFileSync(path.join(root, 'site/site.ts'), 'utf8') };
}

const configOf = (docs: string, rest = ''): string =>
  `module.exports = { ${rest} presets: [['classic', { docs: { ${docs} } }]] };`;

const tableOf = ({ texts, copies }: ImportPlan): string[] =>
  [...texts.keys(), ...copies.keys()].filter((file) => file.startsWith('content/')).sort();

describe('addresses', () => {
  const pages = {
    'docs/a.md': '# A\n\nSee [b](/b).\n',
    'docs/b.md': '# B\n',
    'docs/i/index.md': '---\nid: other\n---\n\n# I\n',
  };

  it('directly below / are redirects, those of generated lists too', async () => {
    const { plan } = await importInto({
      ...pages,
      'docusaurus.config.js': configOf("routeBasePath: '/', sidebarPath: './s.json'"),
      's.json': JSON.stringify({
        s: ['a', { type: 'category', label: 'The Rest', link: { type: 'generated-index' }, items: ['b', 'i/other'] }],
      }),
    });
    expect(plan.texts.get('content/data/redirects.csv')?.split('\n')).toEqual([
      'from,to',
      '/a,/docs/a',
      '/b,/docs/b',
      '/i,/docs/i/',
      '/category/the-rest,/docs/category/the-rest',
      '/docs,/docs/a',
      '',
    ]);
    expect(plan.texts.get('content/docs/a.md')).toContain('[b](/docs/b)');
    expect(plan.changed).toContainEqual(expect.stringContaining('4 addresses directly below / are redirects'));
  });

  it('below another base path stay: the area has it', async () => {
    const { plan, settings } = await importInto({
      ...pages,
      'docusaurus.config.js': configOf("routeBasePath: 'handbook'"),
    });
    expect(settings).toContain("basePath: '/handbook'");
    expect(settings).toContain("notFound: [{ label: 'Documentation', to: '/handbook' }]");
    expect(plan.changed[0]).toContain('below /handbook, with the addresses that they had');
  });

  it.each([
    ["routeBasePath: '/'", "baseUrl: '/manual/',", "basePath: '/manual'", null],
    ["path: 'docs'", "baseUrl: '/manual/',", "basePath: '/docs'", 'PATH_PREFIX=/manual in .env'],
  ])('below a base URL stay: %s, %s', async (docs, rest, basePath, note) => {
    const { plan, settings } = await importInto({ ...pages, 'docusaurus.config.js': configOf(docs, rest) });
    expect(settings).toContain(basePath);
    const said = plan.changed.filter((line) => line.includes('PATH_PREFIX'));
    expect(said).toEqual(note === null ? [] : [expect.stringContaining(note)]);
  });
});

describe('several docs', () => {
  const files = {
    'docusaurus.config.js':
      "module.exports = { presets: [['classic', { docs: { path: 'docs' } }]], plugins: [['@docusaurus/plugin-content-docs', { id: 'community', path: 'people', routeBasePath: 'community' }]] };",
    'docs/a.md': '# A\n\n[People](../people/team.md) and [team](/community/team).\n',
    'people/team.md': '# Team\n\n[A](/docs/a)\n',
  };

  it('are areas of their own, with links between them', async () => {
    const { plan, settings } = await importInto(files);
    expect(tableOf(plan)).toEqual(['content/community/team.md', 'content/data/redirects.csv', 'content/docs/a.md']);
    expect(settings).toMatch(/name: 'community',[^}]*folder: 'content\/community',[^}]*basePath: '\/community',/s);
    expect(plan.texts.get('content/docs/a.md') ?? read('x')).toContain('[team](/community/team)');
  });

  it('can be imported alone', async () => {
    const { plan } = await importInto(files, 'community');
    expect(tableOf(plan)).toContain('content/docs/team.md');
    await expect(importInto(files, 'other')).rejects.toThrow('Expected one of: default, community.');
  });
});

it('allows the origins from which pages show pictures', async () => {
  const { settings } = await importInto({
    'docusaurus.config.js': configOf(''),
    'docs/a.mdx':
      '# A\n\n![x](https://b.example/x.png) <img src="https://a.example/y.png" /> [l](https://no.example/)\n',
    'docs/b.md': '---\nformat: md\n---\n\n<img src="https://c.example/z.png">\n',
  });
  expect(settings).toContain("mediaOrigins: ['https://a.example', 'https://b.example', 'https://c.example'],");
});

it('brings the style sheets that pages import with components', async () => {
  const { root, plan } = await importInto({
    'docusaurus.config.js': configOf(''),
    'docs/a.mdx': "import './a.css';\nimport 'clsx-not-there/dist/x.css';\nimport './missing.css';\n\n# A\n",
    'docs/a.css': '.a { color: red }\n',
  });
  const page = plan.texts.get('content/docs/a.mdx') ?? '';
  const [first = '', second = ''] = [...page.matchAll(/^import PageStyles\d from '@site\/(.+)';$/gm)].map(
    ([, file]) => file,
  );
  expect(page).toContain("import './missing.css';");
  expect(page).toMatch(/# A\n\n<PageStyles1 \/>\n\n<PageStyles2 \/>\n$/);
  expect(readFileSync(path.join(root, first), 'utf8')).toContain("import '@site/content/docs/a.css';");
  expect(readFileSync(path.join(root, second), 'utf8')).toContain("import 'clsx-not-there/dist/x.css';");
  expect(plan.install).toEqual(['clsx-not-there']);
  expect(plan.byHand).toContain('docs/a.mdx: "./missing.css" does not exist.');
});

it('brings CSS modules of pages as plain sheets, with the names of their classes', async () => {
  const { root, plan } = await importInto({
    'docusaurus.config.js': configOf(''),
    'docs/a.mdx':
      'import styles from "./card.module.css";\nimport * as broken from \'./broken.module.css\';\n\n# A\n\n<div className={styles.card}>T</div>\n',
    'docs/card.module.css': '.card { background: url(./p.png) }\n',
    'docs/p.png': 'p',
    'docs/broken.module.css': '.a {',
  });
  const page = plan.texts.get('content/docs/a.mdx') ?? '';
  const [, name = ''] = /^export const styles = \{"card":"(.+)"\};$/m.exec(page) ?? [];
  expect(name).toMatch(/^card-[\da-f]{6}_card$/);
  expect(readFileSync(path.join(root, 'content/docs/card.page.css'), 'utf8')).toBe(
    `.${name} { background: url(./p.png) }\n`,
  );
  const [, component = ''] = /^import PageStyles1 from '@site\/(.+)';$/m.exec(page) ?? [];
  expect(readFileSync(path.join(root, component), 'utf8')).toContain("import '@site/content/docs/card.page.css';");
  expect(page).toContain("import * as broken from './broken.module.css';");
});

it('replaces the page of an empty site, which nobody has changed', async () => {
  const { root } = await importInto({ 'docusaurus.config.js': configOf(''), 'docs/a.md': '# A\n' });
  expect(existsSync(path.join(root, 'content/docs/index.mdx'))).toBe(false);

  const same = await importInto({ 'docusaurus.config.js': configOf(''), 'docs/index.mdx': '# Theirs\n' });
  expect(readFileSync(path.join(same.root, 'content/docs/index.mdx'), 'utf8')).toContain('# Theirs');
  const mine = write('mine', { ...Object.fromEntries(ownFiles), 'content/docs/index.mdx': 'Mine' });
  expect(findConflicts(mine, same.plan)).toEqual(['content/docs/index.mdx']);
});

it('leaves out what the docs exclude, and keeps numbers that are no positions', async () => {
  const { plan } = await importInto({
    'docusaurus.config.js': configOf("exclude: ['**/drafts/**', 'b*.{md,mdx}'], numberPrefixParser: false"),
    'docs/1-a.md': '# A\n',
    'docs/b.md': '# B\n',
    'docs/x/drafts/c.md': '# C\n',
    'docs/x/d.md': '# D\n',
  });
  expect(tableOf(plan)).toEqual(['content/data/redirects.csv', 'content/docs/1-a.md', 'content/docs/x/d.md']);
  expect(plan.texts.get('content/docs/1-a.md')).toContain('parse_number_prefixes: false');
});

it('keeps the order of a sidebar that mixes pages and generated parts, and lists no page that it does not', async () => {
  const { plan } = await importInto({
    'docusaurus.config.js': configOf("sidebarPath: './s.json'"),
    's.json': JSON.stringify({ s: ['z', { type: 'autogenerated', dirName: 'g' }, 'a'] }),
    'docs/a.md': '# A\n',
    'docs/z.md': '# Z\n',
    'docs/lost.md': '# Lost\n',
    'docs/g/2-b.md': '# B\n',
    'docs/g/1-c.md': '# C\n',
    'docs/g/sub/x.md': '# X\n',
    'docs/g/sub/_category_.json': '{ "label": "Below", "position": 1.5 }',
  });
  const head = (file: string): string => (plan.texts.get(`content/docs/${file}`) ?? '').split('\n---')[0] ?? '';
  expect(head('z.md')).toContain('sidebar_position: 1');
  expect(head('1-c.md')).toContain('sidebar_position: 2');
  expect(plan.texts.get('content/docs/below/_category_.yml')).toBe('label: Below\nposition: 3\n');
  expect(head('2-b.md')).toContain('sidebar_position: 4');
  expect(head('a.md')).toContain('sidebar_position: 5');
  expect(head('lost.md')).toContain('unlisted: true');
});

it('takes over the accents of the theme, and makes them readable', async () => {
  const css = (dark: string): string =>
    `:root { --ifm-color-primary: #00447A; --ifm-color-primary-dark: #000 }\n[data-theme='dark'] { --ifm-color-primary: ${dark}; }\n`;
  const options = "}, theme: { customCss: ['./a.css', './missing.css', './broken.css'] ";
  const files = { 'docs/a.md': '# A\n', 'broken.css': 'a {' };
  const { root, plan } = await importInto({
    'docusaurus.config.js': configOf(options),
    ...files,
    'a.css': css('#8cf'),
  });
  const theme = readFileSync(path.join(root, 'site/theme.css'), 'utf8');
  expect(theme).toContain('--accent-deep: #00447A;');
  expect(theme).toContain('--accent-pale: #8cf;');
  expect(plan.changed).toContain('The accent of the dark mode is #8cf (site/theme.css).');

  const again = planImport(
    root,
    await readDocusaurusSite(
      write('others', { 'docusaurus.config.js': configOf(options), ...files, 'a.css': css('#8fc') }),
    ),
  );
  expect(again.texts.has('site/theme.css')).toBe(false);
  expect(again.byHand).toContain(
    'The accent #8fc of the dark mode: --accent-pale in site/theme.css has been changed already.',
  );

  const faint = await importInto({ 'docusaurus.config.js': configOf(options), ...files, 'a.css': css('#555') });
  expect(faint.plan.changed).toContain(
    'The accent of the dark mode is #808080 (site/theme.css): on the page, #555 has a contrast of 2.44, and text needs 4.5.',
  );
  const named = await importInto({ 'docusaurus.config.js': configOf(options), ...files, 'a.css': css('hotpink') });
  expect(named.plan.changed).toContain('The accent of the dark mode is hotpink (site/theme.css).');
  const computed = await importInto({ 'docusaurus.config.js': configOf(options), ...files, 'a.css': css('var(--x)') });
  expect(computed.plan.byHand).toContain(
    'The accent var(--x) of the dark mode is not a colour as such: set --accent-pale in site/theme.css.',
  );
});

it('takes over what has a place in the settings, and names the rest', async () => {
  const { plan, settings } = await importInto({
    'docusaurus.config.js': `module.exports = {
  title: "Ann's Manual",
  tagline: 'All of it',
  presets: [['classic', {
    docs: { editUrl: 'https://git.example/edit/', admonitions: { keywords: ['note', 'my-kind'] } },
    theme: { customCss: './src/css/custom.css' },
  }]],
  themeConfig: {
    navbar: {
      logo: { src: 'img/logo.svg', alt: 'Ann' },
      items: [
        { type: 'doc', docId: 'a', label: 'Start', position: 'left' },
        { href: 'https://git.example', label: 'Git', position: 'right' },
        { label: 'More', items: [{ to: 'docs/b', label: 'B' }] },
        { type: 'localeDropdown' },
      ],
    },
    footer: { links: [{ title: 'Docs', items: [{ label: 'B', to: '/docs/b' }] }], copyright: 'C' },
    announcementBar: { id: 'x', content: '<b>New</b>', isCloseable: false, backgroundColor: '#fff' },
    colorMode: { defaultMode: 'dark', disableSwitch: true },
    prism: { magicComments: [{}] },
  },
};`,
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'static/img/logo.svg': '<svg viewBox="0 0 60 30"></svg>',
  });
  expect(settings).toContain("siteTitle: 'Ann\\'s Manual',");
  expect(settings).toContain("siteDescription: 'All of it',");
  expect(settings).toContain("header: { light: '/img/logo.svg', dark: '/img/logo.svg', width: 64, height: 32 },");
  expect(settings).toContain(
    "navbar: { left: [{ label: 'Start', to: '/docs/a' }, { label: 'More', items: [{ label: 'B', to: '/docs/b' }] }], right: [{ label: 'Git', to: 'https://git.example' }], hideOnScroll: false },",
  );
  expect(settings).toContain("footer: [{ title: 'Docs', links: [{ label: 'B', to: '/docs/b' }] }],");
  expect(settings).toContain(
    "announcement: { id: 'x', html: '<b>New</b>', closeable: false, backgroundColour: '#fff' },",
  );
  expect(settings).toContain("colourMode: { defaultMode: 'dark', canSwitch: false, respectSystem: false },");
  for (const named of ['localeDropdown', 'src/css/custom.css', 'my-kind', 'magicComments', 'editUrl', 'copyright'])
    expect(plan.byHand.join('\n')).toContain(named);
});
