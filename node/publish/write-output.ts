import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { Diagnostic } from '../../src/shared/content-tree';
import { describeFailure } from '../base/diagnostics';
import { checkSite } from './checks/check-site';
import { countFindings, isStrict, reportDiagnostics, reportFile, takePostponed } from '../base/report';
import { pruneCompiledPages } from '../compile/compile-cache';
import { compilerVersion } from '../compile/compiler-version';
import { readEnvironment } from '../base/environment';
import { runQuery } from '../base/query';
import type { Graphql } from '../base/query';
import { configuredServices } from './hosting/configured-services';
import { renderHostFiles } from './hosting/host-files';
import { redirectScriptHash } from './hosting/redirect-page';
import { serviceSources } from './hosting/services';
import { writeLlms } from './markdown/llms';
import { markdownFileOf } from './markdown/markdown-file';
import { querySidebars, SearchIndex } from './search/search-index';
import { queryDefined } from './search/definitions';
import { copyAssets, keepStaticFiles } from './assets';
import { readBuiltPages } from './built-pages';
import type { BuiltPage } from './built-pages';
import { ContentReadings, queryReadDocs } from './content-readings';
import { writeChangelogFeed } from './changelog-feed';
import { excludeStaleAssets } from './stale-assets';
import { deferScripts } from './late-scripts';
import { outputFiles } from './output-files';
import { OutputWriter } from './output-writer';
import { imagesIn, readPageData } from './page-data';
import { writeRedirects } from './redirect-files';
import { htmlFileOf, listSitePages, sitePagesQuery } from './site-pages';
import type { SitePage } from './site-pages';
import { writeSitemap } from './sitemap';
import { renderOpenSearch } from './opensearch';
import { renderRobots } from './robots';
import { querySourceDocs } from './source-docs';
import {
  findStyleSheets,
  linkIslandStyles,
  linkStyleSheet,
  listIslandStyles,
  relativizeStyleSheet,
} from './style-sheet';
import type { StyleSheets } from './style-sheet';
import { removeStrayPages } from './stray-pages';

const publicFolder = path.resolve('public');
/** Exists only after a successful build; `serve` and the tests refuse an output without it. */
const completeFile = path.join(publicFolder, '.complete');

/**
 * Deletes the mark. A build that fails, however early, must not look like the successful one before it; `gatsby
 * develop` writes to the same folder.
 */
export function markIncomplete(): void {
  rmSync(completeFile, { force: true });
}

/** Whether the output is that of a successful build. */
export function isComplete(): boolean {
  return existsSync(completeFile);
}

/**
 * Deletes search files and Markdown of former builds, which `gatsby develop` would answer with instead of what is saved.
 * @reach gatsby: answers with files of `public` before it asks `onCreateDevServer`'s; search finds former texts:
 *   `site/develop.test.ts`
 */
export function removeFormerOutput(): void {
  new OutputWriter(publicFolder).removeLeftovers((name) => !name.startsWith('search/') && !name.endsWith('.md'));
}

