import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { digestBuildCode } from '../base/build-code';
import { writeWithFolder } from '../base/write-file';

const stampFile = path.resolve('.cache/build-stamp');

/** What affects the build output but is not part of Gatsby's own cache key. */
function currentStamp(pathPrefix: string): string {
  return `${digestBuildCode()} ${pathPrefix}`;
}

/**
 * Clears Gatsby's cache key if the cache is stale, so that Gatsby cleans up itself. Its key covers package.json, the
 * config and node entry files and plugin versions, but neither their imports nor the path prefix: after a change of
 * `node` a warm build would keep old output, after one of the prefix old image URLs.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/services/initialize.ts
 */
export function forgetStaleCache({ store, pathPrefix }: Pick<ParentSpanPluginArgs, 'store' | 'pathPrefix'>): void {
  const known = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
  if (known === null || known === currentStamp(pathPrefix)) return;
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
}

/** Must run after Gatsby's own clean-up, which removes the stamp. */
export function stampBuild({ pathPrefix }: Pick<ParentSpanPluginArgs, 'pathPrefix'>): void {
  writeWithFolder(stampFile, currentStamp(pathPrefix));
}
