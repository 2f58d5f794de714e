import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path, { posix } from 'node:path';
import { mainArea, toRootPath } from './engine';

/** Below it are files that pages use and that are not in the site's own folder. */
const repositoryFolder = 'content/repository';

/** Files that a project has at its top. */
const topFiles = ['package.json', 'README.md', 'LICENSE', '.gitignore'];

/**
 * Returns the absolute path of the repository that a site is in: pages may use its files, and no others of the machine.
 * Without Git it is the outermost folder that looks like a project.
 */
export function findRepository(root: string): string {
  const folders = ancestorsOf(root);
  const withGit = folders.find((folder) => existsSync(path.join(folder, '.git')));
  if (withGit !== undefined) return withGit;
  const firstOther = folders.findIndex((folder) => !topFiles.some((name) => existsSync(path.join(folder, name))));
  return folders[Math.max(firstOther - 1, 0)] ?? root;
}

/** The folder and those around it, without the reader's own and that of the whole disk. */
function ancestorsOf(root: string): string[] {
  const folders: string[] = [];
  for (let folder = root; folder !== path.dirname(folder) && folder !== homedir(); folder = path.dirname(folder))
    folders.push(folder);
  return folders;
}

/**
 * Returns the place here of a file of the other site's repository that is neither a page nor a static file, or null if it
 * must not be taken over.
 * @param file relative to the root of the other site
 * @param isTaken whether something else has a place
 */
export function placeForeignFile(
  root: string,
  repository: string,
  file: string,
  isTaken: (target: string) => boolean,
): string | null {
  const absolute = path.join(root, file);
  const inRepository = toRootPath(absolute, repository);
  const real = toRootPath(realpathSync(absolute), realpathSync(repository));
  if (
    [inRepository, real].some((each) => each.split('/').some((name) => name.startsWith('.') || name === 'node_modules'))
  )
    return null;
  const own = `content/${file}`;
  const isOwn =
    !file.startsWith('../') && ![mainArea.folder, 'content/data'].some((folder) => own.startsWith(`${folder}/`));
  if (isOwn && !isTaken(own)) return own;
  let target = `${repositoryFolder}/${inRepository}`;
  while (isTaken(target)) target = posix.join(posix.dirname(target), 'other', posix.basename(target));
  return target;
}
