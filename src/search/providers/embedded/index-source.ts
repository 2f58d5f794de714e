import { searchFilesVersion } from '../../../shared/search-record';
import type { SearchManifest } from '../../../shared/search-record';
import { loadOnce, startWorker } from '../../../browser/load';
import { sendForBytes, sendForJson } from '../../../browser/send';
import { withPrefix } from '../../../navigation/prefix';

/**
 * What searching in the browser begins with: the worker and the first files. Its own small module, because the page
 * starts it on the first sign of intent, before the code of the overlay has come.
 */
const engineLoader = () =>
  loadOnce(() =>
    startWorker(
      () => new Worker(/* webpackChunkName: "search-worker" */ new URL('../../engine/worker.ts', import.meta.url)),
    ),
  );

export interface FirstFiles {
  manifest: SearchManifest;
  titles: ArrayBuffer;
}

/** The index is not there, or is of another version. */
export class MissingIndex extends Error {
  override readonly name = 'MissingIndex';
}

export const fileUrl = (name: string): string => withPrefix(`/search/${name}`);

const firstFilesLoader = () =>
  loadOnce(async (): Promise<FirstFiles> => {
    const manifest = readManifest(await sendForJson(fileUrl('manifest.json')));
    return { manifest, titles: await sendForBytes(fileUrl(manifest.titles)) };
  });

let engine = engineLoader();
let firstFiles = firstFilesLoader();
export const startEngine = (): Promise<Worker> => engine();
export const loadFirstFiles = (): Promise<FirstFiles> => firstFiles();

/** The worker has ended, or the files were damaged: both are asked for anew. */
export function forgetIndex(): void {
  engine = engineLoader();
  firstFiles = firstFilesLoader();
}

function readManifest(value: unknown): SearchManifest {
  const manifest = value as Partial<SearchManifest> | null;
  if (manifest?.v !== searchFilesVersion || typeof manifest.titles !== 'string' || !Array.isArray(manifest.shards)) {
    throw new MissingIndex('The index is of another version.');
  }
  return manifest as SearchManifest;
}

/** Begins loading; a failure shows when somebody searches. */
export function prepareIndex(): void {
  startEngine().catch(() => undefined);
  loadFirstFiles().catch(() => undefined);
}
