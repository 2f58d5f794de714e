import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest';

/**
 * The folder that Gatsby leaves alone when it clears its caches, which it does after each change of the build code.
 * @reach gatsby: keeps `.cache/webpack` when it clears `.cache`; every page is compiled again: `damaged-builds.test.ts`
 */
const keptFolder = '.cache/webpack/kept';

/**
 * A cache that survives between builds: one file per key in a folder of its own, with the digest of a JSON and the JSON.
 * A missing or damaged entry is a miss. The key must cover everything that the shape of a value depends on, including the
 * code.
 */
export class DiskCache<Value> {
  private readonly directory: string;

  /** @param name of the folder */
  constructor(name: string) {
    this.directory = path.resolve(keptFolder, name);
  }

  has(key: string): boolean {
    return existsSync(this.fileOf(key));
  }

  read(key: string): Value | null {
    try {
      const text = readFileSync(this.fileOf(key), 'utf8');
      const end = text.indexOf('\n');
      const json = text.slice(end + 1);
      return text.slice(0, end) === digestOf(json) ? (JSON.parse(json) as Value) : null;
    } catch {
      return null;
    }
  }

  /** Writes an entry. Safe when several processes write the same one at once. */
  write(key: string, value: Value): void {
    mkdirSync(this.directory, { recursive: true });
    // Renaming is atomic, so that readers never see a partial file.
    const temporary = `${this.fileOf(key)}.${process.pid}`;
    const json = JSON.stringify(value);
    writeFileSync(temporary, `${digestOf(json)}\n${json}`);
    renameSync(temporary, this.fileOf(key));
  }

  /** Deletes the entries of all other keys and any temporary files left by a crash. */
  prune(keys: Iterable<string>): void {
    const current = new Set(Array.from(keys, (key) => path.basename(this.fileOf(key))));
    for (const name of existsSync(this.directory) ? readdirSync(this.directory) : []) {
      // `force`, because another process may have deleted the file already.
      if (!current.has(name)) rmSync(path.join(this.directory, name), { force: true });
    }
  }

  private fileOf(key: string): string {
    return path.join(this.directory, `${key}.json`);
  }
}
