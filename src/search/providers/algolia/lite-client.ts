import { apiClientVersion, liteClient } from 'algoliasearch/lite';
import type { LiteClient } from 'algoliasearch/lite';
import { searchLimits } from '../../../shared/constants';
import { SendError } from '../../../browser/send';
import type { Filter } from '../../model/query';
import type { SearchService } from '../descriptor';
import { postWithRetryAfter, readInTime } from '../failover';
import { HostStates } from '../hosts';
import { toHost } from './hosts';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

/**
 * Returns a function that creates the official lite client, which handles host rotation, timeouts and credentials.
 * Requests go through `send`, and the cache of failed hosts is our own because the stock one never finds what it has
 * stored. A client belongs to one abort signal; creating one is cheap.
 */
export function liteClients({ appId, key, hosts }: SearchService): (signal?: AbortSignal) => LiteClient {
  // The key under which the official client stores them.
  const states = new HostStates(`${apiClientVersion}-${appId}`);
  const options: ClientOptions = {
    authMode: 'WithinQueryParameters',
    hostsCache: hostsCache(states),
    timeouts: searchLimits.timeouts,
    maxRateLimitRetries: 0,
    ...(hosts.length > 0 ? { hosts: hosts.map(toHost) } : {}),
  };
  return (signal) => liteClient(appId, key, { ...options, requester: requesterFor(signal) });
}

/** Returns filters in the service's form: all must match, each by one of its values. */
export function toFacetFilters(filters: readonly Filter[]): (string | string[])[] {
  return filters.map(({ attribute, values: [first = '', ...more] }) => {
    const pairs = [first, ...more].map((value) => `${attribute}:${value}`);
    return more.length === 0 ? `${attribute}:${first}` : pairs;
  });
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

/**
 * @reach algoliasearch: asks the cache for a host with `isUp` and `isTimedOut`, and gives it one with `protocol`, `url`
 *   and `status`; a failed host is asked again each time: `algolia-client.test.ts`, `failing-hosts.test.ts`
 */
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
