import { currentSearchVariables, readAnswerMode, readAssistantUrl } from '../shared/search-variables';
import { providerOf, readSearchService } from './providers/index';

/** The search service of this build; the build has validated it. */
export const searchService = readSearchService(currentSearchVariables());
export const { label: providerLabel } = providerOf(searchService.provider);
export const assistantUrl = readAssistantUrl(currentSearchVariables());
export const answerMode = readAnswerMode(currentSearchVariables());
