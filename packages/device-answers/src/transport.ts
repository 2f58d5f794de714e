import { CitedSentences } from './cited-sentences';
import { AnswerError, answerLimits, quote, sourcesOf } from './engine';
import type { AnswerPart, AnswerTransport, Exchange, LocalAnswer, Passage, SearchClient } from './engine';
import { startModel } from './language-model';
import type { ModelSession } from './language-model';
import { firstMessages, promptOf } from './prompt';
import { words } from './words';

/** Most characters of an answer, tokens kept free for it, and milliseconds until the model starts or the next part of it comes. */
export const limits = { text: 4000, answer: 800, start: 120_000 };

/**
 * Answers with the language model of the reader's browser: finds passages as without it, has the model answer from them,
 * and leaves out what they do not support. A question that no passage answers does not reach the model.
 */
export function deviceTransport(client: SearchClient): AnswerTransport {
  let session: ModelSession | null = null;
  const close = (): void => {
    session?.destroy();
    session = null;
  };

  async function* start(earlier: readonly Exchange[], signal: AbortSignal): AsyncGenerator<AnswerPart, ModelSession> {
    if (session) return session;
    let notify: (loaded: number) => void = () => undefined;
    // Not the signal of the question: it would end the session even later, when an answer is stopped.
    const controller = new AbortController();
    const started = startModel({
      messages: firstMessages(earlier),
      signal: controller.signal,
      onProgress: (loaded) => notify(loaded),
    });
    // A session that starts too late must not stay.
    started.then((late) => (controller.signal.aborted ? late.destroy() : undefined)).catch(() => undefined);
    try {
      for (;;) {
        const progress = new Promise<number>((resolve) => (notify = resolve));
        const result = await inTime(Promise.race([started, progress]), limits.start, signal);
        if (typeof result !== 'number') {
          session = result;
          return result;
        }
        yield { type: 'step', loaded: result };
      }
    } finally {
      if (session === null) controller.abort();
    }
  }

  return {
    close,
    async *ask({ exchanges }, signal) {
      const question = exchanges.at(-1)?.question ?? '';
      const earlier = exchanges.slice(0, -1);
      const answer = await find(client, question, earlier.at(-1)?.question, signal);
      yield { type: 'quoted', answer };
      const sources = sourcesOf(answer);
      if (sources.length === 0) return;
      yield { type: 'step', loaded: null };
      try {
        let current = yield* start(earlier, signal);
        yield { type: 'step', loaded: null };
        let prompt = await fit(current, question, sources, signal);
        if (prompt === null) {
          // What was said before leaves too little room.
          close();
          current = yield* start([], signal);
          prompt = await fit(current, question, sources, signal);
        }
        if (prompt === null) throw new AnswerError(words.passagesTooLong);
        yield* stream(current, prompt, sources, signal);
      } catch (reason) {
        if (signal.aborted) throw signal.reason;
        close();
        throw reason instanceof AnswerError ? reason : new AnswerError(words.failed, { cause: reason });
      }
    },
  };
}

/** Finds passages; for a question that has none, such as "How much is it?", together with the one before. */
async function find(
  client: SearchClient,
  question: string,
  previous: string | undefined,
  signal: AbortSignal,
): Promise<LocalAnswer> {
  const answer = await quote(client, question, signal);
  if (sourcesOf(answer).length > 0 || previous === undefined) return answer;
  return quote(client, `${previous} ${question}`, signal);
}

/** The question with as many of its passages as fit; null if not even one does. */
async function fit(
  session: ModelSession,
  question: string,
  sources: readonly Passage[],
  signal: AbortSignal,
): Promise<string | null> {
  const room = (session.contextWindow ?? Infinity) - (session.contextUsage ?? 0) - limits.answer;
  for (let count = sources.length; count > 0; count -= 1) {
    const prompt = promptOf(question, sources.slice(0, count));
    const size = await inTime(
      session.measureContextUsage?.(prompt) ?? Promise.resolve(0),
      answerLimits.timeouts.next,
      signal,
    );
    if (size <= room) return prompt;
  }
  return null;
}

/** Streams the sentences that are supported, and whether others were left out. */
async function* stream(
  session: ModelSession,
  prompt: string,
  sources: readonly Passage[],
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const sentences = new CitedSentences(sources);
  const controller = new AbortController();
  const reader = session.promptStreaming(prompt, { signal: AbortSignal.any([signal, controller.signal]) }).getReader();
  const text = (delta: string): AnswerPart[] => (delta === '' ? [] : [{ type: 'text', delta }]);
  let length = 0;
  try {
    for (let wait: number = answerLimits.timeouts.first; ; wait = answerLimits.timeouts.next) {
      const { done, value = '' } = await inTime(reader.read(), wait, signal);
      if (done) break;
      yield* text(sentences.push(value));
      length += value.length;
      if (length <= limits.text) continue;
      yield { type: 'cut' };
      break;
    }
    yield* text(sentences.end());
    if (sentences.hasOmitted)
      yield { type: 'note', text: sentences.hasKept ? words.someOmitted : words.noSupportedAnswer };
  } catch (reason) {
    if (!signal.aborted) yield* text(sentences.end());
    throw reason;
  } finally {
    controller.abort();
  }
}

/** Rejects when something takes longer, in milliseconds, or was aborted: a model may hang and not heed its signal. */
function inTime<Value>(promise: Promise<Value>, limit: number, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AnswerError(words.silent)), limit);
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    });
  });
}
