import { appendFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeWithFolder } from '../base/write-file';

/** Relative to the project's root. */
const manifestFile = '.cache/written-files.json';

/**
 * Writes files into the output and remembers them: Gatsby tracks only its own, so without this a removed redirect would
 * stay for ever in a warm build.
 */
export class OutputWriter {
  private readonly written = new Set<string>();

  constructor(readonly folder: string) {}

  /**
   * A file that is the same already keeps its date, by which servers tell versions apart.
   * @param name relative to the output, with forward slashes
   */
  write(name: string, content: string | Buffer): void {
    const file = path.join(this.folder, name);
    if (!holds(file, content)) writeWithFolder(file, content);
    this.written.add(name);
  }

  /** Writes a file part by part, so that it is never in memory as a whole: the first part begins it. */
  append(name: string, part: string | Buffer): void {
    if (this.written.has(name)) appendFileSync(path.join(this.folder, name), part);
    else this.write(name, part);
  }

  /** Remembers a file that an earlier build has written and that still holds. */
  keep(name: string): void {
    this.written.add(name);
  }

  has(name: string): boolean {
    return this.written.has(name);
  }

  /** Deletes what the build before wrote and this one has not written so far, unless it belongs to a page now. */
  removeLeftovers(isOfPage: (name: string) => boolean = () => false): void {
    for (const name of readManifest(path.resolve(manifestFile))) {
      if (!this.written.has(name) && !isOfPage(name)) rmSync(path.join(this.folder, name), { force: true });
    }
  }

  /** Remembers what was written for the next build. */
  finish(): void {
    writeWithFolder(path.resolve(manifestFile), JSON.stringify([...this.written].sort()));
  }
}

function holds(file: string, content: string | Buffer): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return (
    stat?.isFile() === true &&
    stat.size === Buffer.byteLength(content) &&
    readFileSync(file).equals(Buffer.from(content))
  );
}

let held: string | null = null;

/** Keeps the list in memory while Gatsby drops its cache, which a change of a setting or of the code makes it do. */
export function holdManifest(): void {
  const file = path.resolve(manifestFile);
  held = existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Runs after Gatsby's clean-up, which leaves the output as it is. */
export function restoreManifest(): void {
  if (held !== null) writeWithFolder(path.resolve(manifestFile), held);
}

function readManifest(file: string): string[] {
  const names: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
