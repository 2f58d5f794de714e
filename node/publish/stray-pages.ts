import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isPageData, pageDataName } from './page-data';

/**
 * Deletes HTML, Markdown and page data that belong to no page. Gatsby removes those of deleted pages, but not after it
 * has dropped its cache (another package.json, other build code): a page that became a draft would stay reachable.
 *
 * @param keep files of the output that stay: those of pages and those written beside them
 */
export function removeStrayPages(
  publicFolder: string,
  pagePaths: readonly string[],
  keep: (name: string) => boolean,
): void {
  const dataFiles = new Set(pagePaths.map(pageDataName));
  for (const name of listNames(publicFolder)) {
    const isStray = isPageData(name) ? !dataFiles.has(name) : isGenerated(name) && !keep(name);
    if (isStray) rmSync(path.join(publicFolder, name));
  }
}

/**
 * Whether a file was generated from a page, rather than copied from `static/` or put beside their scripts by packages.
 */
function isGenerated(name: string): boolean {
  return (
    /\.(?:html|md)$|^llms[^/]*\.txt$/.test(name) &&
    !name.startsWith('static/') &&
    !existsSync(path.resolve('static', name))
  );
}

function listNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
