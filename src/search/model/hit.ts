import { hierarchyLevels } from '../../shared/search-record';
import type { HierarchyLevel, SearchRecord } from '../../shared/search-record';

/** A stretch of text that matched the query, or one that did not. */
export interface TextSegment {
  text: string;
  marked: boolean;
}

/** Plain text in segments, in order; an empty text has none. */
export type MarkedText = readonly TextSegment[];

/** A record that a query found. All texts are plain text, never HTML. */
export interface SearchHit extends Pick<
  SearchRecord,
  'objectID' | 'url' | 'url_without_anchor' | 'type' | 'hierarchy'
> {
  /** Text of the hit's own level (`levelOf`). */
  title: MarkedText;
  /** A part of the text below the title: around the matches, or its beginning. Null: there is no text. */
  snippet: MarkedText | null;
}

/** The level that names a hit: its own, or for a text the deepest heading above it. */
export function levelOf({ type, hierarchy }: Pick<SearchHit, 'type' | 'hierarchy'>): Exclude<HierarchyLevel, 'lvl0'> {
  if (type !== 'content') return type;
  const level = hierarchyLevels.findLast((one) => hierarchy[one] !== null);
  return level === undefined || level === 'lvl0' ? 'lvl1' : level;
}

/** Whether anything in a text matched. */
export function hasMarks(text: MarkedText): boolean {
  return text.some(({ marked }) => marked);
}
