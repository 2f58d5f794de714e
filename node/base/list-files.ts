import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import type { Dirent, Stats } from 'node:fs';
import path from 'node:path';
import { leadsOut, publishableFolders } from './publishable';
import type { Diagnostic } from '../../src/shared/content-tree';

interface Listing {
  files: string[];
  /** Symbolic links that cannot be followed, with what is wrong. */
  badLinks: Map<string, string>;
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
  return [...list(root, folder).badLinks].map(([file, fault]) => ({
    severity: 'error',
    rule: 'symbolic-link',
    file,
    message: `The symbolic link ${fault}. Expected a file or another folder in ${publishableFolders.join(', ')}.`,
  }));
}

function list(root: string, folder: string): Listing {
  const listing: Listing = { files: [], badLinks: new Map() };
  if (existsSync(path.join(root, folder))) collect(path.join(root, folder), [], root, listing);
  return listing;
}

/** `ancestors` are the real paths of the enclosing folders. */
function collect(folder: string, ancestors: readonly string[], root: string, listing: Listing): void {
  const chain = [...ancestors, realpathSync(folder)];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    const relative = path.relative(root, name).split(path.sep).join('/');
    const fault = entry.isSymbolicLink() ? findLinkFault(root, relative, chain) : null;
    const target: Dirent | Stats = entry.isSymbolicLink() && fault === null ? statSync(name) : entry;
    if (fault !== null) listing.badLinks.set(relative, fault);
    else if (target.isDirectory()) collect(name, chain, root, listing);
    else if (target.isFile()) listing.files.push(relative);
  }
}

function findLinkFault(root: string, link: string, chain: readonly string[]): string | null {
  try {
    if (chain.includes(realpathSync(path.join(root, link)))) return 'leads to a folder that it is in';
    return leadsOut(root, link) ? 'leads out of the folders that are published' : null;
  } catch {
    return 'leads nowhere';
  }
}
