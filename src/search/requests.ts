import { areas, searchTagOf } from '../shared/areas';
import { locale, search as limits } from '../shared/constants';
import { hierarchyLevels } from '../shared/search-record';
import { searchSettings } from '../shared/search-settings';
import type { SearchRequest } from './model/client';

/** Instances whose pages are found, in the tags that their pages carry. */
const tags = ['default', ...areas.filter(({ isInSearch }) => isInSearch).map(searchTagOf)];

/** Words of a snippet on this screen. */
function snippetWords(): number {
  const isSmall = window.matchMedia(`(max-width: ${limits.snippetBreakpoint}px)`).matches;
  return isSmall ? limits.snippetWordsSmallScreen : limits.snippetWords;
}

/**
 * The request for a query; `more` is what a page of its own adds. Its snippets are `snippetFactor`
 * times as long as those of the overlay.
 */
export function makeRequest(
  query: string,
  indexName: string,
  more: Partial<Pick<SearchRequest, 'page' | 'facets' | 'distinct'>> & {
    filters?: readonly string[];
    snippetFactor?: number;
  } = {},
): SearchRequest {
  const { filters = [], snippetFactor = 1, ...rest } = more;
  const words = snippetWords() * snippetFactor;
  return {
    query: query.slice(0, limits.queryLength),
    indexName,
    attributesToRetrieve: [...hierarchyLevels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [
      ...hierarchyLevels.slice(1).map((level) => `hierarchy.${level}:${words}`),
      `content:${words}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: limits.hitsPerPage,
    clickAnalytics: false,
    facetFilters: [
      `language:${locale.language}`,
      tags.map((tag) => `docusaurus_tag:${tag}`),
      ...searchSettings.facetFilters,
      ...filters,
    ],
    ...rest,
  };
}
