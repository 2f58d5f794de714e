import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { checkSite } from '../checks';
import { reportDiagnostics } from '../content/diagnostics';
import { readEnvironment } from '../environment';
import { renderHostFiles } from '../hosting/host-files';
import { inlineScripts, scriptHash } from '../hosting/inline-scripts';
import { redirectScriptHash } from '../hosting/redirect-page';
import { querySidebar, writeSearchIndex } from '../search';
import { copyAssets } from './assets';
import { deferScriptsInFile } from './late-scripts';
import { OutputWriter } from './manifest';
import { writeRedirects } from './redirect-files';
import { htmlFileOf, listSitePages, sitePagesQuery } from './site-pages';
import type { SitePage } from './site-pages';
import { writeSitemap } from './sitemap';
import { renderOpenSearch, renderRobots } from './small-files';

const publicFolder = path.resolve('public');
/** Present only when a build has finished; `serve` and the tests refuse an output without it. */
const completeFile = path.join(publicFolder, '.complete');

/** A build that fails half-way must not look like the finished one before it. */
export function markIncomplete(): void {
  rmSync(completeFile, { force: true });
}

/** Everything that is made from the built pages (ARCHITECTURE section 5, step 8), then the checks, then the mark. */
export async function writeOutput({ graphql, reporter, pathPrefix }: BuildArgs): Promise<void> {
  const { data } = await graphql(sitePagesQuery);
  const pages = listSitePages(data as Parameters<typeof listSitePages>[0]);
  const { SITE_URL: siteUrl } = readEnvironment();
  const writer = new OutputWriter(publicFolder);

  for (const { path: route } of pages) deferScriptsInFile(htmlFileOf(publicFolder, route));
  await copyAssets(graphql, writer);
  writeSitemap(publicFolder, siteUrl + pathPrefix);
  writer.write('robots.txt', renderRobots(siteUrl, pathPrefix));
  writer.write('opensearch.xml', renderOpenSearch(siteUrl, pathPrefix));
  writer.write('routes.json', `${JSON.stringify(pages.map((page) => page.path))}\n`);
  const { redirects, diagnostics: redirectFaults } = writeRedirects(writer, pages, { siteUrl, pathPrefix });
  const sidebar = await querySidebar(graphql);
  writeSearchIndex({ writer, publicFolder, pages, pathPrefix, siteUrl, sidebar });
  const hostFiles = renderHostFiles({
    files: listOutput(),
    pathPrefix,
    redirects,
    scriptHashes: [...hashScripts(pages), redirectScriptHash],
  });
  for (const [name, text] of Object.entries(hostFiles)) writer.write(name, text);
  writer.finish();

  const found = await checkSite({ graphql, publicFolder, pages, redirects, pathPrefix });
  const diagnostics = [...redirectFaults, ...found];
  if (reportDiagnostics(reporter, diagnostics)) {
    reporter.panicOnBuild('The content checks failed; every finding is listed above.');
    return;
  }
  reporter.info(`${pages.length} pages, ${redirects.length} redirects, ${diagnostics.length} warning(s).`);
  writeFileSync(completeFile, `${new Date().toISOString()}\n`);
}

function listOutput(): string[] {
  return readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(publicFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    .sort();
}

/** Hashes of the inline scripts of all pages: a handful, since they are the same everywhere. */
function hashScripts(pages: readonly SitePage[]): string[] {
  const scripts = new Set(
    pages.flatMap(({ path: route }) => inlineScripts(readFileSync(htmlFileOf(publicFolder, route), 'utf8'))),
  );
  return [...scripts].map(scriptHash).sort();
}
