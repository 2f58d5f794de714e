import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWithFolder } from './engine';

/** Folders of a project that an import may write to. */
const targetFolders: readonly string[] = ['content', 'static', 'site'];

/** What a file gets: a text, or the bytes of another file, whose absolute path this is. */
export type TargetContent = { text: string } | { copyOf: string };

/** Whether a path relative to the project root is that of a file that an import may write, whatever is on disk. */
export function isTarget(target: string): boolean {
  const [folder = '', ...rest] = path.posix.normalize(target.replaceAll('\\', '/')).split('/');
  return targetFolders.includes(folder) && rest.some((name) => name !== '') && !target.includes('\0');
}

/**
 * Writes a file of an import. The only way by which an import writes.
 * @param target relative to the project root
 * @throws if it is not in one of the folders of an import, by its name or by a symbolic link on the way
 */
export function writeTarget(root: string, target: string, content: TargetContent): void {
  const file = path.resolve(root, target);
  if (!isTarget(target) || leavesTargets(root, file))
    throw new Error(`${target} was not written. Expected a file in ${targetFolders.join(', ')}.`);
  writeWithFolder(file, contentOf(content));
}

/** Deletes a file, under the same conditions. */
export function removeTarget(root: string, target: string): void {
  const file = path.resolve(root, target);
  if (!isTarget(target) || leavesTargets(root, file))
    throw new Error(`${target} was not deleted. Expected a file in ${targetFolders.join(', ')}.`);
  rmSync(file, { force: true });
}

/** Returns what a file gets. */
export function contentOf(content: TargetContent): string | Buffer {
  return 'text' in content ? content.text : readFileSync(content.copyOf);
}

/** Whether the part of a path that exists, followed through symbolic links, is outside of the project's folders. */
function leavesTargets(root: string, file: string): boolean {
  let existing = file;
  while (!existsSync(existing)) existing = path.dirname(existing);
  const real = realpathSync(existing);
  const base = realpathSync(root);
  if (base === real) return false;
  return !targetFolders
    .map((folder) => path.join(base, folder))
    .some((folder) => real === folder || real.startsWith(folder + path.sep));
}
