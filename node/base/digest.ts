import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** SHA-1 of a file's content, in hexadecimal digits: tells contents apart, protects nothing. */
export function digestOf(data: string | Buffer): string {
  return createHash('sha1').update(data).digest('hex');
}

const known = new Map<string, { changed: number; value: string }>();

/** The same of a file, by its name relative to the project's root; read again when it has changed. `null`: no file. */
export function digestOfFile(name: string): string | null {
  const file = path.resolve(name);
  const stat = statSync(file, { throwIfNoEntry: false });
  // A link may name a folder that looks like a file: `./v1.0`.
  if (!stat?.isFile()) return null;
  const { mtimeMs: changed } = stat;
  const before = known.get(file);
  if (before?.changed === changed) return before.value;
  const value = digestOf(readFileSync(file));
  known.set(file, { changed, value });
  return value;
}
