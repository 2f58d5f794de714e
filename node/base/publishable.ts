import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../src/shared/site';
import { isFile } from './is-file';

/** Its files are public whether or not a page uses them. */
const staticFolder = 'static';

/** Folders whose files pages may read and link, relative to the project root. */
export const publishableFolders: readonly string[] = ['content', staticFolder, ...site.publishedFolders];

/** Returns whether a path relative to the root is an existing file that pages may use. */
export function isPublishable(root: string, file: string, folders = publishableFolders): boolean {
  return isFile(path.resolve(root, file)) && findFileFault(root, file, folders) === null;
}

/**
 * Returns why pages must not use an existing file, or null if they may: whatever a page imports or links is published,
 * so it must lie in a folder for that, with its real path too, and not be hidden.
 */
export function findFileFault(root: string, file: string, folders = publishableFolders): string | null {
  if (!isFile(path.resolve(root, file))) return null;
  const name = path.posix.normalize(file);
  const hidden = name.split('/').find((segment) => /^\.(?!\.?$)/.test(segment) || segment === 'node_modules');
  if (hidden !== undefined && !name.startsWith(`${staticFolder}/`)) return `it is in "${hidden}"`;
  if (!folders.some((folder) => name.startsWith(`${folder}/`)))
    return 'it is outside of the folders that are published';
  return leadsOut(root, file, folders) ? 'it is a link to a file outside of the folders that are published' : null;
}

/** Whether the real path of a file or folder is in none of the folders. Throws if it does not exist. */
export function leadsOut(root: string, file: string, folders = publishableFolders): boolean {
  const real = realpathSync(path.resolve(root, file));
  return !folders
    .map((folder) => path.resolve(root, folder))
    .filter((folder) => existsSync(folder))
    .some((folder) => `${real}${path.sep}`.startsWith(`${realpathSync(folder)}${path.sep}`));
}
