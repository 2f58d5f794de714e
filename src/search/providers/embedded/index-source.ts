import { manifestPath, searchFilesVersion } from '../../../shared/search-record';
import type { SearchManifest } from '../../../shared/search-record';
import { loadOnce, startWorker } from '../../../browser/load';
import { sendForBytes, sendForJson } from '../../../browser/send';
import { withPrefix } from '../../../navigation/prefix';

// A small chunk of its own, because pages start loading the worker and the first files at the first sign of intent, before
// the overlay's code has arrived.
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

/** The index does not exist or has another format version. */
export class MissingIndex extends Error {
  override readonly name = 'MissingIndex';
}

export const fileUrl = (name: string): string => withPrefix(`/search/${name}`);

const firstFilesLoader = () =>
  loadOnce(async (): Promise<FirstFiles> => {
    const manifest = readManifest(await sendForJson(withPrefix(manifestPath)));
    return { manifest, titles: await sendForBytes(fileUrl(manifest.titles)) };
  });

let engine = engineLoader();
let firstFiles = firstFilesLoader();
export const startEngine = (): Promise<Worker> => engine();
export const loadFirstFiles = (): Promise<FirstFiles> => firstFiles();

/** Drops the worker and the first files, so that both are loaded again. */
export function forgetIndex(): void {
  engine = engineLoader();
  firstFiles = firstFilesLoader();
}

function readManifest(value: unknown): SearchManifest {
  const manifest = value as Partial<SearchManifest> | null;
  if (manifest?.v !== searchFilesVersion || typeof manifest.titles !== 'string' || !Array.isArray(manifest.shards)) {
    throw new MissingIndex('The search index has another format version.');
  }
  return manifest as SearchManifest;
}

/** Starts loading; a failure is only reported once somebody searches. */
export function prepareIndex(): void {
  startEngine().catch(() => undefined);
  loadFirstFiles().catch(() => undefined);
}
