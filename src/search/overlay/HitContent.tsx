import { memo } from 'react';
import type { ReactNode } from 'react';
import { hierarchyLevels } from '../../shared/search-record';
import type { HierarchyLevel } from '../../shared/search-record';
import { hasMarks, levelOf } from '../model/hit';
import type { SearchHit } from '../model/hit';
import { HighlightedText } from './HighlightedText';
import type { HitItem } from './items';
import { SearchIcon } from './SearchIcon';

/** A hit in two lines: its title or snippet with an icon for its type, then its path or its snippet. */
export const HitContent = memo(function HitContent({ item: { hit, branch } }: { item: HitItem }): ReactNode {
  const icon = hit.type === 'lvl1' ? 'page' : hit.type === 'content' ? 'text' : 'heading';
  return (
    <>
      {branch === 'none' ? null : <span className="search-branch" aria-hidden="true" />}
      <SearchIcon name={icon} />
      <span className="search-texts">
        <HitLines hit={hit} isChild={branch !== 'none'} />
      </span>
    </>
  );
});

function HitLines({ hit, isChild }: { hit: SearchHit; isChild: boolean }): ReactNode {
  const snippet = hit.snippet && hasMarks(hit.snippet) ? hit.snippet : null;
  const isText = hit.type === 'content' && snippet !== null;
  const path = pathOf(hit, isText ? null : levelOf(hit), isChild);
  const second = path ?? (isText ? null : snippet && <HighlightedText text={snippet} />);
  return (
    <>
      <span className={isText ? 'search-title search-snippet' : 'search-title'}>
        <HighlightedText text={isText ? snippet : hit.title} />
      </span>
      {second ? <span className="search-path">{second}</span> : null}
    </>
  );
}

/** Returns the page and the headings above a hit; without the page if the hit is listed under it. */
function pathOf({ hierarchy }: SearchHit, own: HierarchyLevel | null, isChild: boolean): string | null {
  const steps = hierarchyLevels.slice(1).flatMap((level) => {
    const isShown = level === own || (isChild && level === 'lvl1');
    return isShown ? [] : (hierarchy[level] ?? []);
  });
  return steps.length > 0 ? steps.join(' › ') : null;
}
