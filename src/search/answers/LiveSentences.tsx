import { useState } from 'react';
import type { ReactNode } from 'react';
import { answerWords } from '../../shared/words/answers';
import type { Exchange } from './conversation';
import type { AnswerHelper } from './helper';

/** Announces a streaming answer to screen readers sentence by sentence, not token by token. */
export function LiveSentences({ exchange, helper }: { exchange: Exchange; helper: AnswerHelper | null }): ReactNode {
  const { text, quoted, step, status } = exchange;
  const isAnswering = status === 'submitted' || status === 'streaming';
  // Answers from the history are not announced.
  const [isLive] = useState(isAnswering);
  const [last, setLast] = useState({ isQuoted: false, from: 0, to: 0 });
  const isQuoted = quoted !== null && text === '';
  const whole = isQuoted ? quotedText(quoted) : quoted && helper ? helper.toSpeech(text) : text;
  // The helper's answer follows the passages that it is made from.
  const announced = last.isQuoted === isQuoted ? last : { isQuoted, from: 0, to: 0 };
  const end = isAnswering ? lastSentenceEnd(whole) : whole.length;
  if (isLive && end > announced.to) setLast({ isQuoted, from: announced.to, to: end });

  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {isLive && (status === 'submitted' || step) ? answerWords.thinking : whole.slice(announced.from, announced.to)}
    </div>
  );
}

function quotedText({ definition, passages }: NonNullable<Exchange['quoted']>): string {
  const count = answerWords.passages(passages.length);
  if (definition) return `${definition.text} ${passages.length === 0 ? '' : count}`;
  return passages.length === 0 ? answerWords.noPassage : count;
}

function lastSentenceEnd(text: string): number {
  return Math.max(text.lastIndexOf('. '), text.lastIndexOf('? '), text.lastIndexOf('! '), text.lastIndexOf('\n')) + 1;
}
