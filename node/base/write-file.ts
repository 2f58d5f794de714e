import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of a file in a folder. Throws if `name`, which may come from content, leads out of the folder. */
export function resolveInside(folder: string, name: string): string {
  const base = path.resolve(folder);
  const file = path.resolve(base, name);
  if (!file.startsWith(base + path.sep) || name.includes('\0'))
    throw new Error(`${JSON.stringify(name)} is outside of ${folder}. Expected a file in it.`);
  return file;
}

/** Writes a file, creating its folder if needed. */
export function writeWithFolder(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
