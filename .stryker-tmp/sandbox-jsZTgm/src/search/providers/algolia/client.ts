import type { LiteClient } from 'algoliasearch/lite';
import { withAgent } from '../agent';
import type { SearchService } from '../descriptor';
import { isObject, readHit, readResults } from '../read-hit';
import type { ServiceMarks, ServiceResult } from '../read-hit';
import { liteClients, toFacetFilters } from './lite-client';
import { SearchError } from '../../model/client';
import type { SearchClient } from '../../model/client';
import type { SearchHit } from '../../model/hit';
import type { SearchQuery } from '../../model/query';
import { areaAttribute, hierarchyLevels } from '../../../shared/search-record';

/** Searches Algolia, or a service with the same protocol. */
export function createAlgoliaClient(service: SearchService): SearchClient {
  const createLiteClient = liteClients(service);
  return withAgent('algolia', (agent) => ({
    async search(queries, signal) {
      const client = createLiteClient(signal);
      for (const part of agent().split('; ')) addAgent(client, part);
      const response: unknown = await client
        .search({ requests: queries.map(toRequest) } as never)
        .catch((reason: unknown) => {
          if (signal?.aborted) throw signal.reason;
          throw new SearchError('The search service could not be reached.', 'network', { cause: reason });
        });
      return readResults(response, queries, toResult);
    },
  }));
}

function addAgent(client: LiteClient, part: string): void {
  const [, segment = part, version] = /^(.*?)(?: \((.*)\))?$/.exec(part) ?? [];
  client.addAlgoliaAgent(segment, version);
}

function toRequest({ text, index, page, hitsPerPage, snippetWords, filters, countsAreas }: SearchQuery): object {
  const levels = hierarchyLevels.map((level) => `hierarchy.${level}`);
  return {
    query: text,
    indexName: index,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((attribute) => `${attribute}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    clickAnalytics: false,
    facetFilters: toFacetFilters(filters),
    ...(page > 0 ? { page } : {}),
    ...(countsAreas ? { facets: [areaAttribute] } : {}),
  };
}

function toResult(result: unknown, { hitsPerGroup }: SearchQuery): ServiceResult {
  if (!isObject(result) || !Array.isArray(result.hits)) return { hits: null };
  return {
    hits: limitPerPage(
      result.hits.map((hit: unknown) => readHit(hit, isObject(hit) ? toMarks(hit._snippetResult) : {})),
      hitsPerGroup,
    ),
    page: result.page,
    pageCount: result.nbPages,
    hitCount: result.nbHits,
    areas: isObject(result.facets) ? (result.facets[areaAttribute] ?? {}) : undefined,
  };
}

/** Keeps the best hits of each page. The index has a limit of its own (`push.ts`), which no query can change here. */
function limitPerPage(hits: (SearchHit | null)[], most = Infinity): (SearchHit | null)[] {
  const counts = new Map<string, number>();
  return hits.filter((hit) => {
    const count = (counts.get(hit?.url_without_anchor ?? '') ?? 0) + 1;
    counts.set(hit?.url_without_anchor ?? '', count);
    return count <= most;
  });
}

/** Reads `{ hierarchy: { lvl1: { value } }, content: { value } }`. */
function toMarks(snippets: unknown): ServiceMarks {
  if (!isObject(snippets)) return {};
  const valueOf = (match: unknown): unknown => (isObject(match) ? match.value : null);
  const levels = Object.entries(isObject(snippets.hierarchy) ? snippets.hierarchy : {});
  return {
    hierarchy: Object.fromEntries(levels.map(([level, match]) => [level, valueOf(match)])),
    content: valueOf(snippets.content),
  };
}
