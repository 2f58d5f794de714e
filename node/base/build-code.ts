import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns one digest of the named files and of every file in the named folders, relative to the project root. Missing
 * names are skipped.
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
      // Documentation and what React draws do not affect what the build's code produces.
      .filter((entry) => entry.isFile() && !/\.(?:md|tsx|css)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
  );
}

/** Sources that the digest covers: `node`, the site, and everything in `src` that `node` imports. */
export const buildCode = ['node', 'site', 'src/shared', 'src/search/providers', 'src/search/provider-name.ts'] as const;

/** Returns the digest of the code that determines the build output. */
export function digestBuildCode(): string {
  return digestSources(buildCode);
}
