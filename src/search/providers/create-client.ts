import type { SearchService } from '../../shared/search-settings';
import { loadOnce } from '../../browser/load';
import { withAgent } from './agent';
import { withCache } from './caching';
import { createEmbeddedClient } from './embedded';
import type { SearchClient } from './types';

/** The client of a service. The code of a hosted one is loaded with the first search. */
export function createClient(service: SearchService): SearchClient {
  switch (service.provider) {
    case 'embedded':
      return withCache(createEmbeddedClient());
    case 'algolia':
      return withCache(
        lazily(() => import('./algolia').then(({ createAlgoliaClient }) => createAlgoliaClient(service))),
      );
    case 'meilisearch':
      return withCache(
        lazily(() => import('./meilisearch').then(({ createMeilisearchClient }) => createMeilisearchClient(service))),
      );
    case 'typesense':
      return withCache(
        lazily(() => import('./typesense').then(({ createTypesenseClient }) => createTypesenseClient(service))),
      );
  }
}

function lazily(create: () => Promise<SearchClient>): SearchClient {
  const load = loadOnce(create);
  return withAgent('hosted', (agent) => ({
    prepare: () => void load().catch(() => undefined),
    async search(requests, signal) {
      const client = await load();
      client.addAgent(agent());
      return client.search(requests, signal);
    },
  }));
}
