import { providerOf, readSearchService } from '../../../src/search/providers/index';
import { integrationServices, readIntegrations } from '../../../src/shared/integrations';
import { readAssistantUrl } from '../../../src/shared/search-settings';
import { settings } from '../../../src/shared/settings';
import type { ConfiguredServices } from './services';

/** Returns the services that the environment enables, for the Content-Security-Policy. */
export function configuredServices(variables: NodeJS.ProcessEnv = process.env): ConfiguredServices {
  const search = readSearchService(variables);
  const searchHosts = providerOf(search.provider).hosts(search);
  const assistantUrl = readAssistantUrl(variables);
  return {
    ...integrationServices(readIntegrations(variables)),
    ...(settings.embedOrigins.length > 0 ? { embedOrigins: settings.embedOrigins } : {}),
    ...(settings.mediaOrigins.length > 0 ? { mediaOrigins: settings.mediaOrigins } : {}),
    ...(searchHosts.length > 0 ? { searchHosts } : {}),
    ...(assistantUrl === null ? {} : { assistantUrl }),
  };
}
