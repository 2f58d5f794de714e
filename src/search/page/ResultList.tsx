import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { searchWords } from '../../shared/words/search';
import { linesOf } from '../model/hit';
import type { MarkedText, SearchHit } from '../model/hit';
import { localUrl, opensInFull } from '../hit-url';
import { HighlightedText } from '../overlay/HighlightedText';

interface ResultListProps {
  hits: readonly SearchHit[];
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  /** Called before a result is opened, with its URL here. */
  onFollow: (url: string, hit: SearchHit) => void;
}

/** Results; more are loaded when the end scrolls into view, or by a button. */
export function ResultList({ hits, hasMore, isLoading, onMore, onFollow }: ResultListProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || !hasMore || isLoading) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // Not before the reader has scrolled: a tall screen would load page after page.
      if (entries.some(({ isIntersecting }) => isIntersecting) && window.scrollY > 0) onMore();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, isLoading, onMore]);

  return (
    <>
      {/* Safari drops the list role if `list-style` is none. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className="results" role="list">
        {hits.map((hit) => (
          <li key={hit.objectID}>
            <Result hit={hit} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {hasMore || isLoading ? (
        <div ref={end} className="results-end">
          {isLoading ? (
            <p role="status">{searchWords.loadingMore}</p>
          ) : (
            <button type="button" className="search-retry" onClick={onMore}>
              {searchWords.loadMore}
            </button>
          )}
        </div>
      ) : null}
    </>
  );
}

function Result({ hit, onFollow }: { hit: SearchHit } & Pick<ResultListProps, 'onFollow'>): ReactNode {
  const { title, below, text } = linesOf(hit);
  const url = localUrl(hit.url);
  return (
    <article className="result">
      <h2>
        <a href={url} data-native={opensInFull(url) || undefined} onClick={() => onFollow(url, hit)}>
          <HighlightedText text={title} />
          {below ? (
            <span className="result-section">
              <HighlightedText text={below} />
            </span>
          ) : null}
        </a>
      </h2>
      <p className="result-trail">{hit.hierarchy.lvl0}</p>
      {text ? (
        <p className="result-text">
          <HighlightedText text={withEllipsis(text)} />
        </p>
      ) : null}
    </article>
  );
}

function withEllipsis(text: MarkedText): MarkedText {
  const last = text.at(-1);
  if (!last || last.marked) return [...text, { text: '…', marked: false }];
  return [...text.slice(0, -1), { text: `${last.text.replace(/[.…]$/, '')}…`, marked: false }];
}
