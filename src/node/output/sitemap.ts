import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minimatch } from 'minimatch';
import { sitemap } from '../../shared/constants';
import { withoutSlash } from '../../shared/paths';
import { listSitePages, sitePagesQuery } from './site-pages';
import type { SitePage } from './site-pages';

/**
 * Whether the sitemap leaves a path out: the patterns are globs, compared without final slash; one that ends in `/**`
 * excludes its own base path too (SIT-02, GLB-05).
 */
export function isExcluded(pagePath: string, patterns: readonly string[] = sitemap.exclude): boolean {
  const plain = withoutSlash(pagePath);
  return patterns.some(
    (pattern) => minimatch(plain, pattern) || (pattern.endsWith('/**') && plain === pattern.slice(0, -3)),
  );
}

/** What `gatsby-plugin-sitemap` collects and how it writes an entry (specification section 9). */
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

/** Protocol limit of one file; more pages are split (SIT-07). */
const urlsPerFile = 50_000;

/**
 * `gatsby-plugin-sitemap` writes unsorted files with full time stamps under other names. This makes the one
 * `sitemap.xml` of the specification from them: sorted, dates without time (SIT-01, SIT-07).
 */
export function writeSitemap(publicFolder: string, siteUrl: string): string[] {
  const parts = readdirSync(publicFolder).filter((name) => /^sitemap-(?:index|\d+)\.xml$/.test(name));
  const entries = parts.flatMap((name) => {
    const text = readFileSync(path.join(publicFolder, name), 'utf8');
    return name === 'sitemap-index.xml' ? [] : (text.match(/<url>.*?<\/url>/gs) ?? []);
  });
  for (const name of parts) rmSync(path.join(publicFolder, name));
  const sorted = [...new Set(entries.map((entry) => entry.replace(/<lastmod>(\d{4}-\d{2}-\d{2})[^<]*/, '<lastmod>$1')))].sort();
  const chunks = Array.from({ length: Math.max(1, Math.ceil(sorted.length / urlsPerFile)) }, (_, index) =>
    sorted.slice(index * urlsPerFile, (index + 1) * urlsPerFile),
  );
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  const set = (urls: readonly string[]): string => `${head}<urlset ${schema}>\n${urls.join('\n')}\n</urlset>\n`;
  if (chunks.length === 1) {
    writeFileSync(path.join(publicFolder, 'sitemap.xml'), set(sorted));
    return ['sitemap.xml'];
  }
  const names = chunks.map((_, index) => `sitemap-${index + 1}.xml`);
  for (const [index, urls] of chunks.entries()) writeFileSync(path.join(publicFolder, names[index] ?? ''), set(urls));
  const list = names.map((name) => `<sitemap><loc>${siteUrl}/${name}</loc></sitemap>`).join('\n');
  writeFileSync(path.join(publicFolder, 'sitemap.xml'), `${head}<sitemapindex ${schema}>\n${list}\n</sitemapindex>\n`);
  return ['sitemap.xml', ...names];
}
