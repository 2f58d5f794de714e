import { checkSearchDialog, readSearchService } from '../../src/search/providers/index';
import { readAnswerMode, readAssistantUrl } from '../../src/shared/search-variables';
import type { SearchVariables } from '../../src/shared/search-variables';
import { collectFaults } from './environment';

/**
 * Checks the variables of search and the assistant before anything is built. Returns one line per fault. The write key
 * must not be the value of a variable that ends up in the pages.
 */
export function checkSearchVariables(variables: SearchVariables & NodeJS.ProcessEnv = process.env): string[] {
  const faults = collectFaults([readSearchService, checkSearchDialog, readAssistantUrl, readAnswerMode], variables);
  const secret = variables.SEARCH_WRITE_KEY;
  const exposed = secret
    ? Object.keys(variables).find((name) => name.startsWith('GATSBY_') && variables[name] === secret)
    : undefined;
  if (exposed)
    faults.push(
      `${exposed} has the value of SEARCH_WRITE_KEY, which would expose it on every page. Expected a search-only key.`,
    );
  return faults;
}
