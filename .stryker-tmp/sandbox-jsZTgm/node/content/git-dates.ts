import { execFileSync } from 'node:child_process';
import type { Doc } from './doc';

/** Date (`YYYY-MM-DD`) of the last commit of each file, relative to the project root. */
export type GitDates = ReadonlyMap<string, string>;

function git(args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

let dates: GitDates | undefined;

/**
 * Returns the last commit date of every content file, from a single `git log`. Empty without git and in a shallow
 * clone, where all dates would be the same and wrong.
 */
export function readGitDates(): GitDates {
  dates ??= load();
  return dates;
}

/** Returns when a page last changed: front matter first, then its last commit, otherwise undefined. */
export function lastChangeOf({
  lastUpdateDate,
  sourcePath,
}: Pick<Doc, 'lastUpdateDate' | 'sourcePath'>): string | undefined {
  return lastUpdateDate ?? readGitDates().get(sourcePath);
}

function load(): GitDates {
  const found = new Map<string, string>();
  try {
    if (git(['rev-parse', '--is-shallow-repository']).trim() !== 'false') return found;
    const prefix = git(['rev-parse', '--show-prefix']).trim();
    let date = '';
    for (const line of git([
      '-c',
      'core.quotepath=off',
      'log',
      '--format=%x00%cs',
      '--name-only',
      '--',
      'content',
    ]).split('\n')) {
      if (line.startsWith('\0')) date = line.slice(1);
      else if (line !== '' && line.startsWith(prefix)) {
        const file = line.slice(prefix.length);
        if (!found.has(file)) found.set(file, date);
      }
    }
  } catch {
    found.clear();
  }
  return found;
}
