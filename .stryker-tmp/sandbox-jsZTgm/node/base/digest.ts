import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns the SHA-1 of some content in hexadecimal. For change detection only, not for security. */
export function digestOf(data: string | Buffer): string {
  return createHash('sha1').update(data).digest('hex');
}

const known = new Map<string, { changed: number; value: string }>();

/**
 * Returns the digest of a file, given relative to the project root, or null if there is no such file. Cached until the
 * file's modification time changes.
 */
export function digestOfFile(name: string): string | null {
  const file = path.resolve(name);
  const stat = statSync(file, { throwIfNoEntry: false });
  // A link may point to a folder whose name looks like a file: `./v1.0`.
  if (!stat?.isFile()) return null;
  const { mtimeMs: changed } = stat;
  const before = known.get(file);
  if (before?.changed === changed) return before.value;
  const value = digestOf(readFileSync(file));
  known.set(file, { changed, value });
  return value;
}
