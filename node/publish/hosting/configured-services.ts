import { providerOf, readSearchService } from '../../../src/search/providers/index';
import { integrationServices, readIntegrations } from '../../../src/shared/integrations';
import { readAssistantUrl } from '../../../src/shared/search-variables';
import { site } from '../../../src/shared/site';
import type { ConfiguredServices } from './services';

/** Returns the services that the environment enables, for the Content-Security-Policy. */
export function configuredServices(variables: NodeJS.ProcessEnv = process.env): ConfiguredServices {
  const search = readSearchService(variables);
  const searchHosts = providerOf(search.provider).hosts(search);
  const assistantUrl = readAssistantUrl(variables);
  return {
    ...integrationServices(readIntegrations(variables)),
    ...(site.embedOrigins.length > 0 ? { embedOrigins: site.embedOrigins } : {}),
    ...(site.mediaOrigins.length > 0 ? { mediaOrigins: site.mediaOrigins } : {}),
    ...(searchHosts.length > 0 ? { searchHosts } : {}),
    ...(assistantUrl === null ? {} : { assistantUrl }),
  };
}
