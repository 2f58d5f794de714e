import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import type { Dirent, Stats } from 'node:fs';
import path from 'node:path';
import { leadsOut, publishableFolders } from './publishable';
import type { Diagnostic } from '../../src/shared/content-tree';

interface Listing {
  files: string[];
  /** Symbolic links that are broken, point to one of their own ancestors, or lead out of the publishable folders. */
  badLinks: string[];
}

/**
 * Returns all files below a folder, sorted, relative to the project root with forward slashes. Empty if there is no
 * folder.
 */
export function listFiles(root: string, folder: string): string[] {
  return list(root, folder).files.sort((a, b) => a.localeCompare(b, 'en'));
}

/** Reports symbolic links that are broken, circular or lead elsewhere; Gatsby follows them all. */
export function checkLinks(root: string, folder: string): Diagnostic[] {
  return list(root, folder).badLinks.map((file) => ({
    severity: 'error',
    rule: 'symbolic-link',
    file,
    message: `The symbolic link is broken, points to a folder that contains it, or leads out of the folders that are published. Expected a file or another folder in ${publishableFolders.join(', ')}.`,
  }));
}

function list(root: string, folder: string): Listing {
  const listing: Listing = { files: [], badLinks: [] };
  if (existsSync(path.join(root, folder))) collect(path.join(root, folder), [], root, listing);
  return listing;
}

/** `ancestors` are the real paths of the enclosing folders. */
function collect(folder: string, ancestors: readonly string[], root: string, listing: Listing): void {
  const chain = [...ancestors, realpathSync(folder)];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    const target: Dirent | Stats | null = entry.isSymbolicLink() ? followLink(name, chain) : entry;
    const relative = path.relative(root, name).split(path.sep).join('/');
    if (target === null || (entry.isSymbolicLink() && leadsOut(root, relative))) listing.badLinks.push(relative);
    else if (target.isDirectory()) collect(name, chain, root, listing);
    else if (target.isFile()) listing.files.push(relative);
  }
}

function followLink(name: string, chain: readonly string[]): Stats | null {
  try {
    return chain.includes(realpathSync(name)) ? null : statSync(name);
  } catch {
    return null;
  }
}
