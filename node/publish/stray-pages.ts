import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { withoutSlash } from '../../src/shared/paths';

/**
 * Deletes HTML, Markdown and page data that belong to no page. Gatsby removes those of pages that go away, but not when it has
 * dropped its cache in between (another package.json, another build code): a page that became a draft would stay
 * reachable.
 *
 * @param keep files of the output that stay: those of pages and those that were written beside them
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
    const data = /^page-data\/(.*)\/page-data\.json$/.exec(name)?.[1];
    const isStray = data === undefined ? isMade(name) && !keep(name) : !dataFolders.has(data);
    if (isStray) rmSync(path.join(publicFolder, name));
  }
}

/** Made from a page. Not what `static/` brings, and not what packages put beside their scripts. */
function isMade(name: string): boolean {
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
