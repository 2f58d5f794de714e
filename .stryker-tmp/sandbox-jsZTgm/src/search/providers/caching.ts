import type { SearchClient, SearchResponse } from '../model/client';
import type { SearchQuery } from '../model/query';

const cacheSize = 100;

interface SharedRequest {
  response: Promise<SearchResponse>;
  controller: AbortController;
  /** Number of callers still waiting for the response. */
  callers: number;
}

/**
 * Caches responses and shares identical requests that are in flight. Failures and preliminary results are not cached; a
 * request is aborted when its last caller aborts.
 */
export function withCache(client: SearchClient): SearchClient {
  const cache = new Map<string, SearchResponse>();
  const inFlight = new Map<string, SharedRequest>();
  client.onImprovement?.(() => cache.clear());

  function join(key: string, requests: readonly SearchQuery[]): SharedRequest {
    const existing = inFlight.get(key);
    if (existing) {
      existing.callers += 1;
      return existing;
    }
    const controller = new AbortController();
    const response = client.search(requests, controller.signal).then((answer) => {
      if (!answer.results.some(({ isPreliminary }) => isPreliminary)) remember(key, answer);
      return answer;
    });
    const request = { response, controller, callers: 1 };
    inFlight.set(key, request);
    const settle = (): void => {
      if (inFlight.get(key) === request) inFlight.delete(key);
    };
    response.then(settle, settle);
    return request;
  }

  function remember(key: string, response: SearchResponse): void {
    cache.set(key, response);
    const [oldest] = cache.keys();
    if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest);
  }

  return Object.create(client, {
    search: {
      async value(requests: readonly SearchQuery[], signal?: AbortSignal): Promise<SearchResponse> {
        signal?.throwIfAborted();
        const key = JSON.stringify(requests);
        const cached = cache.get(key);
        if (cached) return cached;
        const request = join(key, requests);
        if (!signal) return request.response;
        return new Promise((resolve, reject) => {
          const onAbort = (): void => {
            request.callers -= 1;
            if (request.callers === 0) {
              inFlight.delete(key);
              request.controller.abort();
            }
            reject(signal.reason as Error);
          };
          signal.addEventListener('abort', onAbort, { once: true });
          request.response.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
        });
      },
    },
  }) as SearchClient;
}
