import { searchFilesVersion } from '../../shared/search-record';
import type { SearchShard, SearchTitles } from '../../shared/search-record';
import { SearchEngine } from './engine';
import type { EngineAnswers, EngineCall, EngineMessage } from './protocol';

/** The global scope of a worker, as far as it is used here. */
interface WorkerScope {
  postMessage(message: EngineMessage): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<EngineCall>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
let engine: SearchEngine | null = null;

/** Files of another version, something else under their name, or none yet. */
const noIndex = (): Error => new Error('The index is missing, damaged or of another version.', { cause: 'no-index' });

function readJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw noIndex();
  }
}

/** Lets waiting messages in. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function work(steps: Iterable<undefined>): Promise<void> {
  for (const _ of steps) await breathe();
}

function opened(): SearchEngine {
  if (!engine) throw noIndex();
  return engine;
}

async function open(titles: SearchTitles): Promise<null> {
  if (titles.v !== searchFilesVersion || !Array.isArray(titles.pages)) {
    throw noIndex();
  }
  const created = new SearchEngine(titles);
  // Pages can be found after a fraction of the time that all headings take.
  await work(created.indexPages());
  engine = created;
  void work(created.indexHeadings()).then(() => scope.postMessage({ type: 'improved' }));
  return null;
}

async function answer(call: EngineCall): Promise<EngineAnswers[keyof EngineAnswers]> {
  switch (call.type) {
    case 'open':
      return open(readJson(call.titles) as SearchTitles);
    case 'texts':
      opened().addTexts(call.from, readJson(call.texts) as SearchShard);
      return null;
    case 'index-texts':
      await work(opened().indexTexts());
      scope.postMessage({ type: 'improved' });
      return null;
    case 'search':
      return call.requests.map((request) => opened().search(request));
    case 'answer':
      return opened().answer(call.question);
  }
}

scope.addEventListener('message', ({ data }) => {
  answer(data).then(
    (value) => scope.postMessage({ type: 'answer', id: data.id, value }),
    (reason: unknown) => {
      const { message, cause } = reason as Error;
      scope.postMessage({ type: 'failure', id: data.id, message, kind: cause === 'no-index' ? cause : 'worker' });
    },
  );
});
scope.postMessage({ type: 'ready' });
