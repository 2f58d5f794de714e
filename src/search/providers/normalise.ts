import { hierarchyLevels } from '../../shared/search-record';
import type { SearchHierarchy, SearchRecordType } from '../../shared/search-record';
import { escapeHtml } from '../engine/text';
import type { SearchQuery } from '../model/query';
import { SearchError } from '../model/client';
import type { HitTexts, MatchedText, SearchHit, SearchResult } from '../model/client';

/** Services are asked to mark with these where they allow it: no record has them. */
export const markStart = '\u0001';
export const markEnd = '\u0002';

const types = new Set<string>([...hierarchyLevels.slice(1), 'content']);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const tags = new RegExp(`(<mark>|</mark>|${markStart}|${markEnd})`);

/**
 * Escapes what a service has marked; only `<mark>` is HTML afterwards, and each has its end. Nothing else of a
 * record can become an element.
 */
export function escapeMarked(text: string): string {
  const parts = text.split(tags);
  let isOpen = false;
  let html = '';
  for (const part of parts) {
    const isStart = part === '<mark>' || part === markStart;
    if (!isStart && part !== '</mark>' && part !== markEnd) html += escapeHtml(part);
    else if (isStart !== isOpen) {
      html += isStart ? '<mark>' : '</mark>';
      isOpen = isStart;
    }
  }
  return isOpen ? `${html}</mark>` : html;
}

function readMatch(value: unknown): MatchedText | null {
  if (!isObject(value) || typeof value.value !== 'string') return null;
  const matchLevel = value.matchLevel === 'full' || value.matchLevel === 'partial' ? value.matchLevel : 'none';
  const words = Array.isArray(value.matchedWords) ? value.matchedWords.filter((word) => typeof word === 'string') : [];
  return { value: escapeMarked(value.value), matchLevel, matchedWords: words };
}

function readTexts(value: unknown): HitTexts {
  if (!isObject(value)) return {};
  const texts: HitTexts = {};
  const levels = isObject(value.hierarchy) ? value.hierarchy : {};
  const hierarchy: NonNullable<HitTexts['hierarchy']> = {};
  for (const level of hierarchyLevels) {
    const match = readMatch(levels[level]);
    if (match) hierarchy[level] = match;
  }
  if (Object.keys(hierarchy).length > 0) texts.hierarchy = hierarchy;
  const content = readMatch(value.content);
  if (content) texts.content = content;
  return texts;
}

/** Only addresses that a browser opens as pages. */
function isPageUrl(url: string): boolean {
  return /^https?:\/\//i.test(url) || /^\/(?!\/)/.test(url);
}

/** Reads a hit of a service; what cannot be shown or opened is left out. */
export function readHit(value: unknown): SearchHit | null {
  if (!isObject(value)) return null;
  const url = textOrNull(value.url);
  const levels = isObject(value.hierarchy) ? value.hierarchy : {};
  const known = hierarchyLevels.map((level) => [level, textOrNull(levels[level])] as const);
  const lvl1 = textOrNull(levels.lvl1) ?? known.map(([, text]) => text).find((text) => text !== null);
  if (url === null || !isPageUrl(url) || lvl1 === undefined) return null;
  const type = typeof value.type === 'string' && types.has(value.type) ? (value.type as SearchRecordType) : 'content';
  return {
    objectID: textOrNull(value.objectID) ?? url,
    url,
    url_without_anchor: textOrNull(value.url_without_anchor) ?? url.replace(/#.*$/, ''),
    anchor: textOrNull(value.anchor),
    // A heading that is not there cannot be the title of the hit.
    type: type !== 'content' && type !== 'lvl1' && textOrNull(levels[type]) === null ? 'lvl1' : type,
    hierarchy: {
      ...(Object.fromEntries(known) as SearchHierarchy),
      lvl0: textOrNull(levels.lvl0) ?? 'Documentation',
      lvl1,
    },
    content: textOrNull(value.content),
    _highlightResult: readTexts(value._highlightResult),
    _snippetResult: readTexts(value._snippetResult),
  };
}

const numberOr = (value: unknown, other: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : other;

/** Reads the result of one query in Algolia's shape. */
export function readResult(value: unknown, query: SearchQuery): SearchResult {
  if (!isObject(value) || !Array.isArray(value.hits))
    throw new SearchError('The search service answered in another shape.', 'response');
  const hits = value.hits.map(readHit).filter((hit) => hit !== null);
  const hitCount = numberOr(value.nbHits, hits.length);
  return {
    query: query.text,
    hits,
    page: numberOr(value.page, query.page),
    pageCount: numberOr(value.nbPages, Math.ceil(hitCount / query.hitsPerPage)),
    hitCount,
    ...(isObject(value.facets) ? { facets: readFacets(value.facets) } : {}),
  };
}

function readFacets(facets: Record<string, unknown>): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(facets).map(([name, values]) => [
      name,
      Object.fromEntries(
        Object.entries(isObject(values) ? values : {}).flatMap(([key, count]) =>
          typeof count === 'number' ? [[key, count]] : [],
        ),
      ),
    ]),
  );
}
