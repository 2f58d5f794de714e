import { appendFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInside, resolveInside, writeWithFolder } from '../base/write-file';

/** Relative to the project root. */
const manifestFile = '.cache/written-files.json';

/**
 * Writes files to the output and tracks them; throws at a name that leads out of it. Gatsby tracks only its own, so a
 * removed redirect would otherwise stay forever in warm builds.
 */
export class OutputWriter {
  private readonly written = new Set<string>();

  constructor(readonly folder: string) {}

  /**
   * Writes a file. An unchanged one keeps its modification time, which servers use to tell versions apart.
   * @param name relative to the output, with forward slashes
   */
  write(name: string, content: string | Buffer): void {
    const file = resolveInside(this.folder, name);
    if (!hasContent(file, content)) writeWithFolder(file, content);
    this.written.add(name);
  }

  /** Writes a file in parts, so that it is never in memory as a whole; the first part replaces an existing file. */
  append(name: string, part: string | Buffer): void {
    if (this.written.has(name)) appendFileSync(resolveInside(this.folder, name), part);
    else this.write(name, part);
  }

  /** Tracks a file that an earlier build wrote and that is still current. */
  keep(name: string): void {
    this.written.add(name);
  }

  has(name: string): boolean {
    return this.written.has(name);
  }

  /** Deletes files of the previous build that this one has not written so far, unless they now belong to a page. */
  removeLeftovers(isOfPage: (name: string) => boolean = () => false): void {
    for (const name of readManifest(path.resolve(manifestFile))) {
      if (!this.written.has(name) && !isOfPage(name)) rmSync(resolveInside(this.folder, name), { force: true });
    }
  }

  /** Saves the list of written files for the next build. */
  finish(): void {
    writeWithFolder(path.resolve(manifestFile), JSON.stringify([...this.written].sort()));
  }
}

function hasContent(file: string, content: string | Buffer): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return (
    stat?.isFile() === true &&
    stat.size === Buffer.byteLength(content) &&
    readFileSync(file).equals(Buffer.from(content))
  );
}

let held: string | null = null;

/**
 * Holds the list in memory while Gatsby deletes its cache, as it does after a change of settings or code.
 * @reach gatsby: clears `.cache` after `onPreInit` and before `onPreBootstrap`; files of removed redirects stay:
 *   `reached-packages.test.ts`
 */
export function keepManifestAcrossCacheClear(): void {
  const file = path.resolve(manifestFile);
  held = existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Must run after Gatsby's clean-up, which leaves the output alone. */
export function restoreManifest(): void {
  if (held !== null) writeWithFolder(path.resolve(manifestFile), held);
}

/** A damaged list is an empty one: its files stay until the output is deleted. */
function readManifest(file: string): string[] {
  try {
    const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(names)
      ? names.filter((name): name is string => typeof name === 'string' && isInside('.', name))
      : [];
  } catch {
    return [];
  }
}
