import { hierarchyLevels, simpleAnchor } from '../../shared/search-record';
import type { SearchHierarchy, SearchTitles } from '../../shared/search-record';

export interface IndexedPage {
  path: string;
  area: string;
  title: string;
  tag: string;
  /** Which question the page answers. */
  description: string;
  /** Below 0: others come first. */
  rank: number;
  keywords: string;
  /** That it answers; none until the text has arrived. */
  questions: readonly string[];
}

/** A record as the worker holds it; its number is its place in the files. */
export interface IndexedRecord {
  id: number;
  page: IndexedPage;
  /** 1 for the page itself; 0 continues the record before. */
  level: number;
  head: string;
  anchor: string | null;
  /** Headings of levels 2, 3, … that lead here, its own included. */
  trail: readonly (string | null)[];
  /** Empty until the text has arrived. */
  content: string;
}

/** Unfolds the titles file. */
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
      questions: [],
    };
    let last: IndexedRecord = { id: records.length, page, level: 1, head: title, anchor: null, trail: [], content: '' };
    records.push(last);
    for (const [level, text, anchor = simpleAnchor(text)] of headings) {
      const place =
        level === 0
          ? { level, head: '', anchor: last.anchor, trail: last.trail }
          : { level, head: text, anchor, trail: extendTrail(last.trail, level, text) };
      last = { id: records.length, page, content: '', ...place };
      records.push(last);
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

/** Headings between the page and the record's own; null where a level is missing. */
export function pathOf({ trail, level }: IndexedRecord): IndexedRecord['trail'] {
  return level === 0 ? trail : trail.slice(0, -1);
}

/** Hierarchy as hosted services store it. */
export function hierarchyOf({ page, trail }: IndexedRecord): SearchHierarchy {
  const deeper = hierarchyLevels.slice(2).map((name, index) => [name, trail[index] ?? null]);
  return { lvl0: page.area, lvl1: page.title, ...Object.fromEntries(deeper) } as SearchHierarchy;
}
