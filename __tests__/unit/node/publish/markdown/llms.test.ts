import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeLlms } from '../../../../../node/publish/markdown/llms';
import { OutputWriter } from '../../../../../node/publish/output-writer';
import type { BuiltPage } from '../../../../../node/publish/built-pages';
import type { SitePage } from '../../../../../node/publish/site-pages';
import { site } from '../../../../../src/shared/site';
import type { SidebarItem } from '../../../../../src/shared/sidebar';
import { createProject } from '../../support/project';
import type { Project } from '../../support/project';

const base = 'https://help.example.com/x';
const sidebar: SidebarItem[] = [
  { label: 'Changes & more', path: '/docs/z/' },
  {
    label: 'Basics',
    items: [
      { label: 'B', path: '/docs/b', unlisted: true },
      { label: 'C', path: '/docs/c d', items: [{ label: 'A', path: '/docs/a' }] },
      { label: 'Z again', path: '/docs/z/' },
      { label: 'Elsewhere', path: 'https://www.example.com/' },
    ],
  },
  { label: 'Empty', items: [] },
];
const titles: Readonly<Record<string, string>> = {
  '/docs/a': 'A [b] &lt;c&gt; <d> *e* `f`',
  '/docs/b': 'B',
  '/docs/c d': 'C',
  '/docs/lonely': 'Lonely',
  '/docs/z/': 'Z',
  '/guides/g': 'G',
};
const pages = Object.keys(titles).map((route): SitePage => ({
  path: route,
  kind: 'doc',
  isHidden: route === '/docs/b',
}));

const built = (title: string): Pick<BuiltPage, 'facts' | 'title'> => ({
  facts: {
    links: [],
    ids: [],
    headings: 1,
    titles: [],
    descriptions: title === 'Z' ? [] : [`About ${title}.`],
    canonicals: [],
    islandFaults: [],
  },
  title,
});

let project: Project;

beforeEach(() => {
  project = createProject(
    Object.fromEntries(pages.map(({ path: route }) => [`${route.slice(1).replace(/\/$/, '')}.md`, `# ${route}\n`])),
  );
});

afterEach(() => project.remove());

const text = (name: string): string => readFileSync(path.join(project.root, name), 'utf8');

/** A writer that has written the Markdown of these pages. */
const writerOf = (listed: readonly SitePage[]): OutputWriter => {
  const writer = new OutputWriter(project.root);
  for (const { path: route } of listed) writer.keep(`${route.slice(1).replace(/\/$/, '')}.md`);
  return writer;
};

const write = (limit?: number): void =>
  writeLlms({
    writer: writerOf(pages),
    pages,
    builtPages: new Map(Object.entries(titles).map(([route, title]) => [route, built(title)])),
    sidebar,
    base,
    ...(limit === undefined ? {} : { limit }),
  });

it('gives the same list as the Markdown of the home page, unless a document is the home page', () => {
  write();
  expect(text('index.md')).toBe(text('llms.txt'));
  project.write({ 'index.md': '# Home\n' });
  const writer = writerOf(pages);
  writer.keep('index.md');
  writeLlms({ writer, pages, builtPages: new Map(), sidebar, base });
  expect(text('index.md')).toBe('# Home\n');
});

it('VIS-03 lists the Markdown files of listed pages by area, in the order of the sidebar, each once', () => {
  write();
  expect(text('llms.txt')).toBe(`# ${site.siteTitle}

> ${site.siteDescription}

Every page is also available as Markdown: remove the trailing slash from its URL and append \`.md\`.

- [All pages in one file](${base}/llms-full.txt)

## Changes & more

- [Z](${base}/docs/z.md)

## Basics

- [C](${base}/docs/c%20d.md): About C.
- [A \\[b\\] \\&lt;c\\&gt; \\<d> \\*e\\* \\\`f\\\`](${base}/docs/a.md): About A \\[b] \\&lt;c\\&gt; \\<d> \\*e\\* \\\`f\\\`.

## Guides

- [G](${base}/guides/g.md): About G.

## More pages

- [Lonely](${base}/docs/lonely.md): About Lonely.
`);
});

it('has all of them in one file, in the same order', () => {
  write();
  expect(text('llms-full.txt')).toBe(
    ['/docs/z/', '/docs/c d', '/docs/a', '/guides/g', '/docs/lonely'].map((route) => `# ${route}\n`).join('\n---\n\n'),
  );
});

it('has a file for each area when one file would be too large', () => {
  write(20);
  expect(existsSync(path.join(project.root, 'llms-full.txt'))).toBe(false);
  expect(text('llms-basics.txt')).toBe('# /docs/c d\n\n---\n\n# /docs/a\n');
  expect(text('llms.txt')).toContain(`- [All pages of Changes & more](${base}/llms-changes--more.txt)\n`);
});
