import { execFileSync } from 'node:child_process';

/**
 * Returns the files that differ from a Git commit or branch, relative to the working folder: changed, added, deleted, and
 * those that Git does not know yet.
 * @param {string} base
 * @returns {string[]}
 */
export function listChangedFiles(base) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\0');
  const since = git('diff', '-z', '--name-only', '--no-renames', '--relative', '--merge-base', base);
  const unknown = git('ls-files', '-z', '--others', '--exclude-standard');
  return [...new Set([...since, ...unknown])].filter((name) => name !== '');
}
