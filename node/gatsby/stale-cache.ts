import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { writeWithFolder } from '../base/write-file';

const stampFile = path.resolve('.cache/build-code-digest');

/** Digest of the code that decides what a build puts out. */
export function digestBuildCode(): string {
  const hash = createHash('sha1');
  for (const folder of ['node', 'src/shared']) {
    for (const entry of readdirSync(path.resolve(folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name))
      .sort()) {
      hash.update(entry).update(readFileSync(entry));
    }
  }
  return hash.digest('hex');
}

/**
 * Gatsby's cache key covers package.json, the config and node entry files and plugin versions, not what these import: a
 * warm build after a change of `node` would keep old output. Forgetting the key here makes Gatsby clean up itself.
 */
export function forgetStaleCache({ store }: ParentSpanPluginArgs): void {
  const known = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
  if (known === null || known === digestBuildCode()) return;
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
}

/** Runs after Gatsby's own clean-up, which removes the stamp. */
export function stampBuildCode(): void {
  writeWithFolder(stampFile, digestBuildCode());
}
