import { changelog } from '../../src/shared/changelog';
import { decodeSafely, markdownPath } from '../../src/shared/paths';

/** Names of the files that a build writes beside its pages, relative to the output. */
export const outputFiles = {
  /** The home page for assistants: the same as `llms`. */
  home: 'index.md',
  llms: 'llms.txt',
  llmsFull: 'llms-full.txt',
  openSearch: 'opensearch.xml',
  robots: 'robots.txt',
  routes: 'routes.json',
  searchManifest: 'search/manifest.json',
  searchRecords: 'search/records.json',
  sitemap: 'sitemap.xml',
} as const;

const written = new Set([
  ...Object.values(outputFiles).map((name) => `/${name}`),
  ...Object.values(changelog?.feeds ?? {}).map((feed) => feed.path),
]);

/**
 * Returns a function that says whether a build writes the file at a path: one of those above, or the Markdown of a page.
 * @param pages paths of the pages that have a Markdown version
 */
export function findOutputFile(pages: Iterable<string>): (file: string) => boolean {
  const markdown = new Set([...pages].map((route) => decodeSafely(markdownPath(route))));
  return (file) => written.has(file) || markdown.has(file);
}
