import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const manifestFile = path.resolve('.cache/written-files.json');

/**
 * Writes files into the output and remembers them: Gatsby tracks only its own, so without this a removed redirect would
 * stay for ever in a warm build.
 */
export class OutputWriter {
  private readonly written = new Set<string>();

  constructor(readonly folder: string) {}

  write(name: string, content: string | Buffer): void {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    this.written.add(name);
  }

  /** Deletes what the build before wrote and this one did not. */
  finish(): void {
    const before: string[] = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : [];
    for (const name of before) if (!this.written.has(name)) rmSync(path.join(this.folder, name), { force: true });
    mkdirSync(path.dirname(manifestFile), { recursive: true });
    writeFileSync(manifestFile, JSON.stringify([...this.written].sort()));
  }
}
