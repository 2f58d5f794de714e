import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { workerNumber } from '../base/environment';
import { isRecord } from '../base/is-record';
import type { Doc } from './doc';

/** Date (`YYYY-MM-DD`) of the last commit of each file, relative to the project root. */
export type GitDates = ReadonlyMap<string, string>;

function git(args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its messages are read.
    env: { ...process.env, LC_ALL: 'C' },
  });
}

let dates: GitDates | undefined;

/**
 * Returns the last commit date of every content file, from a single `git log`. Empty without git and in a shallow
 * clone, where all dates would be the same and wrong; then a line on the console says why, once for a build.
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
    if (git(['rev-parse', '--is-shallow-repository']).trim() !== 'false') {
      tellNoDates('the clone is shallow. Expected a whole one: git fetch --unshallow');
      return found;
    }
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
  } catch (error) {
    found.clear();
    tellNoDates(explainFailure(error));
  }
  return found;
}

function tellNoDates(reason: string): void {
  if (workerNumber() === null) console.warn(`Pages have no date of their last change: ${reason}.`);
}

/** Returns why git knows no dates, and what to do. */
function explainFailure(error: unknown): string {
  const { code, stderr = '' } = isRecord(error) ? error : {};
  if (code === 'ENOENT') return 'there is no git. Expected it on the PATH';
  const message = String(stderr);
  if (message.includes('dubious ownership'))
    return `the repository belongs to another user. Expected: git config --global --add safe.directory ${path.resolve('.')}`;
  if (message.includes('not a git repository')) return 'the folder is in no git repository. Expected a clone';
  if (message.includes('does not have any commits'))
    return 'the repository has no commits. Expected the content in one';
  return `git failed: ${(message.trim() || String(error)).replace(/\.?(?:\n.*)?$/s, '')}`;
}
