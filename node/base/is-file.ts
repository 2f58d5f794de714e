import { statSync } from 'node:fs';

/** Whether a path leads to a file; a path below a file does not. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
