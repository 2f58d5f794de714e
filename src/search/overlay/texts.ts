import { formatNumber } from '../../shared/format';

/** What the overlay says. Strings of the specification (section 8) are marked. */
export const texts = {
  placeholder: 'Search docs',
  placeholderWithAssistant: 'Search docs or ask AI a question',
  placeholderWithAnswers: 'Search docs or ask a question',
  clear: 'Clear the query',
  cancel: 'Cancel',
  /** Section 8. */
  failed: 'Unable to fetch results',
  failedHelp: 'You might want to check your network connection.',
  noIndexHelp: 'The search index of this site is missing or damaged.',
  noIndexInDevelopment: 'The search index is made by `gatsby build`: run it once, then search again.',
  retry: 'Try again',
  noResults: 'No results found for',
  noResultsShort: 'No results for',
  trySearching: 'Try searching for',
  missingResults: 'Believe this query should return results?',
  missingResultsLink: 'Let us know.',
  noRecent: 'No recent searches',
  recent: 'Recent',
  favourite: 'Favorite',
  popular: 'Popular pages',
  conversations: 'Recent conversations',
  save: 'Save this search',
  removeRecent: 'Remove this search from history',
  removeFavourite: 'Remove this search from favorites',
  removeConversation: 'Remove this conversation from history',
  ask: 'Ask AI: ',
  askInstead: 'Ask AI instead: ',
  find: 'Find an answer on this site: ',
  findInstead: 'Find an answer on this site instead: ',
  all: (count: number): string => `See all ${formatNumber(count)} results`,
  count: (count: number, query: string): string =>
    `${formatNumber(count)} ${count === 1 ? 'result' : 'results'} for "${query}"`,
} as const;
