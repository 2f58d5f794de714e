import type { LocalAnswer } from '../model/client';
export type ExchangeStatus = 'submitted' | 'streaming' | 'ready' | 'stopped' | 'error';

/** A search that the assistant made for its answer. */
export interface ToolUse {
  id: string;
  query: string;
  /** Number of results; null while it runs. */
  results: number | null;
}

/** A question and what came of it. */
export interface Exchange {
  /** Id of the answer; the service may give it one of its own. */
  id: string;
  question: string;
  status: ExchangeStatus;
  /** Markdown of an assistant. */
  text: string;
  /** Quotes, when no assistant answers. */
  quoted: LocalAnswer | null;
  tools: ToolUse[];
  /** Addresses that the service names besides those in the text. */
  sources: { url: string; title: string }[];
  feedback: 'like' | 'dislike' | null;
  /** What went wrong. */
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
    failure: null,
  };
}

export function newId(): string {
  // Pages without a secure context have no `randomUUID`.
  const { randomUUID } = crypto as Partial<Crypto>;
  return randomUUID ? randomUUID.call(crypto) : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
