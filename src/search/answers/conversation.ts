import type { LocalAnswer } from '../model/client';

/** Who answers: a hosted assistant, the site's answer helper, or nobody but the quoted pages. */
export type AnswerKind = 'assistant' | 'helper' | 'passages';

export type ExchangeStatus = 'submitted' | 'streaming' | 'ready' | 'stopped' | 'error';

/** A search made by the assistant. */
export interface ToolUse {
  id: string;
  query: string;
  /** Number of results; null while it is running. */
  results: number | null;
}

/** A question and its answer. */
export interface Exchange {
  /** Id of the answer; the service may replace it with its own. */
  id: string;
  question: string;
  status: ExchangeStatus;
  /** The assistant's answer, in Markdown; with passages, that of the answer helper, as its `Answer` draws it. */
  text: string;
  /** The quoted answer, if there is no hosted assistant. */
  quoted: LocalAnswer | null;
  tools: ToolUse[];
  /** Sources named by the service, in addition to links in the text. */
  sources: { url: string; title: string }[];
  feedback: 'like' | 'dislike' | null;
  /** The rest of the answer was not taken. */
  isCut: boolean;
  /** What the reader must know about the text. */
  note: string | null;
  /** What the answer waits for, with the share that is there, from 0 to 1; null while it does not wait. */
  step: { loaded: number | null } | null;
  /** Error message for the reader. */
  failure: string | null;
}

export interface Conversation {
  id: string;
  /** Newest last. */
  exchanges: Exchange[];
}

export function newExchange(question: string): Exchange {
  return {
    id: newId(),
    question,
    status: 'submitted',
    text: '',
    quoted: null,
    tools: [],
    sources: [],
    feedback: null,
    isCut: false,
    note: null,
    step: null,
    failure: null,
  };
}

export function newId(): string {
  // `randomUUID` only exists in secure contexts.
  const { randomUUID } = crypto as Partial<Crypto>;
  return randomUUID ? randomUUID.call(crypto) : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
