import { loadOnce } from '../../../browser/load';
import { afterPaint } from '../../../browser/screen';
import { SendError, sendForBytes, sendForJson } from '../../../browser/send';
import { mayPrefetch } from '../../../navigation/prefetch';
import { withAgent } from '../agent';
import { readDefinitions, withDefinition } from './definitions';
import { EngineLink } from './engine-link';
import { fileUrl, forgetIndex, loadFirstFiles, MissingIndex, startEngine } from './index-source';
import type { FirstFiles } from './index-source';
import { SearchError } from '../../model/client';
import type { SearchClient } from '../../model/client';

/** With fewer hits from titles alone, texts are loaded even on a slow connection. */
const enoughHits = 5;

/** Where the engine and the index come from; tests inject their own. */
export interface EmbeddedSources {
  startEngine: () => Promise<Worker>;
  loadFirstFiles: () => Promise<FirstFiles>;
  loadText: (name: string) => Promise<ArrayBuffer>;
  loadDefinitions: (name: string) => Promise<unknown>;
  isSlow: () => boolean;
  /** Runs a callback after the results have been painted. */
  afterPaint: (run: () => void) => void;
  /** Drops what was loaded, so that the next start loads it again. */
  forget?: () => void;
}

const siteSources: EmbeddedSources = {
  startEngine,
  loadFirstFiles,
  loadText: (name) => sendForBytes(fileUrl(name)),
  loadDefinitions: (name) => sendForJson(fileUrl(name)),
  isSlow: () => !mayPrefetch(),
  afterPaint,
  forget: forgetIndex,
};

/** Searches the site's own index in the browser; no query leaves it. */
export function createEmbeddedClient(sources: EmbeddedSources = siteSources): SearchClient {
  const listeners = new Set<() => void>();
  const improve = (): void => {
    for (const listener of listeners) listener();
  };
  let shared = makeOpen();

  function makeOpen() {
    /** Read synchronously, so that once it is set a query reaches the worker before React renders the keystroke. */
    let opened: { link: EngineLink; manifest: FirstFiles['manifest'] } | null = null;
    const open = loadOnce(async () => {
      const [worker, files] = await Promise.all([sources.startEngine(), sources.loadFirstFiles()]).catch(explain);
      const giveUp = (): void => {
        worker.terminate();
        if (shared !== parts) return;
        sources.forget?.();
        shared = makeOpen();
      };
      const link = new EngineLink(worker, improve, giveUp);
      // The buffer is transferred; a retry needs the original.
      const titles = files.titles.slice(0);
      await link.call({ type: 'open', titles }, [titles]).catch((reason: unknown) => {
        giveUp();
        throw reason;
      });
      opened = { link, manifest: files.manifest };
      return opened;
    });
    const loadTexts = loadOnce(async () => {
      const { link, manifest } = await open();
      try {
        await Promise.all(
          manifest.shards.map(async ({ from, file }) => {
            const texts = await sources.loadText(file);
            await link.call({ type: 'texts', from, texts }, [texts]);
          }),
        );
      } catch (reason) {
        if (isGone(reason) && shared === parts && (await isReplaced(manifest))) {
          link.end();
          shared = makeOpen();
          improve();
        }
        throw reason;
      }
      await link.call({ type: 'index-texts' });
    });
    const loadDefinitions = loadOnce(async () => {
      const { manifest } = await open();
      return manifest.definitions === undefined
        ? []
        : readDefinitions(await sources.loadDefinitions(manifest.definitions));
    });
    const parts = { open, opened: () => opened, loadTexts, loadDefinitions };
    return parts;
  }

  /** Loads everything again with the next search. */
  function renew(): void {
    const former = shared.opened();
    sources.forget?.();
    shared = makeOpen();
    improve();
    former?.link.end();
  }

  /** Whether the site was redeployed since its index was opened; loads the manifest again. */
  async function isReplaced(old: FirstFiles['manifest']): Promise<boolean> {
    sources.forget?.();
    return sources.loadFirstFiles().then(
      ({ manifest }) => JSON.stringify(manifest) !== JSON.stringify(old),
      () => false,
    );
  }

  async function answer(parts: typeof shared, question: string, signal?: AbortSignal) {
    const { link } = await parts.open();
    // Passages can be quoted without definitions; the next question tries to load them again.
    const definitions = parts.loadDefinitions().catch(() => []);
    await parts.loadTexts().catch(explain);
    signal?.throwIfAborted();
    return withDefinition(await link.call({ type: 'answer', question }), question, await definitions);
  }

  return withAgent('embedded', () => ({
    prepare: () => {
      // Pages may have been edited since.
      if (process.env.NODE_ENV === 'development') renew();
      void shared.open().catch(() => undefined);
    },
    reset: () => (shared = makeOpen()),
    complete: () => (sources.isSlow() ? Promise.resolve() : shared.loadTexts().catch(() => undefined)),
    onImprovement: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async search(requests, signal) {
      const { open, opened, loadTexts } = shared;
      const { link } = opened() ?? (await open());
      signal?.throwIfAborted();
      const results = await link.call({ type: 'search', requests });
      signal?.throwIfAborted();
      const hits = results.reduce((sum, { hitCount }) => sum + hitCount, 0);
      // Titles can be searched without texts; the next search tries to load them again.
      if (!sources.isSlow() || hits < enoughHits) {
        sources.afterPaint(() => void loadTexts().catch(() => undefined));
      }
      return { results };
    },
    async answer(question, signal) {
      const parts = shared;
      try {
        return await answer(parts, question, signal);
      } catch (reason) {
        signal?.throwIfAborted();
        // The index was replaced by a newer deployment: answer from that one.
        if (shared === parts) throw reason;
        return answer(shared, question, signal);
      }
    },
  }));
}

/** Whether a failure means that an index file no longer exists or is something else now. */
function isGone(reason: unknown): boolean {
  return reason instanceof SendError
    ? reason.status === 404
    : reason instanceof SearchError && reason.kind === 'no-index';
}

/** Turns any failure into a `SearchError` with a kind. */
function explain(reason: unknown): never {
  if (reason instanceof SearchError) throw reason;
  const message = reason instanceof Error ? reason.message : String(reason);
  const isMissing =
    reason instanceof MissingIndex ||
    (reason instanceof SendError && (reason.status === 404 || reason.kind === 'format'));
  const kind = isMissing ? 'no-index' : reason instanceof SendError ? 'network' : 'worker';
  throw new SearchError(message, kind, { cause: reason });
}
