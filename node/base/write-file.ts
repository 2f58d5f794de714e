import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Whether a name, which may come from content, leads to a file in a folder. */
export function isInside(folder: string, name: string): boolean {
  const base = path.resolve(folder);
  return path.resolve(base, name).startsWith(base + path.sep) && !name.includes('\0');
}

/** Returns the path of a file in a folder. Throws if the name leads out of it. */
export function resolveInside(folder: string, name: string): string {
  if (!isInside(folder, name))
    throw new Error(`${JSON.stringify(name)} is outside of ${folder}. Expected a file in it.`);
  return path.resolve(folder, name);
}

/** Writes a file, creating its folder if needed. */
export function writeWithFolder(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
