import { searchFilesVersion } from '../../shared/search-record';
import type { SearchShard, SearchTitles } from '../../shared/search-record';
import type { Answerer } from './answers';
import { SearchEngine } from './engine';
import type { EngineAnswers, EngineCall, EngineMessage } from './protocol';

/** The parts of the worker's global scope that are used here. */
interface WorkerScope {
  postMessage(message: EngineMessage): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<EngineCall>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
let engine: SearchEngine | null = null;
let answerer: Answerer | null = null;

const noIndex = (): Error =>
  new Error('The search index is missing, damaged or of another version.', { cause: 'no-index' });

function readJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw noIndex();
  }
}

/** Yields to the event loop, so that pending messages are processed. */
const yieldToMessages = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function runInSlices(steps: Iterable<undefined>): Promise<void> {
  for (const _ of steps) await yieldToMessages();
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
  // Pages alone are searchable in a fraction of the time that all headings take.
  await runInSlices(created.indexPages());
  engine = created;
  answerer = null;
  void runInSlices(created.indexHeadings()).then(() => scope.postMessage({ type: 'improved' }));
  return null;
}

const loadAnswers = () => import(/* webpackChunkName: "search-answers" */ './answers');

async function answer(call: EngineCall): Promise<EngineAnswers[keyof EngineAnswers]> {
  switch (call.type) {
    case 'open':
      return open(readJson(call.titles) as SearchTitles);
    case 'texts':
      opened().addTexts(call.from, readJson(call.texts) as SearchShard);
      return null;
    case 'index-texts':
      await runInSlices(opened().indexTexts());
      scope.postMessage({ type: 'improved' });
      // With the texts, so that a question can be answered when the network is gone.
      void loadAnswers().catch(() => undefined);
      return null;
    case 'search':
      return call.requests.map((request) => opened().search(request));
    case 'answer': {
      const asked = opened();
      const { Answerer: Loaded } = await loadAnswers();
      answerer ??= new Loaded(asked);
      return answerer.answer(call.question);
    }
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
