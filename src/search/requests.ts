import { areas, searchTagOf } from '../shared/areas';
import { locale, search as limits } from '../shared/constants';
import { searchSettings } from '../shared/search-settings';
import type { SearchQuery } from './model/query';

/** Instances whose pages are found, in the tags that their pages carry. */
const tags = ['default', ...areas.filter(({ isInSearch }) => isInSearch).map(searchTagOf)];

/** Words of a snippet on this screen. */
function snippetWords(): number {
  const isSmall = window.matchMedia(`(max-width: ${limits.snippetBreakpoint}px)`).matches;
  return isSmall ? limits.snippetWordsSmallScreen : limits.snippetWords;
}

/**
 * The query for a text; `more` is what a page of its own adds. Its snippets are `snippetFactor` times as long as those of
 * the overlay.
 */
export function makeQuery(
  text: string,
  index: string,
  more: Partial<Pick<SearchQuery, 'page' | 'countsAreas' | 'hitsPerGroup' | 'filters'>> & {
    snippetFactor?: number;
  } = {},
): SearchQuery {
  const { filters = [], snippetFactor = 1, ...rest } = more;
  return {
    index,
    text: text.slice(0, limits.queryLength),
    page: 0,
    hitsPerPage: limits.hitsPerPage,
    snippetWords: snippetWords() * snippetFactor,
    filters: [
      { attribute: 'language', values: [locale.language] },
      { attribute: 'docusaurus_tag', values: tags },
      ...searchSettings.filters,
      ...filters,
    ],
    countsAreas: false,
    ...rest,
  };
}
