import { integrationServices, readIntegrations } from '../../../src/shared/integrations';
import { readAssistantUrl, readSearchService } from '../../../src/shared/search-settings';
import { hostedSearchHosts } from './services';
import type { ConfiguredServices } from './services';

/** What the environment switches on, as the security policy needs to know it. */
export function configuredServices(variables: NodeJS.ProcessEnv = process.env): ConfiguredServices {
  const search = readSearchService(variables);
  const assistantUrl = readAssistantUrl(variables);
  return {
    ...integrationServices(readIntegrations(variables)),
    ...(search.provider === 'embedded'
      ? {}
      : {
          searchHosts:
            search.provider === 'algolia' && search.hosts.length === 0 ? hostedSearchHosts(search.appId) : search.hosts,
        }),
    ...(assistantUrl === null ? {} : { assistantUrl }),
  };
}
