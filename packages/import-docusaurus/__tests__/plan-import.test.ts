import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { carryOut, describeImport, findConflicts } from '../src/carry-out';
import { readDocusaurusSite } from '../src/docusaurus-site';
import { planImport } from '../src/plan-import';
import type { ImportPlan } from '../src/plan-import';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const config = `import { themes } from 'prism-react-renderer';
import type { Config } from '@docusaurus/types';
import { helper } from './helper';

export default async function (): Promise<Config> {
  return {
    baseUrl: '/',
    presets: [['classic', {
      docs: { path: 'docs', routeBasePath: '/', sidebarPath: require.resolve('./sidebars.js'), remarkPlugins: [themes.x] },
    }]],
    plugins: [
      ['@docusaurus/plugin-client-redirects', {
        redirects: [{ from: ['/old', '/older'], to: '/cli/add' }, { from: '/part', to: '/cli/add/#part' }, { from: '/away', to: 'https://example.com' }],
        createRedirects: (route) => (route === '/start' ? [helper] : undefined),
      }],
      '@docusaurus/plugin-pwa',
    ],
  };
}
`;

const site = {
  'docusaurus.config.ts': config,
  'helper.ts': "export const helper: string = '/begin';\n",
  'sidebars.js': "module.exports = { docs: ['start', { Commands: ['cli/add', 'tools'] }] };\n",
  'docs/start.md': `---
title: Start
---

See [add](cli/add.md#x), [tools](./tools.md), [the route](/tools), [next](/next/start) and ![a logo](../static/img/logo.png).

<iframe src="https://video.example/1" title="V"></iframe>

<Highlight>H</Highlight>
`,
  'docs/cli/add.md':
    "import Part from './_part.mdx';\nimport Box from '@site/src/components/Box';\n\n# Add\n\n<Part />\n\n<Box />\n\n[tools]\n\n[tools]: tools.md\n",
  'docs/cli/_part.mdx': 'A part.\n',
  'docs/tools.md':
    '---\npagination_next: cli/add\nformat: md\n---\n\n# Tools\n\nBack to [start](start.md).<br>\n\n<iframe title="M" src="https://maps.example/1"></iframe>\n',
  'src/components/Box.jsx':
    "import clsx from 'clsx-not-there';\nimport icon from '../../static/img/icon.svg';\nimport './box.css';\nimport Other from '@theme/Other';\nexport default () => icon;\n",
  'src/components/box.css': '.box { color: red }\n',
  'src/components/unused.js': 'export {};\n',
  'src/theme/MDXComponents.js':
    "import Theme from '@theme-original/MDXComponents';\nimport Highlight from '../components/Highlight';\nexport default { ...Theme, Highlight };\n",
  'src/components/Highlight.js': 'export default ({ children }) => children;\n',
  'static/img/logo.png': 'png',
  'static/img/icon.svg': '<svg fill-rule="evenodd"/>',
};

const own = {
  'site/content.ts': 'export const content = {\n};\n',
  'site/site.ts':
    "landing: { doc: 'about/index' },\n  embedOrigins: [],\n  descriptionLength: { min: 50, max: 160 },\n  showsFaults: false,\n",
};

