import { liteClient } from 'algoliasearch/lite';
import type { LiteClient } from 'algoliasearch/lite';
import { search as limits } from '../../../shared/constants';
import { SendError } from '../../../browser/send';
import { withAgent } from '../agent';
import type { SearchService } from '../descriptor';
import { postWithRetryAfter, readInTime } from '../failover';
import { HostStates } from '../hosts';
import { isObject, readHit, readResults } from '../read-hit';
import type { ServiceMarks, ServiceResult } from '../read-hit';
import { toHost } from './hosts';
import { SearchError } from '../../model/client';
import type { SearchClient } from '../../model/client';
import type { SearchHit } from '../../model/hit';
import type { SearchQuery } from '../../model/query';
import { areaAttribute, hierarchyLevels } from '../../../shared/search-record';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

/** Part of the storage key, as in the official client. */
const clientVersion = '5.64.0';

/**
 * Searches Algolia, or a service with the same protocol, through the official lite client, which handles host rotation,
 * timeouts and credentials. Requests go through `send`, and the cache of failed hosts is our own because the stock one
 * never finds what it has stored.
 */
export function createAlgoliaClient({ appId, key, hosts }: SearchService): SearchClient {
  const states = new HostStates(`${clientVersion}-${appId}`);
  const options: ClientOptions = {
    authMode: 'WithinQueryParameters',
    hostsCache: hostsCache(states),
    timeouts: limits.timeouts,
    maxRateLimitRetries: 0,
    ...(hosts.length > 0 ? { hosts: hosts.map(toHost) } : {}),
  };
  return withAgent('algolia', (agent) => ({
    async search(queries, signal) {
      // The requester must know the abort signal, and it belongs to the client; creating a client is cheap.
      const client = liteClient(appId, key, { ...options, requester: requesterFor(signal) });
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
    facetFilters: filters.map(({ attribute, values }) => {
      const pairs = values.map((value) => `${attribute}:${value}`);
      return pairs.length === 1 ? pairs[0] : pairs;
    }),
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

function requesterFor(signal: AbortSignal | undefined): Requester {
  return {
    async send({ url, headers, data, connectTimeout, responseTimeout }) {
      try {
        const response = await postWithRetryAfter(url, {
          headers,
          body: typeof data === 'string' ? data : '',
          signal,
          timeout: connectTimeout,
        });
        const content = await readInTime(response, responseTimeout);
        return { content, status: response.status, isTimedOut: false };
      } catch (reason) {
        if (signal?.aborted) throw signal.reason;
        const isTimedOut = reason instanceof SendError && reason.kind === 'timeout';
        return { content: reason instanceof Error ? reason.message : '', status: 0, isTimedOut };
      }
    },
  };
}

type StoredHost = Parameters<typeof keyOf>[0] & { status: 'up' | 'down' | 'timed out' };

function keyOf(host: { protocol: string; url: string; accept: string }): string {
  return `${host.protocol}://${host.url}`;
}

function hostsCache(states: HostStates): HostsCache {
  const stateful = (host: { protocol: string; url: string; accept: string }): unknown => {
    const key = keyOf(host);
    return { ...host, ...states.read(key), isUp: () => states.isUp(key), isTimedOut: () => states.isTimedOut(key) };
  };
  return {
    get: (host) => Promise.resolve(stateful(host as StoredHost) as never),
    set: (host, state) => {
      states.write(keyOf(host as StoredHost), (state as unknown as StoredHost).status);
      return Promise.resolve(state);
    },
    delete: (host) => {
      states.write(keyOf(host as StoredHost), 'up');
      return Promise.resolve();
    },
    clear: () => Promise.resolve(),
  };
}
