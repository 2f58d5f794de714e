import {
  areaAttribute,
  HostStates,
  isObject,
  markEnd,
  markStart,
  postWithFailover,
  readHit,
  readResults,
  withAgent,
} from './engine';
import type { SearchClient, SearchQuery, SearchService, ServiceResult } from './engine';

/**
 * Searches a self-hosted Meilisearch server. Follows the documented protocol; tested against stub servers.
 */
export function createMeilisearchClient({ key, hosts, index }: Omit<SearchService, 'appId'>): SearchClient {
  const states = new HostStates(`meilisearch-${index}`);
  return withAgent('meilisearch', (agent) => ({
    async search(queries, signal) {
      const response = await postWithFailover(
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
      return readResults(response, queries, toResult);
    },
  }));
}

function toQuery({
  index,
  text,
  page,
  hitsPerPage,
  snippetWords,
  filters,
  countsAreas,
  hitsPerGroup,
}: SearchQuery): object {
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
    ...(countsAreas ? { facets: [areaAttribute] } : {}),
    ...(hitsPerGroup === 1 ? { distinct: 'url_without_anchor' } : {}),
  };
}

function toResult(result: unknown): ServiceResult {
  if (!isObject(result) || !Array.isArray(result.hits)) return { hits: null };
  const { hits, page, totalHits, totalPages, facetDistribution } = result;
  return {
    hits: hits.map((hit: unknown) => readHit(hit, isObject(hit) && isObject(hit._formatted) ? hit._formatted : {})),
    page: typeof page === 'number' ? page - 1 : 0,
    hitCount: totalHits,
    pageCount: totalPages,
    areas: isObject(facetDistribution) ? (facetDistribution[areaAttribute] ?? {}) : undefined,
  };
}
