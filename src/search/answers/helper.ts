import type { ComponentType } from 'react';
import type { LocalAnswer, SearchClient } from '../model/client';
import type { AnswerTransport } from './transport';

/** Answers from the passages that were quoted, if the reader wants it; a package brings it, such as `device-answers`. */
export interface AnswerHelper {
  /** Offers to answer, below the passages; renders nothing where it cannot. */
  Offer: ComponentType<{ onAccept: () => void }>;
  /** Its answers quote passages first, as `quote` finds them. */
  transport: (client: SearchClient) => AnswerTransport;
  /** Draws the text of an answer. */
  Answer: ComponentType<{ text: string; answer: LocalAnswer }>;
  /** Returns what a screen reader says of that text. */
  toSpeech: (text: string) => string;
  /** Says who answers, while it does. */
  note: string;
}

/** Loads an answer helper. */
export type LoadAnswerHelper = () => Promise<AnswerHelper>;
