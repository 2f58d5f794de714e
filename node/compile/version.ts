import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What the result of a compilation depends on besides the content: this step, what it shares, and its libraries. */
const sources = ['node/compile', 'src/shared', 'package-lock.json'];

let version: string | undefined;

/** A digest of the compile step, so that caches are dropped when it changes. Read once a process. */
export function compilerVersion(): string {
  if (version !== undefined) return version;
  const hash = createHash('sha1');
  for (const source of sources) {
    const path = resolve(source);
    if (!existsSync(path)) continue;
    for (const file of source.includes('.') ? [path] : listFiles(path)) {
      hash.update(file.slice(path.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  version = hash.digest('hex');
  return version;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
