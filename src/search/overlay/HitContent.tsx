import { memo } from 'react';
import type { ReactNode } from 'react';
import { hasMarks, linesOf } from '../model/hit';
import type { MarkedText, SearchHit } from '../model/hit';
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

function HitLines({ hit, isChild }: { hit: SearchHit; isChild: boolean }): ReactNode {
  const { type, page, section } = hit;
  const lines = isChild ? { title: section ?? page, below: null, text: hit.snippet } : linesOf(hit);
  // A heading that matched says enough.
  const isTold = type !== 'content' && section !== null;
  const text = !isTold && lines.text && hasMarks(lines.text) ? lines.text : null;
  return (
    <>
      <Line of="title" text={lines.title} />
      <Line of="section" text={lines.below} />
      <Line of="snippet" text={text} />
    </>
  );
}

function Line({ of, text }: { of: 'title' | 'section' | 'snippet'; text: MarkedText | null }): ReactNode {
  return text ? (
    <span className={`search-${of}`}>
      <HighlightedText text={text} />
    </span>
  ) : null;
}