function write(name: string, files: Readonly<Record<string, string>>): string {
  const root = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

async function plan(files: Readonly<Record<string, string>> = site): Promise<{ root: string; plan: ImportPlan }> {
  const root = write('own', own);
  return { root, plan: planImport(root, await readDocusaurusSite(write('theirs', files))) };
}

describe('an imported site', () => {
  it('has its pages, static files and the code that pages use, and no other', async () => {
    const { plan: planned } = await plan();
    expect([...planned.copies.keys(), ...planned.texts.keys()].sort()).toEqual([
      'content/data/redirects.csv',
      'content/docs/cli/_part.mdx',
      'content/docs/commands/_category_.yml',
      'content/docs/commands/add.md',
      'content/docs/commands/tools.md',
      'content/docs/start.md',
      'content/src/components/Box.jsx',
      'content/src/components/Highlight.js',
      'content/src/components/box.css',
      expect.stringMatching(/^content\/svg-components\/icon-\w+\.jsx$/),
      'site/content.ts',
      'site/site.ts',
      'static/img/icon.svg',
      'static/img/logo.png',
    ]);
  });

  it('has addresses that lead to the same files and pages', async () => {
    const { plan: planned } = await plan();
    const start = planned.texts.get('content/docs/start.md') ?? '';
    expect(start).toContain(
      '[add](commands/add.md#x), [tools](./commands/tools.md), [the route](/docs/tools), [next](/docs/start)',
    );
    expect(start).toContain('![a logo](@site/static/img/logo.png)');
    const add = planned.texts.get('content/docs/commands/add.md') ?? '';
    expect(add).toContain("import Part from '../cli/_part.mdx';");
    expect(add).toContain("import Box from '@site/src/components/Box';");
    expect(add).toContain('[tools]: tools.md');
    expect(planned.texts.get('content/docs/commands/tools.md')).toContain('[start](../start.md)');
    const [, picture = ''] =
      /from '@site\/(.*icon-\w+\.jsx)'/.exec(planned.texts.get('content/src/components/Box.jsx') ?? '') ?? [];
    expect(planned.texts.get(picture)).toBe(
      'const Picture = props => <svg fillRule="evenodd" {...props} />;\nexport default Picture;',
    );
  });

  it('keeps the addresses of pages that move, their order, and which page comes next', async () => {
    const { plan: planned } = await plan();
    expect(planned.texts.get('content/docs/commands/add.md')).toMatch(/^---\nslug: \/cli\/add\n---\n\nimport/);
    expect(planned.texts.get('content/docs/commands/tools.md')).toMatch(
      /^---\npagination_next: commands\/add\nformat: md\nslug: \/tools\n---\n/,
    );
    expect(planned.texts.get('content/docs/start.md')).toMatch(/^---\ntitle: Start\nsidebar_position: 1\n---\n/);
    expect(planned.texts.get('content/docs/commands/_category_.yml')).toBe('label: Commands\nposition: 2\n');
  });

  it('has no category file where no page of the sidebar is left', async () => {
    const { plan: planned } = await plan({
      ...site,
      'docs/cli/_category_.json': '{ "label": "CLI", "link": { "type": "doc", "id": "cli/add" } }\n',
    });
    const files = [...planned.copies.keys(), ...planned.texts.keys()];
    expect(files.filter((file) => file.includes('_category_'))).toEqual(['content/docs/commands/_category_.yml']);
  });

  it('imports what the theme gave to every page', async () => {
    const { plan: planned } = await plan();
    expect(planned.texts.get('content/docs/start.md')).toContain(
      "\nimport Highlight from '@site/src/components/Highlight';\n",
    );
  });

  it('has the redirects of its plugin, from lists and from the function, with their anchors', async () => {
    const { plan: planned } = await plan();
    expect(planned.texts.get('content/data/redirects.csv')?.split('\n')).toEqual([
      'from,to',
      '/old,/docs/cli/add',
      '/older,/docs/cli/add',
      '/part,/docs/cli/add#part',
      '/begin,/docs/start',
      '/cli/add,/docs/cli/add',
      '/start,/docs/start',
      '/tools,/docs/tools',
      '/docs,/docs/start',
      '',
    ]);
  });

  it('gets the settings that it needs', async () => {
    const { plan: planned } = await plan();
    expect(planned.texts.get('site/site.ts')).toBe(
      "landing: { doc: 'start' },\n  embedOrigins: ['https://maps.example', 'https://video.example'],\n  descriptionLength: null,\n  showsFaults: true,\n",
    );
  });

  it('says what needs a hand', async () => {
    const { plan: planned } = await plan();
    expect(planned.byHand).toEqual([
      expect.stringMatching(/^What the configuration takes .* It needs prism-react-renderer, .*run "npm install"/),
      'Replaced parts of the theme (src/theme), but for what pages use by name (MDXComponents).',
      'The remarkPlugins of the configuration: what they add to Markdown is not there.',
      'The plugin @docusaurus/plugin-pwa.',
      'src/components/Box.jsx: "@theme/Other" is not available here.',
      'The redirect from /away to https://example.com, which is another site.',
      'Packages that components import: npm install clsx-not-there',
    ]);
    expect(describeImport(planned, true)).toContain('copy     static/img/logo.png\n');
    expect(describeImport(planned, false)).not.toContain('copy ');
  });

  it('keeps the text of a page whose Markdown cannot be parsed, and says so', async () => {
    const { plan: planned } = await plan({ ...site, 'docs/start.md': '<Box>\n\n[add](cli/add.md)\n' });
    expect(planned.texts.get('content/docs/start.md')).toContain('[add](cli/add.md)');
    expect(planned.byHand).toContain(
      'content/docs/start.md: its Markdown cannot be parsed, so its addresses were left as they are.',
    );
  });
});

describe('front matter that Docusaurus accepts and this site does not', () => {
  const planWith = async (lines: string): Promise<ImportPlan> => {
    const sidebars =
      "module.exports = { docs: ['start', { Commands: [{ type: 'doc', id: 'cli/plus', label: 'Plus' }, 'tools'] }] };";
    const add = `---\nid: plus\nslug: more\n${lines}\n---\n\n# Add\n`;
    const { plan: planned } = await plan({ ...site, 'sidebars.js': sidebars, 'docs/cli/add.md': add });
    return planned;
  };
  const head = (planned: ImportPlan): string =>
    (planned.texts.get('content/docs/commands/add.md') ?? '').split('\n\n')[0] ?? '';

  it.each([
    ['last_update: { date: 3/15/2024, author: A }', 'last_update: { date: 2024-03-15, author: A }'],
    ["last_update:\n  date: 'March 15, 2024' # spring", "last_update:\n  date: '2024-03-15' # spring"],
    ['last_update: { date: 2024-03-15 10:00 }', 'last_update: { date: 2024-03-15 10:00 }'],
  ])('leaves the page its place, and its day is written as this site reads it: %s', async (lines, expected) => {
    const planned = await planWith(lines);
    expect(head(planned)).toBe(`---\nid: plus\nslug: /cli/more\n${expected}\nsidebar_label: Plus\n---`);
    expect(planned.byHand.filter((line) => line.includes('add.md'))).toEqual([]);
  });

  it.each([
    ['last_update: { date: someday }', '"last_update.date": Expected a day as YYYY-MM-DD, such as 2024-11-18.'],
    ['draft: "maybe"', '"draft": Invalid input: expected boolean, received string.'],
    ['toc_max_heading_level: 9', '"toc_max_heading_level": Too big: expected number to be <=6.'],
  ])('leaves the page its place and is named: %s', async (lines, message) => {
    const planned = await planWith(lines);
    expect(head(planned)).toBe(`---\nid: plus\nslug: /cli/more\n${lines}\nsidebar_label: Plus\n---`);
    expect(planned.byHand).toContainEqual(expect.stringContaining(`content/docs/commands/add.md:4: ${message}`));
  });

  it.each([
    ['draft: "true"', 'draft: true'],
    ['sidebar_position: "2"', 'sidebar_position: 2'],
    ['pagination_label: true', "pagination_label: 'true'"],
  ])('is written as Docusaurus reads it: %s', async (lines, expected) => {
    const planned = await planWith(lines);
    expect(head(planned)).toBe(`---\nid: plus\nslug: /cli/more\n${expected}\nsidebar_label: Plus\n---`);
    expect(planned.byHand.filter((line) => line.includes('add.md'))).toEqual([]);
  });

  it('is named and becomes a comment when it cannot be read at all, and the rest of it counts', async () => {
    const planned = await planWith('title: a: b\ndescription: D');
    expect(head(planned)).toBe(
      '---\nid: plus\nslug: /cli/more\n# title: a: b\ndescription: D\nsidebar_label: Plus\n---',
    );
    expect(planned.byHand).toContainEqual(
      expect.stringMatching(/^content\/docs\/commands\/add\.md:4: .* Expected valid YAML/),
    );
  });
});

describe('writing', () => {
  it('names files that exist with other content, and none after it has written them itself', async () => {
    const { root, plan: planned } = await plan();
    expect(findConflicts(root, planned)).toEqual([]);
    write('own', { 'static/img/logo.png': 'other', 'content/docs/start.md': 'mine' });
    expect(findConflicts(root, planned)).toEqual(['content/docs/start.md', 'static/img/logo.png']);
    carryOut(root, planned);
    expect(findConflicts(root, planned)).toEqual([]);
    expect(readFileSync(path.join(root, 'static/img/logo.png'), 'utf8')).toBe('png');
  });
});

describe('another version', () => {
  const versioned = {
    ...site,
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/start.md': '# Old\n',
    'versioned_sidebars/version-1.0-sidebars.json': '{ "docs": ["start"] }',
  };

  it('is imported by its name', async () => {
    const root = write('own', own);
    const planned = planImport(root, await readDocusaurusSite(write('theirs', versioned), '1.0'));
    expect([...planned.copies.values()].map((file) => path.relative(folder, file))).toContain(
      'theirs/versioned_docs/version-1.0/start.md',
    );
  });

  it('that does not exist is an error with those that do', async () => {
    const root = write('theirs', versioned);
    await expect(readDocusaurusSite(root, '2.0')).rejects.toThrow(/versioned_docs\/version-2\.0\. Expected .*1\.0/);
    await expect(readDocusaurusSite(folder)).rejects.toThrow('has no docusaurus.config.js or .ts');
    write('theirs', { 'docusaurus.config.ts': "throw new Error('No token.');" });
    await expect(readDocusaurusSite(root)).rejects.toThrow('cannot be run: No token.');
  });
});
