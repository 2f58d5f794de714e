import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { checkSite } from '../checks';
import { reportDiagnostics } from '../content/diagnostics';
import { readEnvironment } from '../environment';
import { copyAssets } from './assets';
import { OutputWriter } from './manifest';
import { listSitePages, sitePagesQuery } from './site-pages';
import { writeSitemap } from './sitemap';
import { renderOpenSearch, renderRobots } from './small-files';
import { writeRedirects } from './redirect-files';

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

  await copyAssets(graphql, writer);
  writeSitemap(publicFolder, siteUrl + pathPrefix);
  writer.write('robots.txt', renderRobots(siteUrl, pathPrefix));
  writer.write('opensearch.xml', renderOpenSearch(siteUrl, pathPrefix));
  writer.write('routes.json', `${JSON.stringify(pages.map((page) => page.path))}\n`);
  const redirects = writeRedirects(writer, pages, { siteUrl, pathPrefix });
  writer.finish();

  const diagnostics = await checkSite({ graphql, publicFolder, pages, redirects, pathPrefix });
  if (reportDiagnostics(reporter, diagnostics)) {
    reporter.panicOnBuild('The content checks failed; every finding is listed above.');
    return;
  }
  reporter.info(`${pages.length} pages, ${redirects.length} redirects, ${diagnostics.length} warning(s).`);
  writeFileSync(completeFile, `${new Date().toISOString()}\n`);
}
