import type { ProviderDescriptor } from '../descriptor';

/** Algolia, or a service with the same protocol. */
export const algolia: ProviderDescriptor = {
  name: 'algolia',
  requiredVariables: ['GATSBY_SEARCH_APP_ID', 'GATSBY_SEARCH_KEY', 'GATSBY_SEARCH_INDEX'],
  hosts: ({ appId, hosts }) => (hosts.length > 0 ? hosts : defaultHosts(appId)),
  label: { text: 'Search by Algolia', url: 'https://www.algolia.com/developers' },
  pushModule: 'help-portal/engine/src/search/providers/algolia/push.ts',
  createClient: (service) => import('./client').then(({ createAlgoliaClient }) => createAlgoliaClient(service)),
};

function defaultHosts(applicationId: string): string[] {
  const id = applicationId.toLowerCase();
  return [`${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${id}-${number}.algolianet.com`)];
}
