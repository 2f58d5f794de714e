import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { digestOf } from '../base/digest';
import { listFiles } from '../base/list-files';
import { resolveInside, writeWithFolder } from '../base/write-file';

/** Relative to the project root, as all names here. */
const recordFile = '.cache/last-build.json';

/** Gatsby's databases. If one is damaged, opening it ends the process without a message. */
const databases = ['data/datastore', 'data/gatsby-core-utils', 'caches-lmdb'].map((name) => `.cache/${name}/data.mdb`);

const recordSchema = z.object({ digests: z.record(z.string(), z.string()), sizes: z.record(z.string(), z.number()) });

/**
 * Remembers, when this process ends well, the state in which it leaves Gatsby's databases and the output. Gatsby writes
 * to them until then.
 */
export function recordBuildAtExit(): void {
  process.once('exit', (code) => {
    if (code !== 0) return;
    const digests = Object.fromEntries(databases.map((name) => [name, digestOfDatabase(name)]));
    const sizes = Object.fromEntries(listFiles('.', 'public').map((name) => [name, statSync(name).size]));
    writeWithFolder(path.resolve(recordFile), JSON.stringify({ digests, sizes }));
  });
}

/**
 * Deletes the files that are not as the last build left them, since the bundler keeps a file whose name has a digest, and
 * returns their names. None if that build did not end well or something else has run since: Gatsby's databases survive
 * both. Forgets the record.
 */
export function removeDamagedFiles(): string[] {
  const text = existsSync(recordFile) ? readFileSync(recordFile, 'utf8') : null;
  rmSync(recordFile, { force: true });
  if (text === null) return [];
  let record: z.infer<typeof recordSchema>;
  try {
    record = recordSchema.parse(JSON.parse(text));
  } catch {
    return [recordFile];
  }
  const damaged = [
    ...Object.entries(record.digests).filter(([name, digest]) => digestOfDatabase(name) !== digest),
    ...Object.entries(record.sizes).filter(([name, size]) => statSync(name, { throwIfNoEntry: false })?.size !== size),
  ].map(([name]) => name);
  for (const name of damaged) rmSync(resolveInside('.', name), { force: true });
  return damaged;
}

/** Reads it always: a database may change without a new modification time. */
function digestOfDatabase(name: string): string {
  return existsSync(name) ? digestOf(readFileSync(name)) : '';
}
