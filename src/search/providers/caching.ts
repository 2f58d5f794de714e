import type { SearchClient, SearchResponse } from '../model/client';
import type { SearchQuery } from '../model/query';

const cacheSize = 100;

interface Flight {
  response: Promise<SearchResponse>;
  controller: AbortController;
  /** Who still waits for it. */
  callers: number;
}

/**
 * Answers the same requests from memory, and lets those in flight be shared. Failures and preliminary answers
 * are not remembered; a request is aborted when nobody waits for it any more.
 */
export function withCache(client: SearchClient): SearchClient {
  const cache = new Map<string, SearchResponse>();
  const flights = new Map<string, Flight>();
  client.onImprovement?.(() => cache.clear());

  function take(key: string, requests: readonly SearchQuery[]): Flight {
    const present = flights.get(key);
    if (present) {
      present.callers += 1;
      return present;
    }
    const controller = new AbortController();
    const response = client.search(requests, controller.signal).then((answer) => {
      if (!answer.results.some(({ isPreliminary }) => isPreliminary)) remember(key, answer);
      return answer;
    });
    const flight = { response, controller, callers: 1 };
    flights.set(key, flight);
    const land = (): void => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    response.then(land, land);
    return flight;
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
        const known = cache.get(key);
        if (known) return known;
        const flight = take(key, requests);
        if (!signal) return flight.response;
        return new Promise((resolve, reject) => {
          const leave = (): void => {
            flight.callers -= 1;
            if (flight.callers === 0) {
              flights.delete(key);
              flight.controller.abort();
            }
            reject(signal.reason as Error);
          };
          signal.addEventListener('abort', leave, { once: true });
          flight.response.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
        });
      },
    },
  }) as SearchClient;
}
