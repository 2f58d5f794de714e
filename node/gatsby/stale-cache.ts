import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ParentSpanPluginArgs } from 'gatsby';
import { digestCachedCode } from '../base/build-code';
import { writeWithFolder } from '../base/write-file';
import { removeDamagedFiles } from './last-run';

const stampFile = path.resolve('.cache/build-stamp');

/** What affects the output or the cache, but is not part of Gatsby's own cache key. */
interface Stamp {
  /** Digest of the build code. */
  code: string;
  pathPrefix: string;
  /** The project's folder: Gatsby's caches hold absolute paths. */
  root: string;
}

function currentStamp(pathPrefix: string): Stamp {
  return { code: digestCachedCode(), pathPrefix, root: path.resolve('.') };
}

function readStamp(): Partial<Stamp> | null {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8')) as Partial<Stamp>;
  } catch {
    return null;
  }
}

/**
 * Clears Gatsby's cache key if the cache is stale or damaged, so that Gatsby cleans up itself. Its key covers
 * package.json, the config and node entry files and plugin versions, but neither their imports nor the path prefix nor the
 * folder: a warm build would keep old output, old image URLs, or find no page at all. Must not open the database of nodes:
 * Gatsby deletes its file, and this process would go on with a file that the workers do not see.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/services/initialize.ts
 * @reach gatsby: the action `UPDATE_PLUGINS_HASH` sets `status.PLUGINS_HASH`, and an empty one makes it clear its caches, all
 *   but `.cache/data/gatsby-core-utils`; `DELETE_CACHE` empties the store; stale output: `reached-packages.test.ts`,
 *   `fixture-builds.test.ts`
 */
export function forgetStaleCache({
  store,
  pathPrefix,
  reporter,
}: Pick<ParentSpanPluginArgs, 'store' | 'pathPrefix' | 'reporter'>): void {
  const damage = removeDamagedFiles();
  const known = readStamp();
  const current = currentStamp(pathPrefix);
  const isMoved = known?.root !== undefined && known.root !== current.root;
  const reason = isMoved ? `The caches were made in ${known.root}.` : damage;
  if (reason !== null) reporter.info(`${reason} Everything is built again.`);
  else if (isDeepStrictEqual(known, current)) return;
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
  // Gatsby keeps this one, for what it downloads, and opens it while it cleans up.
  rmSync(path.resolve('.cache/data/gatsby-core-utils'), { recursive: true, force: true });
}

/** Clears what Gatsby has stored if a stopped run has left it incomplete. Must run after Gatsby's own clean-up. */
export function clearCacheAfterInterruptedRun(
  { store, reporter }: Pick<ParentSpanPluginArgs, 'store' | 'reporter'>,
  isIncomplete: () => boolean,
): void {
  if (!isIncomplete()) return;
  reporter.info('The last run was stopped while it read a file. Everything is built again.');
  const { status } = store.getState() as { status: { PLUGINS_HASH: string } };
  store.dispatch({ type: 'DELETE_CACHE' });
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: status.PLUGINS_HASH });
}

/** Must run after Gatsby's own clean-up, which removes the stamp. */
export function stampBuild({ pathPrefix }: Pick<ParentSpanPluginArgs, 'pathPrefix'>): void {
  writeWithFolder(stampFile, JSON.stringify(currentStamp(pathPrefix)));
}
