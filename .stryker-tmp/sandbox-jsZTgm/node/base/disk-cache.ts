import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A cache that survives between builds: one JSON file per key in a folder of `.cache`. A missing or corrupt entry is a
 * miss. The key must cover everything that the shape of a value depends on, including the code.
 */
export class DiskCache<Value> {
  private readonly directory: string;

  /** @param name of the folder in `.cache` */
  constructor(name: string) {
    this.directory = path.resolve('.cache', name);
  }

  has(key: string): boolean {
    return existsSync(this.fileOf(key));
  }

  read(key: string): Value | null {
    try {
      return JSON.parse(readFileSync(this.fileOf(key), 'utf8')) as Value;
    } catch {
      return null;
    }
  }

  /** Writes an entry. Safe when several processes write the same one at once. */
  write(key: string, value: Value): void {
    mkdirSync(this.directory, { recursive: true });
    // Renaming is atomic, so that readers never see a partial file.
    const temporary = `${this.fileOf(key)}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(value));
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
