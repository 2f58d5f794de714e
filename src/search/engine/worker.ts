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
const answerers = new WeakMap<SearchEngine, Answerer>();

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
  void runInSlices(created.indexHeadings()).then(() => scope.postMessage({ type: 'improved' }));
  return null;
}

async function indexTexts(current: SearchEngine): Promise<void> {
  await runInSlices(current.indexTexts());
  const answerer = answerers.get(current);
  if (answerer) await indexQuestions(current, answerer);
  scope.postMessage({ type: 'improved' });
  if (answerer) return;
  // The network is slow, or gone: what has been found so far is shown.
  createAnswerer(current)
    .then((late) => indexQuestions(current, late))
    .then(() => scope.postMessage({ type: 'improved' }))
    .catch(() => undefined);
}

/** Listed questions improve the ranking of queries too. */
async function indexQuestions(current: SearchEngine, answerer: Answerer): Promise<void> {
  await runInSlices(answerer.indexQuestions());
  current.listed = answerer.listed;
}

async function createAnswerer(asked: SearchEngine): Promise<Answerer> {
  const { Answerer: Loaded } = await import(/* webpackChunkName: "search-answers" */ './answers');
  const answerer = answerers.get(asked) ?? new Loaded(asked);
  answerers.set(asked, answerer);
  return answerer;
}

async function answer(call: EngineCall): Promise<EngineAnswers[keyof EngineAnswers]> {
  switch (call.type) {
    case 'open':
      return open(readJson(call.titles) as SearchTitles);
    case 'texts':
      opened().addTexts(call.from, readJson(call.texts) as SearchShard);
      // With the texts, so that a question can be answered when the network is gone.
      void createAnswerer(opened()).catch(() => undefined);
      return null;
    case 'index-texts':
      await indexTexts(opened());
      return null;
    case 'search':
      return call.requests.map((request) => opened().search(request));
    case 'answer':
      return (await createAnswerer(opened())).answer(call.question);
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
