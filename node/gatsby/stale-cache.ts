import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { digestBuildCode } from '../base/build-code';
import { writeWithFolder } from '../base/write-file';
import { removeDamagedFiles } from './last-build';

const stampFile = path.resolve('.cache/build-stamp');

/** What affects the build output but is not part of Gatsby's own cache key. */
function currentStamp(pathPrefix: string): string {
  return `${digestBuildCode()} ${pathPrefix}`;
}

/**
 * Clears Gatsby's cache key if the cache is stale, so that Gatsby cleans up itself. Its key covers package.json, the
 * config and node entry files and plugin versions, but neither their imports nor the path prefix: after a change of
 * `node` a warm build would keep old output, after one of the prefix old image URLs. Also if it is damaged. Must not open
 * the database of nodes: Gatsby deletes its file, and this process would go on with a file that the workers do not see.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/services/initialize.ts
 */
export function forgetStaleCache({
  store,
  pathPrefix,
  reporter,
}: Pick<ParentSpanPluginArgs, 'store' | 'pathPrefix' | 'reporter'>): void {
  const known = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
  const [damaged, ...others] = removeDamagedFiles();
  if (damaged !== undefined) {
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    reporter.info(`Not as the last build left it: ${damaged}${more}. Everything is built anew.`);
  } else if (known === null || known === currentStamp(pathPrefix)) return;
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
  // Gatsby keeps this one, for what it downloads, and opens it while it cleans up.
  rmSync(path.resolve('.cache/data/gatsby-core-utils'), { recursive: true, force: true });
}

/** Clears what Gatsby has stored if a stopped run has left it incomplete. Must run after Gatsby's own clean-up. */
export function forgetLostNodes(
  { store, reporter }: Pick<ParentSpanPluginArgs, 'store' | 'reporter'>,
  isIncomplete: () => boolean,
): void {
  if (!isIncomplete()) return;
  reporter.info('The last run was stopped while it read a file. Everything is built anew.');
  const { status } = store.getState() as { status: { PLUGINS_HASH: string } };
  store.dispatch({ type: 'DELETE_CACHE' });
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: status.PLUGINS_HASH });
}

/** Must run after Gatsby's own clean-up, which removes the stamp. */
export function stampBuild({ pathPrefix }: Pick<ParentSpanPluginArgs, 'pathPrefix'>): void {
  writeWithFolder(stampFile, currentStamp(pathPrefix));
}
