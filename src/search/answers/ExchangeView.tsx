import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { answerWords } from '../../shared/words/answers';
import { isModified } from '../../browser/is-modified';
import { navigateTo } from '../../navigation/navigate';
import { classifyHref } from '../../navigation/classify-link';
import { reportChoice } from '../reports';
import { AnswerActions } from './AnswerActions';
import type { AnswerKind, Exchange } from './conversation';
import type { AnswerHelper } from './helper';
import { LiveSentences } from './LiveSentences';
import { MarkdownAnswer } from './MarkdownAnswer';
import { QuotedAnswer } from './QuotedAnswer';
import { ToolUses } from './ToolUses';

interface ExchangeViewProps {
  exchange: Exchange;
  kind: AnswerKind;
  /** Draws answers that it made of the passages. */
  helper: AnswerHelper | null;
  scroller: RefObject<HTMLElement | null>;
  onSearch: (query: string) => void;
  onRetry: () => void;
  onVote: (vote: 'like' | 'dislike') => Promise<void>;
  onFollow: () => void;
  /** Rendered below the answer. */
  children?: ReactNode;
}

/** Distance to the end of the text, in pixels, within which the view follows the stream. */
const liveEdge = 64;

export function ExchangeView({
  exchange,
  kind,
  helper,
  scroller,
  onSearch,
  onRetry,
  onVote,
  onFollow,
  children,
}: ExchangeViewProps): ReactNode {
  const { question, status, text, quoted, tools, step, failure, isCut, note } = exchange;
  const end = useRef<HTMLDivElement>(null);
  const isAnswering = status === 'submitted' || status === 'streaming';

  useEffect(() => {
    const view = scroller.current?.getBoundingClientRect();
    const place = end.current?.getBoundingClientRect();
    if (!view || !place || status !== 'streaming') return;
    const below = place.bottom - view.bottom;
    if (below > 0 && below < liveEdge) end.current?.scrollIntoView({ block: 'end' });
  }, [text, status, scroller]);

  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) reportChoice('cited_section', link.href, question);
    if (!link || isModified(event) || !classifyHref(link.href)) return;
    event.preventDefault();
    onFollow();
    navigateTo(link.href);
  };

  return (
    // Only delegates clicks on links, which the keyboard can activate.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article className="exchange" aria-busy={isAnswering} onClick={follow}>
      <h2 className="exchange-question">{question}</h2>
      {(status === 'submitted' && tools.length === 0) || step ? <Progress loaded={step?.loaded ?? null} /> : null}
      <ToolUses tools={tools} onSearch={onSearch} />
      {text === '' ? null : quoted ? (
        helper && <helper.Answer text={text} answer={quoted} />
      ) : (
        <MarkdownAnswer exchange={exchange} />
      )}
      {note === null ? null : <p className="exchange-note">{note}</p>}
      {quoted ? null : <div ref={end} />}
      {quoted ? <QuotedAnswer answer={quoted} isNumbered={text !== ''} /> : null}
      {children}
      {isCut ? <p className="exchange-note">{answerWords.cut}</p> : null}
      {status === 'stopped' ? <p className="exchange-note">{answerWords.stopped}</p> : null}
      {status === 'error' ? (
        <div className="exchange-failure" role="alert">
          <p>{failure}</p>
          <button type="button" className="search-retry" onClick={onRetry}>
            {answerWords.retry}
          </button>
        </div>
      ) : null}
      {status === 'ready' ? <AnswerActions exchange={exchange} kind={kind} onVote={onVote} /> : null}
      <LiveSentences exchange={exchange} helper={helper} />
    </article>
  );
}

function Progress({ loaded }: { loaded: number | null }): ReactNode {
  if (loaded === null) return <p className="exchange-progress">{answerWords.thinking}</p>;
  const percent = Math.round(loaded * 100);
  return (
    <p className="exchange-progress">
      <label>
        <span>{answerWords.downloaded(percent)}</span> <progress value={percent} max={100} />
      </label>
    </p>
  );
}
