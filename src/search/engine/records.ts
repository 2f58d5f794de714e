import { hierarchyLevels, simpleAnchor } from '../../shared/search-record';
import type { SearchHierarchy, SearchTitles } from '../../shared/search-record';

export interface IndexedPage {
  path: string;
  area: string;
  title: string;
  tag: string;
  /** The page's description from its front matter. */
  description: string;
  /** Negative for pages that rank below others. */
  rank: number;
  keywords: string;
}

/** A record in the worker's memory. `id` is its position in the index files. */
export interface IndexedRecord {
  id: number;
  page: IndexedPage;
  /** 1 for the page itself; 0 for more text of the previous record. */
  level: number;
  head: string;
  anchor: string | null;
  /** Headings from level 2 down to its own; null where a level is missing. */
  trail: readonly (string | null)[];
  /** Empty until the text has been loaded. */
  content: string;
  /** What is beside the prose, such as code; empty until the text has been loaded. */
  extras: string;
  /** Questions that it answers, from the page's front matter; empty until the text has been loaded. */
  questions: readonly string[];
}

type Place = Pick<IndexedRecord, 'level' | 'head' | 'anchor' | 'trail'>;

/** Expands the titles file into records. */
export function unfoldTitles({ areas, tags, pages }: SearchTitles): IndexedRecord[] {
  const records: IndexedRecord[] = [];
  for (const [path, area, title, tag, headings, description, rank, keywords] of pages) {
    const page: IndexedPage = {
      path,
      area: areas[area] ?? '',
      title,
      tag: tags[tag] ?? '',
      description,
      rank,
      keywords,
    };
    const add = (place: Place): void => {
      records.push({ id: records.length, page, content: '', extras: '', questions: [], ...place });
    };
    let last: Place = { level: 1, head: title, anchor: null, trail: [] };
    add(last);
    for (const [level, text, anchor = simpleAnchor(text)] of headings) {
      last =
        level === 0
          ? { level, head: '', anchor: last.anchor, trail: last.trail }
          : { level, head: text, anchor, trail: extendTrail(last.trail, level, text) };
      add(last);
    }
  }
  return records;
}

function extendTrail(trail: IndexedRecord['trail'], level: number, text: string): (string | null)[] {
  const above = Array.from({ length: level - 2 }, (_, index) => trail[index] ?? null);
  return above.concat(text);
}

export function urlOf({ page, anchor }: IndexedRecord): string {
  return anchor ? `${page.path}#${anchor}` : page.path;
}

/** Returns the headings between the page and the record's own; null where a level is missing. */
export function pathOf({ trail, level }: IndexedRecord): IndexedRecord['trail'] {
  return level === 0 ? trail : trail.slice(0, -1);
}

/** Returns the hierarchy in the format of search records. */
export function hierarchyOf({ page, trail }: IndexedRecord): SearchHierarchy {
  const deeper = hierarchyLevels.slice(2).map((name, index) => [name, trail[index] ?? null]);
  return { lvl0: page.area, lvl1: page.title, ...Object.fromEntries(deeper) } as SearchHierarchy;
}
