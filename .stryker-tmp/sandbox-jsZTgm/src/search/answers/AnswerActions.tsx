import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SearchIcon } from '../overlay/SearchIcon';
import type { Passage } from '../model/client';
import type { Exchange } from './conversation';
import { copyText } from '../../browser/copy-text';

interface AnswerActionsProps {
  exchange: Exchange;
  kind: 'assistant' | 'passages';
  onVote: (vote: 'like' | 'dislike') => Promise<void>;
}

/** Copy and vote buttons of an answer. */
export function AnswerActions({ exchange, kind, onVote }: AnswerActionsProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const [isVoting, setIsVoting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const vote = (feedback: 'like' | 'dislike'): void => {
    if (isVoting) return;
    setIsVoting(true);
    setHasFailed(false);
    onVote(feedback)
      .then(
        () => {
          // The buttons disappear, so the focus must move.
          if (status.current?.parentElement?.contains(document.activeElement)) status.current.focus();
        },
        () => setHasFailed(true),
      )
      .finally(() => setIsVoting(false));
  };

  return (
    <div className="answer-actions">
      <button
        type="button"
        className="answer-action"
        // Not `disabled`, which would lose the focus.
        aria-disabled={isCopied}
        onClick={() => {
          if (!isCopied) void copyText(textOf(exchange)).then((done) => setIsCopied(done));
        }}
      >
        <SearchIcon name={isCopied ? 'check' : 'copy'} size={18} />
        {isCopied ? 'Copied!' : 'Copy'}
      </button>
      {exchange.feedback === null ? (
        <>
          <button
            type="button"
            className="search-button"
            aria-disabled={isVoting}
            aria-label="Like"
            title="Like"
            onClick={() => vote('like')}
          >
            <SearchIcon name="like" size={18} />
          </button>
          <button
            type="button"
            className="search-button"
            aria-disabled={isVoting}
            aria-label="Dislike"
            title="Dislike"
            onClick={() => vote('dislike')}
          >
            <SearchIcon name="dislike" size={18} />
          </button>
        </>
      ) : null}
      <p ref={status} role="status" tabIndex={-1} className="answer-thanks">
        {exchange.feedback === null ? null : <span>Thanks for your feedback!</span>}{' '}
        {exchange.feedback !== null && kind === 'passages' ? <span>It stays in this browser.</span> : null}
        {hasFailed ? 'Your vote could not be sent. Try again later.' : null}
      </p>
    </div>
  );
}

/** Returns an answer as plain text with its sources. */
function textOf({ text, quoted }: Exchange): string {
  const { definition, passages = [] } = quoted ?? {};
  const source = ({ title, url }: Pick<Passage, 'title' | 'url'>): string =>
    `— ${title}: ${new URL(url, window.location.href).href}`;
  return [
    text,
    definition ? `${definition.term}: ${definition.text}\n${source(definition)}` : '',
    ...passages.map((passage) => `${passage.text}\n${source(passage)}`),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