/** Writes everything derived from the built pages, runs the checks, then sets the mark. */
export async function writeOutput({ graphql, reporter, pathPrefix }: BuildArgs): Promise<void> {
  const pages = await querySitePages(graphql);
  const { SITE_URL: siteUrl } = readEnvironment();
  const writer = new OutputWriter(publicFolder);

  const styles = findStyleSheets(publicFolder);
  for (const name of [styles.site, ...[...styles.islands.values()].flat()]) {
    relativizeStyleSheet(path.join(publicFolder, name));
  }
  const sidebar = await querySidebars(graphql);
  const defined = await queryDefined(graphql);
  const search = new SearchIndex({ writer, pages, pathPrefix, siteUrl, sidebar, defined });
  const files = new Map(search.order.map(({ path: route }) => [route, htmlFileOf(publicFolder, route)]));
  for (const [route, file] of files) finishPage(file, route, styles);
  const docs = await querySourceDocs(graphql);
  copyAssets(docs, writer);
  writeSitemap(writer, siteUrl + pathPrefix);
  writer.write(outputFiles.robots, renderRobots(siteUrl, pathPrefix));
  writer.write(outputFiles.openSearch, renderOpenSearch(siteUrl, pathPrefix));
  writer.write(outputFiles.routes, `${JSON.stringify(pages.map((page) => page.path))}\n`);
  await writeChangelogFeed(graphql, writer, siteUrl + pathPrefix);
  const { redirects, diagnostics: redirectFaults } = writeRedirects(writer, pages, { siteUrl, pathPrefix });
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const failures: Diagnostic[] = [];
  const readings = new ContentReadings({
    pages,
    docs: await queryReadDocs(graphql),
    siteUrl,
    pathPrefix,
    imagesOf: (route) => imagesIn(readPageData(publicFolder, route)),
  });
  const builtPages = readBuiltPages({
    files,
    readContent: (route) => readings.read(route),
    version: compilerVersion(),
    onRead: (route, { text, markdown }) => {
      search.add(route, text);
      const page = byPath.get(route);
      const name = page ? markdownFileOf(page) : null;
      if (name !== null && markdown !== null) writer.write(name, markdown);
    },
    onFailure: (route, cause) => {
      const file = byPath.get(route)?.sourcePath ?? `page ${route}`;
      failures.push({ severity: 'error', rule: 'failed-page', file, message: describeFailure('published', cause) });
    },
  });
  search.finish();
  writeLlms({ writer, pages, builtPages, sidebar, base: siteUrl + pathPrefix });

  const pageFiles = new Set([...files.values()].map(toName));
  const isOfPage = (name: string): boolean => pageFiles.has(name);
  const routes = pages.map(({ path: route }) => route);
  keepStaticFiles(writer);
  // Before the host files, which list the existing files.
  writer.removeLeftovers(isOfPage);
  removeStrayPages(publicFolder, routes, (name) => isOfPage(name) || writer.has(name));
  const hostFiles = renderHostFiles({
    files: excludeStaleAssets(listOutput(), publicFolder),
    pathPrefix,
    redirects,
    scriptHashes: [...listScriptHashes(builtPages), redirectScriptHash],
    services: serviceSources(configuredServices()),
  });
  for (const [name, text] of Object.entries(hostFiles)) writer.write(name, text);
  writer.finish();
  pruneCompiledPages();

  const found = await checkSite({ graphql, docs, publicFolder, pages, builtPages, redirects, pathPrefix });
  const summary = reportDiagnostics(reporter, [...takePostponed(), ...redirectFaults, ...failures, ...found]);
  if (summary.isFailure) {
    const strict = isStrict() ? ' With CHECK_STRICT=1, warnings count as failures.' : '';
    reporter.panicOnBuild(
      `The content checks failed: ${countFindings(summary)}, listed above and in ${reportFile}.${strict}`,
    );
    return;
  }
  reporter.info(`${pages.length} pages, ${redirects.length} redirects: ${countFindings(summary)}.`);
  writeFileSync(completeFile, `${new Date().toISOString()}\n`);
}

/** Finishes a page's HTML and returns it; writes nothing if an earlier build did so already. */
function finishPage(file: string, route: string, { site, islands }: StyleSheets): string {
  const before = readFileSync(file, 'utf8');
  const own = islands.size > 0 ? listIslandStyles(readPageData(publicFolder, route), islands) : [];
  const after = linkIslandStyles(linkStyleSheet(deferScripts(before), site), own);
  if (after !== before) writeFileSync(file, after);
  return after;
}

async function querySitePages(graphql: Graphql): Promise<SitePage[]> {
  return listSitePages(await runQuery<Queries.SitePagesQuery>(graphql, sitePagesQuery));
}

function toName(file: string): string {
  return path.relative(publicFolder, file).split(path.sep).join('/');
}

function listOutput(): string[] {
  return readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${toName(path.join(entry.parentPath, entry.name))}`)
    .sort();
}

/** Returns the hashes of the inline scripts of all pages: a handful, because they are the same everywhere. */
function listScriptHashes(builtPages: ReadonlyMap<string, BuiltPage>): string[] {
  return [...new Set([...builtPages.values()].flatMap(({ scriptHashes }) => scriptHashes))].sort();
}
