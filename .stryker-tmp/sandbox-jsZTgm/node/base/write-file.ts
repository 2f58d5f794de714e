import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file, creating its folder if needed. */
export function writeWithFolder(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
