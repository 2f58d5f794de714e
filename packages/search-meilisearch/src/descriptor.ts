import type { ProviderDescriptor } from './engine';

/** A self-hosted Meilisearch server. */
export const meilisearch: ProviderDescriptor = {
  name: 'meilisearch',
  requiredVariables: ['GATSBY_SEARCH_HOSTS', 'GATSBY_SEARCH_KEY', 'GATSBY_SEARCH_INDEX'],
  hosts: ({ hosts }) => hosts,
  pushModule: 'help-portal-search-meilisearch/src/push/push.ts',
  createClient: (service) => import('./client').then(({ createMeilisearchClient }) => createMeilisearchClient(service)),
};
