import { areas, searchTagOf } from '../shared/areas';
import { locale, searchLimits } from '../shared/constants';
import { searchSettings } from '../shared/site-search';
import { condense } from './model/condense';
import type { SearchQuery } from './model/query';

/** Tags of the areas that are included in search. */
const tags = ['default', ...areas.filter(({ isInSearch }) => isInSearch).map(searchTagOf)];

/** Words per snippet for the current screen size. */
function snippetWords(): number {
  const isSmall = window.matchMedia(`(max-width: ${searchLimits.snippetBreakpoint}px)`).matches;
  return isSmall ? searchLimits.snippetWordsSmallScreen : searchLimits.snippetWords;
}

/**
 * Makes the search query for a text. `more` adds or overrides fields; `snippetFactor` multiplies the snippet length of
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
    text: condense(text, searchLimits.queryLength),
    page: 0,
    hitsPerPage: searchLimits.hitsPerPage,
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
