import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the existing file or folder whose path differs from a given one only in what `fold` takes away from each name,
 * for instance its capitals; null if there is none. Both are relative to the root, with forward slashes.
 */
export function findSimilarName(root: string, file: string, fold: (name: string) => string): string | null {
  let found = '';
  for (const name of file.split('/')) {
    const exact = path.posix.join(found, name);
    if (existsSync(path.join(root, exact))) {
      found = exact;
      continue;
    }
    const other = listNames(path.join(root, found)).find((candidate) => fold(candidate) === fold(name));
    if (other === undefined) return null;
    found = path.posix.join(found, other);
  }
  return found;
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
