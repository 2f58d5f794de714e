import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Digest of files and of all files in folders, by their names relative to the project's root. What does not exist counts
 * as empty.
 */
export function digestSources(names: readonly string[]): string {
  const hash = createHash('sha1');
  for (const file of names.flatMap(listSources)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function listSources(name: string): string[] {
  if (!existsSync(name)) return [];
  if (statSync(name).isFile()) return [name];
  return (
    readdirSync(name, { recursive: true, withFileTypes: true })
      // What is written about code changes nothing that it makes.
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
  );
}

/** `node` and everything in `src` that it imports. */
export const buildCode = ['node', 'src/shared', 'src/search/providers', 'src/search/provider-name.ts'] as const;

/** Digest of the code that decides what a build writes. */
export function digestBuildCode(): string {
  return digestSources(buildCode);
}
