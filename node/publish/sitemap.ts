import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { minimatch } from 'minimatch';
import { areas } from '../../src/shared/areas';
import { sitemap } from '../../src/shared/constants';
import { withoutSlash } from '../../src/shared/paths';
import { site } from '../../src/shared/site';
import { outputFiles } from './output-files';
import type { OutputWriter } from './output-writer';
import { listSitePages, sitePagesQuery } from './site-pages';
import type { SitePage } from './site-pages';

const excluded = [
  ...areas.filter(({ isInSitemap }) => !isInSitemap).map(({ basePath }) => `${basePath}/**`),
  ...site.outsideSitemap,
];

/**
 * Whether the sitemap omits a path. The patterns are globs, compared without trailing slash; one that ends in `/**`
 * excludes its base path too.
 */
export function isExcluded(pagePath: string, patterns: readonly string[] = excluded): boolean {
  const plain = withoutSlash(pagePath);
  return patterns.some(
    (pattern) => minimatch(plain, pattern) || (pattern.endsWith('/**') && plain === pattern.slice(0, -3)),
  );
}

/** Options of `gatsby-plugin-sitemap`: the pages and the form of an entry. */
export const sitemapOptions = {
  output: '/',
  query: sitePagesQuery,
  resolveSiteUrl: (data: { site: { siteMetadata: { siteUrl: string } } }): string => data.site.siteMetadata.siteUrl,
  resolvePages: (data: Parameters<typeof listSitePages>[0]): SitePage[] =>
    listSitePages(data).filter((page) => !page.isHidden && !isExcluded(page.path)),
  serialize: ({ path: url, lastModified }: SitePage) => ({
    url,
    changefreq: sitemap.changeFrequency,
    priority: sitemap.priority,
    ...(lastModified ? { lastmod: lastModified } : {}),
  }),
};

/** The protocol's limit per file; larger sitemaps are split. */
const urlsPerFile = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Merges the files of `gatsby-plugin-sitemap`, which are unsorted, have full timestamps and other names, into one
 * `sitemap.xml` with sorted entries and plain dates.
 * https://www.gatsbyjs.com/plugins/gatsby-plugin-sitemap/
 */
export function writeSitemap(writer: OutputWriter, siteUrl: string, limit = urlsPerFile): void {
  const parts = readdirSync(writer.folder).filter((name) => /^sitemap-(?:index|\d+)\.xml$/.test(name));
  const entries = parts.flatMap((name) => {
    const text = readFileSync(path.join(writer.folder, name), 'utf8');
    return name === 'sitemap-index.xml' ? [] : (text.match(/<url>.*?<\/url>/gs) ?? []);
  });
  for (const name of parts) rmSync(path.join(writer.folder, name));
  const sorted = [
    ...new Set(entries.map((entry) => entry.replace(/<lastmod>(\d{4}-\d{2}-\d{2})[^<]*/, '<lastmod>$1'))),
  ].sort(compareLocations);
  if (sorted.length <= limit) {
    writer.write(outputFiles.sitemap, renderUrls(sorted));
    return;
  }
  const count = Math.ceil(sorted.length / limit);
  // Not the plugin's names, because the next build would take them for its own.
  const names = Array.from({ length: count }, (_, index) => `sitemap-part-${index + 1}.xml`);
  for (const [index, name] of names.entries()) {
    writer.write(name, renderUrls(sorted.slice(index * limit, (index + 1) * limit)));
  }
  const list = names.map((name) => `<sitemap><loc>${siteUrl}/${name}</loc></sitemap>`).join('\n');
  writer.write(outputFiles.sitemap, `${head}<sitemapindex ${schema}>\n${list}\n</sitemapindex>\n`);
}

/** Compares by URL, so that `/a` comes before `/a-b`. */
function compareLocations(a: string, b: string): number {
  const [first, second] = [locationOf(a), locationOf(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}

function locationOf(entry: string): string {
  return /<loc>([^<]*)/.exec(entry)?.[1] ?? '';
}

function renderUrls(urls: readonly string[]): string {
  return `${head}<urlset ${schema}>\n${urls.join('\n')}\n</urlset>\n`;
}
