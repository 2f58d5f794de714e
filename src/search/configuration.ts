import { currentSearchVariables, readAssistantUrl, readSearchService } from '../shared/search-settings';

/** The services of this build; the build has checked them. */
export const searchService = readSearchService(currentSearchVariables());
export const assistantUrl = readAssistantUrl(currentSearchVariables());
