import type { ProviderDescriptor } from '../descriptor';

/** A self-hosted Typesense cluster. */
export const typesense: ProviderDescriptor = {
  name: 'typesense',
  requiredVariables: ['GATSBY_SEARCH_HOSTS', 'GATSBY_SEARCH_KEY', 'GATSBY_SEARCH_INDEX'],
  hosts: ({ hosts }) => hosts,
  createClient: (service) => import('./client').then(({ createTypesenseClient }) => createTypesenseClient(service)),
};
