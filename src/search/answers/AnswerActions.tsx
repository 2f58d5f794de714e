import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { answerWords } from '../../shared/words/answers';
import { SearchIcon } from '../overlay/SearchIcon';
import { sourcesOf } from './sources';
import type { AnswerKind, Exchange } from './conversation';
import { copyText } from '../../browser/copy-text';

interface AnswerActionsProps {
  exchange: Exchange;
  kind: AnswerKind;
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
        <span>{isCopied ? answerWords.copied : answerWords.copy}</span>
      </button>
      {exchange.feedback === null ? (
        <>
          <button
            type="button"
            className="search-button"
            aria-disabled={isVoting}
            aria-label={answerWords.like}
            title={answerWords.like}
            onClick={() => vote('like')}
          >
            <SearchIcon name="like" size={18} />
          </button>
          <button
            type="button"
            className="search-button"
            aria-disabled={isVoting}
            aria-label={answerWords.dislike}
            title={answerWords.dislike}
            onClick={() => vote('dislike')}
          >
            <SearchIcon name="dislike" size={18} />
          </button>
        </>
      ) : null}
      <p ref={status} role="status" tabIndex={-1} className="answer-thanks">
        {exchange.feedback === null ? null : <span>{answerWords.thanks}</span>}{' '}
        {exchange.feedback !== null && kind !== 'assistant' ? <span>{answerWords.voteStays}</span> : null}
        {hasFailed ? <span>{answerWords.voteFailed}</span> : null}
      </p>
    </div>
  );
}

/** Returns an answer as text or Markdown, with its sources. */
function textOf({ text, quoted }: Exchange): string {
  const numbered = (index: number): string => (text === '' ? '' : `[${index + 1}] `);
  const sources = quoted ? sourcesOf(quoted) : [];
  const passages = sources.map(
    (passage, index) =>
      `${numbered(index)}${passage.markdown ?? passage.text}\n— ${passage.title}: ${new URL(passage.url, window.location.href).href}`,
  );
  return [text.trim(), ...passages].filter((part) => part !== '').join('\n\n');
}
