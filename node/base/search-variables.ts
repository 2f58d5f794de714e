import { readSearchService } from '../../src/search/providers/index';
import { readAssistantUrl } from '../../src/shared/search-settings';
import type { SearchVariables } from '../../src/shared/search-settings';
import { collectFaults } from './environment';

/**
 * Checks the variables of search and assistant before anything is built; returns one line per fault. The key that can
 * write must never have a name that ends up in the pages.
 */
export function checkSearchVariables(variables: SearchVariables & NodeJS.ProcessEnv = process.env): string[] {
  const faults = collectFaults([readSearchService, readAssistantUrl], variables);
  const secret = variables.SEARCH_WRITE_KEY;
  const exposed = secret
    ? Object.keys(variables).find((name) => name.startsWith('GATSBY_') && variables[name] === secret)
    : undefined;
  if (exposed)
    faults.push(
      `${exposed} holds the value of SEARCH_WRITE_KEY, which would be part of every page. Expected a search-only key.`,
    );
  return faults;
}
