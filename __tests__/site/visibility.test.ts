import { readdirSync, readFileSync } from 'node:fs';
import { DomUtils } from 'htmlparser2';
import path from 'node:path';
import {
  flatten,
  linkedPaths,
  metas,
  navigation,
  readOutput,
  readPages,
  readSidebarFile,
  select,
} from './support/pages';
import { publicDir } from './support/site';

const pages = readPages();
const unlisted = pages.filter((page) => page.unlisted);
const paths = new Set(unlisted.map((page) => page.path));

describe('unlisted pages', () => {
  it('VIS-01 exist', () => {
    expect(unlisted.length).toBeGreaterThan(0);
  });

  it.each(unlisted)('VIS-02 $path opens, and says that it is unlisted', ({ document }) => {
    const notices = select(document, ({ attribs }) => attribs.role === 'note').filter((note) =>
      /^Unlisted page/.test(DomUtils.textContent(note).trim()),
    );
    expect(notices).toHaveLength(1);
  });

  it.each(unlisted)('VIS-03 PAG-04 $path is kept from search engines and has no neighbours', (page) => {
    expect(metas(page, 'robots')).toEqual(['noindex, nofollow']);
    expect(navigation(page, 'Docs pages')).toBeUndefined();
  });

  it('VIS-03 no listed page is kept from search engines by mistake', () => {
    const hidden = pages.filter((page) => !page.unlisted && metas(page, 'robots').length > 0).map((page) => page.path);
    expect(hidden).toEqual(['/search']);
  });

  it('VIS-03 have no card, no neighbour and no place in the sidebar of a page', () => {
    const lists = pages
      .filter((page) => !page.unlisted)
      .flatMap((page) => {
        const areas = ['Docs pages', 'Docs sidebar', 'Breadcrumbs'].flatMap((label) => navigation(page, label) ?? []);
        const cards = page.kind === 'category' ? select(page.document, ({ name }) => name === 'main') : [];
        return [...areas, ...cards]
          .flatMap(linkedPaths)
          .filter((path_) => paths.has(path_))
          .map((path_) => `${page.path} → ${path_}`);
      });
    expect(lists).toEqual([]);
  });

  it('SBR-17 are marked in the sidebar that the browser gets', () => {
    const entries = flatten(readSidebarFile().items).filter(
      (entry) => entry.path !== undefined && paths.has(entry.path),
    );
    expect(entries).toHaveLength(unlisted.length);
    expect(entries.filter((entry) => entry.unlisted !== true)).toEqual([]);
  });
});

describe('drafts', () => {
  const sources = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) => /\.mdx?$/.test(name));
  const drafts = sources.filter((name) =>
    /^---\n[\s\S]*?^draft: true$[\s\S]*?^---$/m.test(readFileSync(path.join('content', name), 'utf8')),
  );

  it('VIS-05 no page, no data file and no sidebar entry beyond the pages that are meant to be', () => {
    const routes = JSON.parse(readOutput('routes.json')) as string[];
    const known = new Set([...pages.map((page) => page.path), '/404.html', '/404', '/404/']);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
    const folders = readdirSync(path.join(publicDir, 'page-data'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('/page-data.json'))
      .map((name) => `/${name.slice(0, -'/page-data.json'.length)}`.replace(/^\/index$/, '/'));
    const plain = new Set([...known].map((route) => (route === '/' ? route : route.replace(/\/$/, ''))));
    expect(folders.length).toBeGreaterThan(480);
    expect(folders.filter((folder) => !plain.has(folder))).toEqual([]);
    const entries = flatten(readSidebarFile().items).flatMap((entry) => entry.path ?? []);
    expect(entries.filter((entry) => !known.has(entry))).toEqual([]);
    expect(sources.length - drafts.length).toBeGreaterThan(440);
  });
});
