import { readdirSync, readFileSync } from 'node:fs';
import { DomUtils } from 'htmlparser2';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inlineScripts } from '../../node/publish/hosting/inline-scripts';
import { pageAnswersId } from '../../src/shared/page-ids';
import { links, readOutput, readPages, readSidebarFile, select } from './support/pages';
import type { BuiltPage } from './support/pages';
import { publicDir } from './support/site';

const pages = readPages();
const docs = pages.filter((page) => page.path.startsWith('/docs/'));
const kilobyte = 1024;

/** The pages over a limit, heaviest first, with their weight. */
function heavy(list: readonly BuiltPage[], limit: number, weigh: (route: string, html: string) => number): string[] {
  return list
    .map((page) => ({ path: page.path, bytes: weigh(page.path, page.html) }))
    .filter(({ bytes }) => bytes > limit)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path: route, bytes }) => `${route}: ${(bytes / kilobyte).toFixed(1)} KB`);
}

/** Words of the page's own text, without the list of questions below it. */
function countWords({ document }: BuiltPage): number {
  const [main] = select(document, ({ name }) => name === 'main');
  const [questions] = select(document, ({ attribs }) => attribs['aria-labelledby'] === pageAnswersId);
  const [all = 0, below = 0] = [main, questions].map((part) =>
    part ? DomUtils.innerText(part).split(/\s+/).length : 0,
  );
  return all - below;
}

const scripts = (html: string): string[] =>
  [...html.matchAll(/<script type="site\/late" data-src="([^"]+)"/g)].map(([, src]) => String(src));

