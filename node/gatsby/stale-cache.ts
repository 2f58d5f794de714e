import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { digestBuildCode } from '../base/build-code';
import { writeWithFolder } from '../base/write-file';

const stampFile = path.resolve('.cache/build-stamp');

/** What Gatsby's own cache key leaves out and yet decides what a build writes. */
function currentStamp(pathPrefix: string): string {
  return `${digestBuildCode()} ${pathPrefix}`;
}

/**
 * Gatsby's cache key covers package.json, the config and node entry files and plugin versions, not what these import,
 * nor the path prefix: a warm build after a change of `node` would keep old output, and after a change of the prefix old
 * addresses of images. Forgetting the key here makes Gatsby clean up itself.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/services/initialize.ts
 */
export function forgetStaleCache({ store, pathPrefix }: Pick<ParentSpanPluginArgs, 'store' | 'pathPrefix'>): void {
  const known = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
  if (known === null || known === currentStamp(pathPrefix)) return;
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
}

/** Runs after Gatsby's own clean-up, which removes the stamp. */
export function stampBuild({ pathPrefix }: Pick<ParentSpanPluginArgs, 'pathPrefix'>): void {
  writeWithFolder(stampFile, currentStamp(pathPrefix));
}
