/** Which service answers searches and questions, and what the owner of the site may change about them. */

/** The variables as they are set; empty is the same as missing. */
export interface SearchVariables {
  GATSBY_SEARCH_PROVIDER?: string | undefined;
  GATSBY_SEARCH_APP_ID?: string | undefined;
  /** Search-only key: it is part of every page. */
  GATSBY_SEARCH_KEY?: string | undefined;
  GATSBY_SEARCH_INDEX?: string | undefined;
  /** Addresses, separated by commas. */
  GATSBY_SEARCH_HOSTS?: string | undefined;
  GATSBY_ASSISTANT_URL?: string | undefined;
}

/** Address of the assistant, without final slash; null: questions are answered by quoting. */
export function readAssistantUrl(variables: SearchVariables): string | null {
  const url = (variables.GATSBY_ASSISTANT_URL ?? '').trim().replace(/\/+$/, '');
  if (url === '') return null;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(`GATSBY_ASSISTANT_URL is "${url}". Expected an address that begins with https://.`);
  }
  return url;
}

/** The variables of this build. Named one by one: the bundler replaces each by its value. */
export function currentSearchVariables(): SearchVariables {
  return {
    GATSBY_SEARCH_PROVIDER: process.env.GATSBY_SEARCH_PROVIDER,
    GATSBY_SEARCH_APP_ID: process.env.GATSBY_SEARCH_APP_ID,
    GATSBY_SEARCH_KEY: process.env.GATSBY_SEARCH_KEY,
    GATSBY_SEARCH_INDEX: process.env.GATSBY_SEARCH_INDEX,
    GATSBY_SEARCH_HOSTS: process.env.GATSBY_SEARCH_HOSTS,
    GATSBY_ASSISTANT_URL: process.env.GATSBY_ASSISTANT_URL,
  };
}

/** What may be changed without touching code. */
export interface SearchSettings {
  /** Hits of one area in the overlay. */
  resultsPerGroup: number;
  /** Hits of one page in the overlay. */
  resultsPerPage: number;
  /** Question mode. */
  questions: boolean;
  /** Longest question, in characters. */
  questionLength: number;
  /** Recent and favourite searches. */
  remembers: boolean;
  /** Offered while nothing was searched yet: label and path. */
  popularPages: readonly { title: string; path: string }[];
  /** Offered when nothing was found and nothing was seen yet. */
  popularQueries: readonly string[];
  /** Where readers say that something should have been found; `{query}` is replaced. Null: no such line. */
  missingResultsUrl: string | null;
  /** Further filters: all must hold, of each one of its values. */
  filters: readonly { attribute: string; values: readonly string[] }[];
  /** Addresses that are opened by a full load although they are of this site. */
  externalUrls: RegExp | null;
}

export const searchSettings: SearchSettings = {
  resultsPerGroup: 5,
  resultsPerPage: 4,
  questions: true,
  questionLength: 512,
  remembers: true,
  popularPages: [
    { title: 'Quick start guide', path: '/docs/get-started/quick-start-guide' },
    { title: 'Add a product', path: '/docs/cleveressentials/products/set-up-your-products/add-a-product/' },
    { title: 'Payment options', path: '/docs/category/payment-options' },
    {
      title: 'Cancel subscriptions',
      path: '/docs/cleveressentials/subscriptions/manage-subscriptions/cancel-subscriptions/',
    },
    {
      title: 'Purchases',
      path: '/docs/cleveressentials/revenue-assurance/get-transparency-about-transactions/purchases',
    },
  ],
  popularQueries: ['refund', 'coupon', 'payout'],
  missingResultsUrl: null,
  filters: [],
  externalUrls: null,
};
