import { execFileSync } from 'node:child_process';
import type { Doc } from './doc';

/** Date (`YYYY-MM-DD`) of the last commit of each file, relative to the project's root. */
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
 * One `git log` for the whole site. Empty, never an error, without git or in a shallow clone, whose dates would all be
 * the same and wrong.
 */
export function readGitDates(): GitDates {
  dates ??= load();
  return dates;
}

/** When a page was changed: as its front matter says, else by its last commit; undefined without either. */
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
