import { answerLimits } from '../../shared/constants';
import { isWebUrl } from '../../shared/paths';
import { hierarchyLevels } from '../../shared/search-record';
import type { SearchHierarchy, SearchRecordType } from '../../shared/search-record';
import { searchWords } from '../../shared/words/search';
import { headingsOf } from '../model/hit';
import type { MarkedText, SearchHit, TextSegment } from '../model/hit';
import type { SearchQuery } from '../model/query';
import { SearchError } from '../model/client';
import type { SearchResponse, SearchResult } from '../model/client';

/** Highlight tags for services that allow custom ones: control characters, which no record contains. */
export const markStart = '\u0001';
export const markEnd = '\u0002';

/** Characters of a snippet without any match. */
const unmatchedSnippetLength = 140;

/** Highlighted texts of a hit, as a service returned them; not validated. */
export interface ServiceMarks {
  /** Keyed by level. */
  hierarchy?: unknown;
  content?: unknown;
}

/** A service's result under this site's names; values are not validated. */
export interface ServiceResult {
  /** Null if the response has an unexpected shape. */
  hits: readonly (SearchHit | null)[] | null;
  /** Zero-based. */
  page?: unknown;
  pageCount?: unknown;
  hitCount?: unknown;
  /** Number of hits per area. */
  areas?: unknown;
}

const types = new Set<string>([...hierarchyLevels.slice(1), 'content']);

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const tags = new RegExp(`(<mark>|</mark>|${markStart}|${markEnd})`);

/** Parses a text with highlight tags into segments. Unbalanced tags are dropped. */
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

/** Reads a record that a service returned. Returns null if it cannot be displayed or opened. */
export function readHit(record: unknown, marks: ServiceMarks = {}): SearchHit | null {
  if (!isObject(record)) return null;
  const url = textOrNull(record.url);
  const levels = isObject(record.hierarchy) ? record.hierarchy : {};
  const known = hierarchyLevels.map(
    (level) => [level, textOrNull(levels[level])?.slice(0, answerLimits.title) ?? null] as const,
  );
  const lvl1 =
    known.find(([level]) => level === 'lvl1')?.[1] ?? known.map(([, text]) => text).find((text) => text !== null);
  if (url === null || !isWebUrl(url) || lvl1 === undefined) return null;
  const stated = typeof record.type === 'string' && types.has(record.type) ? record.type : 'content';
  // A heading that the record lacks cannot be its title.
  const type = (stated !== 'content' && textOrNull(levels[stated]) === null ? 'lvl1' : stated) as SearchRecordType;
  const hierarchy: SearchHierarchy = {
    ...(Object.fromEntries(known) as SearchHierarchy),
    lvl0: known.find(([level]) => level === 'lvl0')?.[1] ?? searchWords.unnamedArea,
    lvl1,
  };
  const marked = isObject(marks.hierarchy) ? marks.hierarchy : {};
  const content = textOrNull(record.content)?.slice(0, unmatchedSnippetLength);
  return {
    objectID: textOrNull(record.objectID) ?? url,
    url,
    url_without_anchor: textOrNull(record.url_without_anchor) ?? url.replace(/#.*$/, ''),
    type,
    hierarchy,
    ...headingsOf({ type, hierarchy }, (level, text) => readMarks(marked[level]) ?? [{ text, marked: false }]),
    snippet: readMarks(marks.content) ?? (content === undefined ? null : [{ text: content, marked: false }]),
  };
}

/**
 * Reads the response to several queries: `{ results }`, one for each. Throws a `SearchError` if it is anything else.
 * `toResult` puts a result of the service into this site's names.
 */
export function readResults(
  response: unknown,
  queries: readonly SearchQuery[],
  toResult: (result: unknown, query: SearchQuery) => ServiceResult,
): SearchResponse {
  const results = isObject(response) ? response.results : null;
  if (!Array.isArray(results)) throw new SearchError('The search service returned an unexpected response.', 'response');
  return { results: queries.map((query, index) => readResult(toResult(results[index], query), query)) };
}

const numberOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/** Reads the result of one query. Throws a `SearchError` if it has no list of hits. */
export function readResult(result: ServiceResult, query: SearchQuery): SearchResult {
  if (!result.hits) throw new SearchError('The search service returned an unexpected response.', 'response');
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
