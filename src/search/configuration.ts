import { currentSearchVariables, readAssistantUrl } from '../shared/search-settings';
import { providerOf, readSearchService } from './providers/index';

/** The services of this build; the build has checked them. */
export const searchService = readSearchService(currentSearchVariables());
export const { label: providerLabel } = providerOf(searchService.provider);
export const assistantUrl = readAssistantUrl(currentSearchVariables());
