import { memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hierarchyLevels } from '../../shared/search-record';
import type { SearchHit } from '../model/client';
import { escapeHtml } from '../engine/text';
import { HighlightedText } from './HighlightedText';
import type { HitItem } from './items';
import { SearchIcon } from './SearchIcon';

interface HitContentProps {
  item: HitItem;
  HitText?: ComponentType<{ hit: SearchHit }> | undefined;
}

/** A hit: icon by what it is, its best level, then where it stands or what it says. */
export const HitContent = memo(function HitContent({ item: { hit, branch }, HitText }: HitContentProps): ReactNode {
  const icon = hit.type === 'lvl1' ? 'page' : hit.type === 'content' ? 'text' : 'heading';
  return (
    <>
      {branch === 'none' ? null : <span className="search-branch" aria-hidden="true" />}
      <SearchIcon name={icon} />
      <span className="search-texts">
        {HitText ? <HitText hit={hit} /> : <HitLines hit={hit} isChild={branch !== 'none'} />}
      </span>
    </>
  );
});

function HitLines({ hit, isChild }: { hit: SearchHit; isChild: boolean }): ReactNode {
  const content = hit._snippetResult?.content;
  const snippet = content && content.matchLevel !== 'none' ? content.value : null;
  const path = pathOf(hit, isChild);
  if (hit.type === 'content' && snippet) {
    return (
      <>
        <span className="search-title search-snippet">
          <HighlightedText html={snippet} />
        </span>
        {path ? <span className="search-path">{path}</span> : null}
      </>
    );
  }
  const level = hit.type === 'content' ? 'lvl1' : hit.type;
  const title = hit._snippetResult?.hierarchy?.[level]?.value ?? escapeHtml(hit.hierarchy[level] ?? hit.hierarchy.lvl1);
  return (
    <>
      <span className="search-title">
        <HighlightedText html={title} />
      </span>
      {path || snippet ? <span className="search-path">{path ?? <HighlightedText html={snippet ?? ''} />}</span> : null}
    </>
  );
}

/** The page and the headings around the hit; without the page where that stands above it. */
function pathOf({ type, hierarchy }: SearchHit, isChild: boolean): string | null {
  const steps = hierarchyLevels.slice(1).flatMap((level) => {
    const text = hierarchy[level];
    const isOwn = level === type || (isChild && level === 'lvl1');
    return text === null || isOwn ? [] : [text];
  });
  return steps.length > 0 ? steps.join(' › ') : null;
}
