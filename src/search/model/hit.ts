import { hierarchyLevels } from '../../shared/search-record';
import type { HierarchyLevel, SearchRecord } from '../../shared/search-record';

/** A run of text that either matched the query or did not. */
export interface TextSegment {
  text: string;
  marked: boolean;
}

/** Plain text as ordered segments; an empty text has none. */
export type MarkedText = readonly TextSegment[];

/** A record found by a query. All texts are plain text, never HTML. */
export interface SearchHit extends Pick<
  SearchRecord,
  'objectID' | 'url' | 'url_without_anchor' | 'type' | 'hierarchy'
> {
  /** Title of the page. */
  page: MarkedText;
  /** The headings below that, down to the hit's own (`Cards › Fees`). Null for the page itself. */
  section: MarkedText | null;
  /** Excerpt of the text below the title: around the matches, otherwise its beginning. Null if there is no text. */
  snippet: MarkedText | null;
  /** Whether the excerpt is a question that the section answers. */
  isQuestion?: boolean;
}

/** What a hit is, and where. */
type Place = Pick<SearchHit, 'type' | 'hierarchy'>;

/** Returns the level whose text is the hit's title: its own, or for content the deepest heading above it. */
export function levelOf({ type, hierarchy }: Place): Exclude<HierarchyLevel, 'lvl0'> {
  if (type !== 'content') return type;
  const level = hierarchyLevels.findLast((name) => hierarchy[name] !== null);
  return level === undefined || level === 'lvl0' ? 'lvl1' : level;
}

/** Returns the heading that a hit leads to, or null for the page itself. */
export function sectionOf(hit: Place): string | null {
  const heading = hit.hierarchy[levelOf(hit)];
  return heading === hit.hierarchy.lvl1 ? null : heading;
}

/** Names a hit by its page, and the heading that it leads to. */
export function nameOf(hit: Place): string {
  const section = sectionOf(hit);
  return section === null ? hit.hierarchy.lvl1 : `${hit.hierarchy.lvl1} › ${section}`;
}

/** Returns page and section of a hit. `markedOf` returns the text of a level with its matches. */
export function headingsOf(
  hit: Place,
  markedOf: (level: HierarchyLevel, text: string) => MarkedText,
): Pick<SearchHit, 'page' | 'section'> {
  const below = hierarchyLevels.slice(2, hierarchyLevels.indexOf(levelOf(hit)) + 1).flatMap((level) => {
    const text = hit.hierarchy[level];
    return text === null ? [] : [[{ text: ' › ', marked: false }, ...markedOf(level, text)]];
  });
  return {
    page: markedOf('lvl1', hit.hierarchy.lvl1),
    section: below.length > 0 ? below.flat().slice(1) : null,
  };
}

/** Whether any part of a text matched. */
export function hasMarks(text: MarkedText): boolean {
  return text.some(({ marked }) => marked);
}

/** The lines that a hit is shown with. */
export interface HitLines {
  title: MarkedText;
  /** Where the title stands; null if it is the page. */
  below: MarkedText | null;
  text: MarkedText | null;
}

/**
 * Returns the lines of a hit. A page whose title has no word of the query is named by the heading or question that has, so
 * that readers see why it is there: "Purchases" says nothing to somebody who looks for refunds.
 */
export function linesOf({ page, section, snippet, isQuestion }: SearchHit): HitLines {
  const hasWords = (text: MarkedText | null): text is MarkedText => text !== null && hasMarks(text);
  const lines = { title: page, below: section, text: snippet };
  if (hasMarks(page)) return lines;
  if (hasWords(section)) return { ...lines, title: section, below: page };
  return isQuestion && hasWords(snippet) ? { title: snippet, below: nameIn(page, section), text: null } : lines;
}

function nameIn(page: MarkedText, section: MarkedText | null): MarkedText {
  return section ? [...page, { text: ' › ', marked: false }, ...section] : page;
}
