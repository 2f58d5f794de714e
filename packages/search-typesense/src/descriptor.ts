import type { ProviderDescriptor } from './engine';

/** A self-hosted Typesense cluster. */
export const typesense: ProviderDescriptor = {
  name: 'typesense',
  requiredVariables: ['GATSBY_SEARCH_HOSTS', 'GATSBY_SEARCH_KEY', 'GATSBY_SEARCH_INDEX'],
  hosts: ({ hosts }) => hosts,
  pushModule: 'help-portal-search-typesense/src/push/push.ts',
  createClient: (service) => import('./client').then(({ createTypesenseClient }) => createTypesenseClient(service)),
};
