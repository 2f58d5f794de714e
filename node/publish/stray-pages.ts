import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withoutSlash } from '../../src/shared/paths';

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
  const dataFolders = new Set(
    pagePaths.map((pagePath) => (pagePath === '/' ? 'index' : withoutSlash(pagePath).slice(1))),
  );
  for (const name of listNames(publicFolder)) {
    // @reach gatsby: stores the data of a page in `page-data/<path>/page-data.json`, that of the home page as `index`;
    //   data of pages is deleted, or drafts stay: `fixture-builds.test.ts`
    const data = /^page-data\/(.*)\/page-data\.json$/.exec(name)?.[1];
    const isStray = data === undefined ? isGenerated(name) && !keep(name) : !dataFolders.has(data);
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
