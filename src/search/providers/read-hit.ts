import { hierarchyLevels } from '../../shared/search-record';
import type { SearchHierarchy, SearchRecordType } from '../../shared/search-record';
import { levelOf } from '../model/hit';
import type { MarkedText, SearchHit, TextSegment } from '../model/hit';
import type { SearchQuery } from '../model/query';
import { SearchError } from '../model/client';
import type { SearchResult } from '../model/client';

/** Services are asked to mark with these where they allow it: no record has them. */
export const markStart = '\u0001';
export const markEnd = '\u0002';

/** Characters of a text that no match says where to begin. */
const unmatchedSnippetLength = 140;

/** Texts of a hit in which a service has marked what matched. Nothing is known of their types. */
export interface ServiceMarks {
  /** By level. */
  hierarchy?: unknown;
  content?: unknown;
}

/** What a service found, in the words of this site. Nothing is known of the types of its values. */
export interface ServiceResult {
  /** Null: the answer has another shape. */
  hits: readonly (SearchHit | null)[] | null;
  /** Counts from 0. */
  page?: unknown;
  pageCount?: unknown;
  hitCount?: unknown;
  /** Number of hits by area. */
  areas?: unknown;
}

const types = new Set<string>([...hierarchyLevels.slice(1), 'content']);

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const tags = new RegExp(`(<mark>|</mark>|${markStart}|${markEnd})`);

/** Reads a text in which matches stand between tags. Tags in the wrong order are left out. */
export function readMarkedText(text: string): MarkedText {
  const segments: TextSegment[] = [];
  let marked = false;
  for (const part of text.split(tags)) {
    if (part === '<mark>' || part === markStart) marked = true;
    else if (part === '</mark>' || part === markEnd) marked = false;
    else if (part !== '') segments.push({ text: part, marked });
  }
  return segments;
}

function readMarks(value: unknown): MarkedText | null {
  const text = textOrNull(value);
  return text === null ? null : readMarkedText(text);
}

/** Only addresses that a browser opens as pages. */
function isPageUrl(url: string): boolean {
  return /^https?:\/\//i.test(url) || /^\/(?!\/)/.test(url);
}

/** Reads a record that a service found; null: it cannot be shown or opened. */
export function readHit(record: unknown, marks: ServiceMarks = {}): SearchHit | null {
  if (!isObject(record)) return null;
  const url = textOrNull(record.url);
  const levels = isObject(record.hierarchy) ? record.hierarchy : {};
  const known = hierarchyLevels.map((level) => [level, textOrNull(levels[level])] as const);
  const lvl1 = textOrNull(levels.lvl1) ?? known.map(([, text]) => text).find((text) => text !== null);
  if (url === null || !isPageUrl(url) || lvl1 === undefined) return null;
  const stated = typeof record.type === 'string' && types.has(record.type) ? record.type : 'content';
  // A heading that is not there cannot be the title of the hit.
  const type = (stated !== 'content' && textOrNull(levels[stated]) === null ? 'lvl1' : stated) as SearchRecordType;
  const hierarchy: SearchHierarchy = {
    ...(Object.fromEntries(known) as SearchHierarchy),
    lvl0: textOrNull(levels.lvl0) ?? 'Documentation',
    lvl1,
  };
  const level = levelOf({ type, hierarchy });
  const content = textOrNull(record.content)?.slice(0, unmatchedSnippetLength);
  return {
    objectID: textOrNull(record.objectID) ?? url,
    url,
    url_without_anchor: textOrNull(record.url_without_anchor) ?? url.replace(/#.*$/, ''),
    type,
    hierarchy,
    title: (isObject(marks.hierarchy) ? readMarks(marks.hierarchy[level]) : null) ?? [
      { text: hierarchy[level] ?? lvl1, marked: false },
    ],
    snippet: readMarks(marks.content) ?? (content === undefined ? null : [{ text: content, marked: false }]),
  };
}

const numberOr = (value: unknown, other: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : other;

/** Reads the result of one query; throws a `SearchError` when it has no hits to read. */
export function readResult(result: ServiceResult, query: SearchQuery): SearchResult {
  if (!result.hits) throw new SearchError('The search service answered in another shape.', 'response');
  const hits = result.hits.filter((hit) => hit !== null);
  const hitCount = numberOr(result.hitCount, hits.length);
  return {
    query: query.text,
    hits,
    page: numberOr(result.page, query.page),
    pageCount: numberOr(result.pageCount, Math.ceil(hitCount / query.hitsPerPage)),
    hitCount,
    ...(isObject(result.areas) ? { areas: readCounts(result.areas) } : {}),
  };
}

function readCounts(counts: Record<string, unknown>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) => (typeof count === 'number' ? [[name, count]] : [])),
  );
}
