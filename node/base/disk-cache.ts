import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Results that outlive a build, by key: a JSON file each in a folder of `.cache`. An entry that is missing or damaged
 * counts as not there. The key has to contain whatever the shape of a value depends on, the code included.
 */
export class DiskCache<Value> {
  private readonly directory: string;

  /** @param name of the folder */
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

  /** Several processes may write the same entry at once. */
  write(key: string, value: Value): void {
    mkdirSync(this.directory, { recursive: true });
    // A rename is atomic.
    const temporary = `${this.fileOf(key)}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(value));
    renameSync(temporary, this.fileOf(key));
  }

  /** Deletes the entries of all other keys, and what a crash has left behind. */
  prune(keys: Iterable<string>): void {
    const current = new Set(Array.from(keys, (key) => path.basename(this.fileOf(key))));
    for (const name of existsSync(this.directory) ? readdirSync(this.directory) : []) {
      // A process that is writing tolerates that its file is gone.
      if (!current.has(name)) rmSync(path.join(this.directory, name), { force: true });
    }
  }

  private fileOf(key: string): string {
    return path.join(this.directory, `${key}.json`);
  }
}
