import { readdir } from 'node:fs/promises';
import path from 'node:path';
import chokidar from 'chokidar';
import type { FSWatcher } from 'chokidar';

/** Milliseconds for which a file must keep its size; on a busy machine a program may pause as long while it saves. */
const settleTime = 30;
const pollInterval = 10;
/** Milliseconds after which a new folder is certainly watched. */
const folderTime = 200;

/**
 * Makes `gatsby develop` see each saved file as a whole. Programs empty a file before they write it; without this,
 * Gatsby may read it in between and miss the end of it, since chokidar drops a second event within 50 ms. Also finds
 * files written into a new folder before chokidar watches it, which it never reports.
 * @see https://github.com/paulmillr/chokidar/blob/3.6.0/index.js
 * @reach gatsby-source-filesystem: calls `chokidar.watch` of the copy that we import; half of a file is shown after it
 *   was saved: `file-watcher.test.ts`
 */
export function watchWholeFiles(): void {
  const { watch } = chokidar;
  chokidar.watch = (paths, options) => {
    const awaitWriteFinish = { stabilityThreshold: settleTime, pollInterval };
    const watcher = watch(paths, { ...options, awaitWriteFinish });
    watcher.on('ready', () => {
      watcher.on('addDir', (folder) => setTimeout(() => void addMissing(watcher, folder), folderTime));
    });
    return watcher;
  };
}

/**
 * Adds what a new folder contains and chokidar has missed.
 * @reach chokidar: `add` reports a file of a watched folder that it has missed; files of a new folder stay away:
 *   `file-watcher.test.ts`
 */
async function addMissing(watcher: FSWatcher, folder: string): Promise<void> {
  // The folder may be gone again.
  const names = await readdir(folder).catch(() => []);
  const known = new Set(watcher.getWatched()[folder]);
  const missing = names.filter((name) => !known.has(name));
  if (missing.length > 0) watcher.add(missing.map((name) => path.join(folder, name)));
}
