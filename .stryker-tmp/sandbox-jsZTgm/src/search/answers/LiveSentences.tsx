import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Exchange } from './conversation';

/** Announces a streaming answer to screen readers sentence by sentence, not token by token. */
export function LiveSentences({ exchange: { text, quoted, status } }: { exchange: Exchange }): ReactNode {
  const isAnswering = status === 'submitted' || status === 'streaming';
  // Answers from the history are not announced.
  const [isLive] = useState(isAnswering);
  const [announced, setAnnounced] = useState({ from: 0, to: 0 });
  const whole = quoted ? quotedText(quoted) : text;
  const end = isAnswering ? lastSentenceEnd(whole) : whole.length;
  if (isLive && end > announced.to) setAnnounced({ from: announced.to, to: end });

  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {isLive && status === 'submitted' ? 'Thinking...' : whole.slice(announced.from, announced.to)}
    </div>
  );
}

function quotedText({ definition, passages }: NonNullable<Exchange['quoted']>): string {
  const count = `${passages.length} ${passages.length === 1 ? 'passage' : 'passages'} quoted from this site.`;
  if (definition) return `${definition.text} ${passages.length === 0 ? '' : count}`;
  return passages.length === 0 ? 'No passage on this site answers that closely.' : count;
}

function lastSentenceEnd(text: string): number {
  return Math.max(text.lastIndexOf('. '), text.lastIndexOf('? '), text.lastIndexOf('! '), text.lastIndexOf('\n')) + 1;
}
