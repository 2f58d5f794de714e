import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { hierarchyLevels } from '../../shared/search-record';
import type { SearchHit } from '../model/client';
import { escapeHtml } from '../engine/text';
import { localUrl, opensInFull } from '../hit-url';
import { HighlightedText } from '../overlay/HighlightedText';

interface ResultListProps {
  hits: readonly SearchHit[];
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  /** A result is about to be opened. */
  onFollow: () => void;
}

/** Results; the next ones come when the end is in view, or at a click. */
export function ResultList({ hits, hasMore, isLoading, onMore, onFollow }: ResultListProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || !hasMore || isLoading) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // Not before the reader has scrolled: a short screen would load page after page.
      if (entries.some(({ isIntersecting }) => isIntersecting) && window.scrollY > 0) onMore();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, isLoading, onMore]);

  return (
    <>
      {/* Safari drops the role of lists without markers. */}
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
            <p role="status">Fetching new results...</p>
          ) : (
            <button type="button" className="search-retry" onClick={onMore}>
              Load more
            </button>
          )}
        </div>
      ) : null}
    </>
  );
}

function Result({ hit, onFollow }: { hit: SearchHit; onFollow: () => void }): ReactNode {
  const { type, hierarchy, content, _snippetResult: shortened } = hit;
  const level =
    type === 'content'
      ? (hierarchyLevels.findLast((one) => one !== 'lvl0' && hierarchy[one] !== null) ?? 'lvl1')
      : type;
  const title = shortened?.hierarchy?.[level]?.value ?? escapeHtml(hierarchy[level] ?? hierarchy.lvl1);
  const url = localUrl(hit.url);
  const trail = hierarchyLevels.slice(0, hierarchyLevels.indexOf(level)).flatMap((one) => hierarchy[one] ?? []);
  return (
    <article className="result">
      <h2>
        <a href={url} data-native={opensInFull(url) || undefined} onClick={onFollow}>
          <HighlightedText html={title} />
        </a>
      </h2>
      <p className="result-trail">{trail.join(' › ')}</p>
      {shortened?.content ? (
        <p className="result-text">
          <HighlightedText html={withEllipsis(shortened.content.value)} />
        </p>
      ) : content ? (
        <p className="result-text">{withEllipsis(content.slice(0, 140))}</p>
      ) : null}
    </article>
  );
}

function withEllipsis(text: string): string {
  return text.endsWith('…') ? text : `${text.replace(/[.…]$/, '')}…`;
}