describe('weight', () => {
  // Reference tables and changelogs of years are longer.
  const usual = docs.filter((page) => countWords(page) <= 700);
  const isIllustrated = ({ document }: BuiltPage): boolean =>
    select(document, ({ name }) => name === 'figure' || name === 'pre').length > 0;
  const weighHtml = (_: string, html: string): number => Buffer.byteLength(html);

  it('the HTML of a page of up to 700 words has at most 42 KB', () => {
    const plain = usual.filter((page) => !isIllustrated(page));
    expect(plain.length).toBeGreaterThan(150);
    expect(heavy(plain, 42 * kilobyte, weighHtml)).toEqual([]);
  });

  it('the HTML of one with drawings or code, which stand in it as elements, has at most 60 KB, but for a page of charts', () => {
    const charts = docs.filter(({ path: route }) => route === '/docs/desktop-tools/bi-help/bi-example-reports');
    const illustrated = usual.filter((page) => isIllustrated(page) && !charts.includes(page));
    expect(illustrated.length).toBeGreaterThan(50);
    expect(heavy(illustrated, 60 * kilobyte, weighHtml)).toEqual([]);
    expect(charts).toHaveLength(1);
    expect(heavy(charts, 75 * kilobyte, weighHtml)).toEqual([]);
  });

  it('NAV-14 page data has at most 6 KB, compressed, but for a program and a payload in full', () => {
    const weigh = (route: string): number =>
      brotliCompressSync(readFileSync(path.join(publicDir, 'page-data', route, 'page-data.json'))).length;
    const program = '/docs/get-started/tutorials/a-license-server';
    const payload = '/docs/cleveressentials/data-and-analytics/notifications/notification-fields';
    const others = docs.filter((page) => page.path !== program && page.path !== payload);
    expect(others).toHaveLength(docs.length - 2);
    expect(heavy(others, 6 * kilobyte, weigh)).toEqual([]);
    expect(weigh(program)).toBeLessThanOrEqual(11 * kilobyte);
    expect(weigh(payload)).toBeLessThanOrEqual(7 * kilobyte);
  });

  it('SBR-21 the sidebar is one file of at most 12 KB, compressed, and no page repeats it', () => {
    const { name } = readSidebarFile();
    expect(gzipSync(readOutput(name)).length).toBeLessThanOrEqual(12 * kilobyte);
    const repeating = docs.filter((page) =>
      readOutput(`page-data${page.path.replace(/\/$/, '')}/page-data.json`).includes('"allSidebar"'),
    );
    expect(repeating.map((page) => page.path)).toEqual([]);
  });

  it('styles have at most 12 KB, compressed, in one file that every page links once', () => {
    const own = new Set(
      pages.map((page) =>
        links(page, 'stylesheet')
          .filter((sheet) => /^\/styles\.[\da-f]+\.css$/.test(sheet))
          .join(),
      ),
    );
    expect(own.size).toBe(1);
    // The search page brings that of the overlay, which other pages load when it opens, and its own.
    const sheets = new Set(pages.flatMap((page) => links(page, 'stylesheet')));
    const known = /^\/(?:styles\.|island-(?:site|[\da-f]+)\.|static\/search(?:-page)?\.)[\da-f]+\.css$/;
    expect([...sheets].filter((sheet) => !known.test(sheet))).toEqual([]);
    expect(gzipSync(readOutput([...own].join())).length).toBeLessThanOrEqual(12 * kilobyte);
    expect(pages.filter((page) => page.html.includes('data-href=')).map((page) => page.path)).toEqual([]);
  });

  it('PRF-01 every page starts with the same scripts, and none starts early', () => {
    const lists = new Set(pages.map((page) => scripts(page.html).join()));
    expect([...lists]).toHaveLength(1);
    const list = scripts(pages[0]?.html ?? '');
    expect(list.map((src) => src.replace(/-[\da-f]{16}/, ''))).toEqual([
      '/webpack-runtime.js',
      '/framework.js',
      '/app.js',
    ]);
    const early = pages.filter(
      (page) => /<script[^>]*\ssrc=/.test(page.html) || /<link[^>]*as="script"/.test(page.html),
    );
    expect(early.map((page) => page.path)).toEqual([]);
  });

  it('PRF-01 the first scripts have at most 130 KB, compressed', () => {
    const bytes = scripts(pages[0]?.html ?? '').map((src) => gzipSync(readOutput(src)).length);
    expect(bytes.length).toBe(3);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(130 * kilobyte);
  });

  it('the scripts of a doc have at most 100 KB, compressed, those of its template included', () => {
    const { namedChunkGroups } = JSON.parse(readOutput('webpack.stats.json')) as {
      namedChunkGroups: Record<string, { assets: { name: string }[] }>;
    };
    const assets = ['app', 'component---src-templates-doc-tsx'].flatMap(
      (chunk) => namedChunkGroups[chunk]?.assets ?? [],
    );
    const names = new Set(assets.map(({ name }) => name).filter((name) => name.endsWith('.js')));
    const bytes = [...names].map((name) => brotliCompressSync(readOutput(name)).length);
    expect(bytes.length).toBeGreaterThanOrEqual(4);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100 * kilobyte);
  });

  it('nothing of DocSearch’s dialog is in the output, since no setting asks for it', () => {
    const { namedChunkGroups } = JSON.parse(readOutput('webpack.stats.json')) as { namedChunkGroups: object };
    expect(namedChunkGroups).toHaveProperty('search-overlay');
    expect(namedChunkGroups).not.toHaveProperty('docsearch');
    const files = readdirSync(publicDir, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /(?:^docsearch-|static\/(?:modal|_variables|docsearch)\.)/.test(file))).toEqual([]);
  });

  it('no inline script differs from page to page', () => {
    const scriptsOf = ({ html }: (typeof pages)[number]): string => [...new Set(inlineScripts(html))].join('\n');
    // Kinds of pages, and pages with tabs, may bring one of their own; single pages may not.
    expect(new Set(pages.map(scriptsOf)).size).toBeLessThanOrEqual(6);
    expect(
      new Set(docs.filter(({ kind, html }) => kind === 'doc' && !html.includes('data-tabs')).map(scriptsOf)).size,
    ).toBe(1);
  });
});
