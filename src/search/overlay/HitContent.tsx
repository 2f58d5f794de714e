import { memo } from 'react';
import type { ReactNode } from 'react';
import { hasMarks } from '../model/hit';
import type { SearchHit } from '../model/hit';
import { HighlightedText } from './HighlightedText';
import type { HitItem } from './items';
import { SearchIcon } from './SearchIcon';

/** A page, with the section of it that was found; or a further section, under the row of its page. */
export const HitContent = memo(function HitContent({ item: { hit, branch } }: { item: HitItem }): ReactNode {
  const isChild = branch !== 'none';
  return (
    <>
      {isChild ? <span className="search-branch" aria-hidden="true" /> : null}
      <SearchIcon name={!isChild ? 'page' : hit.type === 'content' ? 'text' : 'heading'} />
      <span className="search-texts">
        <HitLines hit={hit} isChild={isChild} />
      </span>
    </>
  );
});

function HitLines({ hit: { type, page, section, snippet }, isChild }: { hit: SearchHit; isChild: boolean }): ReactNode {
  const [title, below] = isChild ? [section ?? page, null] : [page, section];
  // A heading that matched says enough.
  const text = (type === 'content' || section === null) && snippet && hasMarks(snippet) ? snippet : null;
  return (
    <>
      <span className="search-title">
        <HighlightedText text={title} />
      </span>
      {below ? (
        <span className="search-section">
          <HighlightedText text={below} />
        </span>
      ) : null}
      {text ? (
        <span className="search-snippet">
          <HighlightedText text={text} />
        </span>
      ) : null}
    </>
  );
}
