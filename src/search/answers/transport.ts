import { loadOnce } from '../../browser/load';
import { answerWords } from '../../shared/words/answers';
import type { LocalAnswer, SearchClient } from '../model/client';
import type { Conversation } from './conversation';

/** A piece of a streamed answer. */
export type AnswerPart =
  | { type: 'start'; messageId?: string }
  | { type: 'text'; delta: string }
  | { type: 'tool'; id: string; query: string; results: number | null }
  | { type: 'source'; url: string; title: string }
  | { type: 'quoted'; answer: LocalAnswer }
  /** The answer is being prepared; with the share of what it needs that is there, from 0 to 1. */
  | { type: 'step'; loaded: number | null }
  /** What the reader must know about the answer. */
  | { type: 'note'; text: string }
  /** The answer is longer than the site takes, in size or time; what came before stays. */
  | { type: 'cut' };

/** Answers questions. */
export interface AnswerTransport {
  /** Answers the last question of a conversation. Throws an `AnswerError` with a message for the reader. */
  ask(conversation: Conversation, signal: AbortSignal): AsyncIterable<AnswerPart>;
  /** Sends a vote; if absent, votes stay in the browser. */
  vote?(messageId: string, thumbs: 0 | 1): Promise<void>;
  /** Frees what it holds. It can be used again. */
  close?(): void;
}

/** A failed answer. The message is shown to the reader. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

const loadMarkdown = loadOnce(() => import(/* webpackChunkName: "search-markdown" */ './passage-markdown'));

/** Answers by quoting passages with the search client. */
export function quotingTransport(client: SearchClient): AnswerTransport {
  return {
    async *ask({ exchanges }, signal) {
      yield { type: 'quoted', answer: await quote(client, exchanges.at(-1)?.question ?? '', signal) };
    },
  };
}

/** Finds the passages that answer a question, as their pages have them. Throws an `AnswerError` with a message for the reader. */
export async function quote(client: SearchClient, question: string, signal: AbortSignal): Promise<LocalAnswer> {
  if (!client.answer) throw new AnswerError(answerWords.cannotAnswer);
  try {
    const answer = await client.answer(question, signal);
    const draw = await loadMarkdown().catch(() => null);
    return draw ? await draw.withMarkdown(answer, signal) : answer;
  } catch (reason) {
    if (signal.aborted) throw signal.reason;
    throw new AnswerError(answerWords.cannotSearch, { cause: reason });
  }
}
