import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { digestOf } from '../base/digest';
import { listFiles } from '../base/list-files';
import { resolveInside, writeWithFolder } from '../base/write-file';

/** Relative to the project root, as all names here. */
const recordFile = '.cache/last-run.json';

/**
 * Folders in which Gatsby keeps its state between runs. Opening a damaged database ends the process, often without a
 * message.
 * @reach gatsby: keeps its databases in these folders, starts from nothing where they are gone, and writes to them at exit in
 *   listeners that it adds before ours; a damaged database ends the build, or each run starts from nothing:
 *   `damaged-builds.test.ts`, `fixture-builds.test.ts`
 */
const stateFolders = ['data/datastore', 'data/gatsby-core-utils', 'caches-lmdb', 'redux'].map(
  (name) => `.cache/${name}`,
);

const recordSchema = z.object({
  /** Digests of the files of Gatsby's state. */
  state: z.record(z.string(), z.string()),
  /** Size in bytes and modification time in milliseconds of each file of the output. */
  output: z.record(z.string(), z.tuple([z.number(), z.number()])),
});

type RunRecord = z.infer<typeof recordSchema>;

/**
 * Records, when this process exits with whatever code, in which state it leaves Gatsby's files and the output. A process
 * that is killed leaves no record. Must be called again once databases may have been opened: they are written to when
 * the process exits, by listeners that run in the order in which they were added.
 */
export function recordStateAtExit(): void {
  process.off('exit', record);
  process.once('exit', record);
}

/**
 * Lets `gatsby develop` exit, so that its state is recorded, when a terminal or a tool stops it.
 * @reach gatsby: listens to Ctrl+C alone in the process that serves; after another signal everything is built again:
 *   `site/develop.test.ts`
 */
export function exitWhenStopped(): void {
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));
}

function record(): void {
  const state: RunRecord = {
    state: Object.fromEntries(listState().map((name) => [name, digestOfFile(name)])),
    output: Object.fromEntries(listFiles('.', 'public').map((name) => [name, sizeAndTime(name)])),
  };
  writeWithFolder(path.resolve(recordFile), JSON.stringify(state));
}

/** Makes Gatsby's next run start without what it remembers of pages and jobs. */
export function forgetState(): void {
  rmSync('.cache/redux', { recursive: true, force: true });
}

/**
 * Compares Gatsby's files and the output with the record of the last run, which it deletes. What is not as that run left
 * it is deleted, because the bundler keeps an existing file whose name has a digest; without a usable record, everything.
 * @returns a sentence that says what was found, or null if nothing was
 */
export function removeDamagedFiles(): string | null {
  const text = existsSync(recordFile) ? readFileSync(recordFile, 'utf8') : null;
  rmSync(recordFile, { force: true });
  if (text === null && listState().length === 0) return null;
  const record = text === null ? null : parseRecord(text);
  if (record === null) {
    for (const name of [...stateFolders, 'public']) rmSync(name, { recursive: true, force: true });
    return text === null ? 'The last run was stopped before it ended.' : `${recordFile} is damaged.`;
  }
  const [first, ...others] = findChanges(record);
  if (first === undefined) return null;
  for (const name of [first, ...others]) rmSync(resolveInside('.', name), { force: true });
  return `Not as the last run left it: ${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}.`;
}

function findChanges({ state, output }: RunRecord): string[] {
  const names = new Set([...Object.keys(state), ...listState()]);
  const changedState = [...names].filter((name) => digestOfFile(name) !== state[name]);
  const changedOutput = Object.entries(output).filter(([name, before]) => {
    const [size, time] = sizeAndTime(name);
    // An archive may have dropped the fraction of a second.
    return size !== before[0] || (time !== before[1] && time !== Math.floor(before[1] / 1000) * 1000);
  });
  return [...changedState, ...changedOutput.map(([name]) => name)];
}

/** Returns the digest of a file of Gatsby's state, which may change without a new modification time. */
function digestOfFile(name: string): string {
  return existsSync(name) ? digestOf(readFileSync(name)) : '';
}

/**
 * Returns the files of Gatsby's state, without locks, which change when a database is only read.
 * @reach lmdb: changes only `lock.mdb` when a database is read; each run starts from nothing: `damaged-builds.test.ts`
 */
function listState(): string[] {
  return stateFolders.flatMap((folder) => listFiles('.', folder)).filter((name) => !name.endsWith('/lock.mdb'));
}

/** Returns [-1, -1] if there is no such file. */
function sizeAndTime(name: string): [number, number] {
  const stat = statSync(name, { throwIfNoEntry: false });
  return stat ? [stat.size, stat.mtimeMs] : [-1, -1];
}

function parseRecord(text: string): RunRecord | null {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
