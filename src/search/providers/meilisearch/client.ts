import { withAgent } from '../agent';
import type { SearchService } from '../descriptor';
import { postWithFailover } from '../failover';
import { HostStates } from '../hosts';
import { markEnd, markStart, readResult } from '../normalise';
import { SearchError } from '../../model/client';
import type { SearchClient } from '../../model/client';
import type { SearchQuery } from '../../model/query';

/**
 * Searches a Meilisearch server of one's own. Written against its documented protocol and tested against servers that
 * speak it.
 */
export function createMeilisearchClient({ key, hosts, index }: Omit<SearchService, 'appId'>): SearchClient {
  const states = new HostStates(`meilisearch-${index}`);
  return withAgent('meilisearch', (agent) => ({
    async search(queries, signal) {
      const answer = await postWithFailover(
        hosts,
        states,
        {
          path: '/multi-search',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${key}`,
            'x-meilisearch-client': agent(),
          },
          body: JSON.stringify({ queries: queries.map(toQuery) }),
        },
        signal,
      );
      const results = (answer as { results?: unknown } | null)?.results;
      if (!Array.isArray(results)) throw new SearchError('The search server answered in another shape.', 'response');
      return { results: queries.map((query, place) => readResult(toResult(results[place]), query)) };
    },
  }));
}

function toQuery({ index, text, page, hitsPerPage, snippetWords, filters, facets, hitsPerGroup }: SearchQuery): object {
  return {
    indexUid: index,
    q: text,
    hitsPerPage,
    page: page + 1,
    attributesToRetrieve: ['objectID', 'url', 'url_without_anchor', 'anchor', 'type', 'hierarchy', 'content'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToCrop: [`content:${snippetWords}`],
    cropMarker: '…',
    highlightPreTag: markStart,
    highlightPostTag: markEnd,
    filter: filters.map(({ attribute, values }) => {
      const pairs = values.map((value) => `${attribute} = ${JSON.stringify(value)}`);
      return pairs.length === 1 ? pairs[0] : pairs;
    }),
    ...(facets.length > 0 ? { facets } : {}),
    ...(hitsPerGroup === 1 ? { distinct: 'url_without_anchor' } : {}),
  };
}

interface MeilisearchHit {
  _formatted?: { hierarchy?: Record<string, unknown>; content?: unknown };
}

/** Into Algolia's shape. */
function toResult(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return null;
  const { hits, page, totalHits, totalPages, facetDistribution } = result as Record<string, unknown>;
  return {
    hits: Array.isArray(hits) ? hits.map((hit) => withMatches(hit as MeilisearchHit | null)) : null,
    page: typeof page === 'number' ? page - 1 : 0,
    nbHits: totalHits,
    nbPages: totalPages,
    facets: facetDistribution,
  };
}

function withMatches(hit: MeilisearchHit | null): unknown {
  if (hit === null || typeof hit !== 'object') return null;
  const { hierarchy, content } = hit._formatted ?? {};
  const matched = {
    hierarchy: Object.fromEntries(Object.entries(hierarchy ?? {}).map(([level, value]) => [level, toMatch(value)])),
    content: toMatch(content),
  };
  return { ...hit, _highlightResult: { hierarchy: matched.hierarchy }, _snippetResult: matched };
}

function toMatch(value: unknown): object | null {
  if (typeof value !== 'string') return null;
  return { value, matchLevel: value.includes(markStart) ? 'full' : 'none', matchedWords: [] };
}
