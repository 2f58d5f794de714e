/** Environment variables and settings of search. */

/** Environment variables; empty is the same as missing. */
export interface SearchVariables {
  GATSBY_SEARCH_PROVIDER?: string | undefined;
  GATSBY_SEARCH_APP_ID?: string | undefined;
  /** Must be a search-only key, because it is part of every page. */
  GATSBY_SEARCH_KEY?: string | undefined;
  GATSBY_SEARCH_INDEX?: string | undefined;
  /** Comma-separated URLs. */
  GATSBY_SEARCH_HOSTS?: string | undefined;
  GATSBY_ASSISTANT_URL?: string | undefined;
  /** An `AnswerMode`; empty: `device`. */
  GATSBY_ASSISTANT?: string | undefined;
  /** `docsearch`: DocSearch's own dialog, for provider `algolia` only; empty: this site's. */
  GATSBY_SEARCH_UI?: string | undefined;
}

/**
 * How questions are answered where no assistant is configured: by quoted passages and, on request, the language model of
 * the reader's browser (`device`), by quoted passages alone (`quotes`), or not at all (`off`, also with an assistant).
 */
export type AnswerMode = 'device' | 'quotes' | 'off';

const answerModes: readonly AnswerMode[] = ['device', 'quotes', 'off'];

/** Reads how questions are answered. Throws if invalid. */
export function readAnswerMode({ GATSBY_ASSISTANT: value = '' }: SearchVariables): AnswerMode {
  const mode = value.trim() === '' ? 'device' : answerModes.find((one) => one === value.trim());
  if (mode) return mode;
  throw new Error(`GATSBY_ASSISTANT is "${value}". Expected one of: ${answerModes.join(', ')}.`);
}

/**
 * Reads the assistant's URL, without a trailing slash; null if questions are answered by quoting. Throws if invalid.
 */
export function readAssistantUrl(variables: SearchVariables): string | null {
  const url = (variables.GATSBY_ASSISTANT_URL ?? '').trim().replace(/\/+$/, '');
  if (url === '') return null;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(`GATSBY_ASSISTANT_URL is "${url}". Expected an address that begins with https://.`);
  }
  return url;
}

/**
 * Reads the variables. Each must be written out, because the bundler only replaces literal `process.env` expressions.
 */
export function currentSearchVariables(): SearchVariables {
  return {
    GATSBY_SEARCH_PROVIDER: process.env.GATSBY_SEARCH_PROVIDER,
    GATSBY_SEARCH_APP_ID: process.env.GATSBY_SEARCH_APP_ID,
    GATSBY_SEARCH_KEY: process.env.GATSBY_SEARCH_KEY,
    GATSBY_SEARCH_INDEX: process.env.GATSBY_SEARCH_INDEX,
    GATSBY_SEARCH_HOSTS: process.env.GATSBY_SEARCH_HOSTS,
    GATSBY_ASSISTANT_URL: process.env.GATSBY_ASSISTANT_URL,
    GATSBY_ASSISTANT: process.env.GATSBY_ASSISTANT,
  };
}

export interface SearchSettings {
  /** Maximum hits per area in the overlay. */
  resultsPerGroup: number;
  /** Maximum hits per page in the overlay. */
  resultsPerPage: number;
  /** Maximum length of a question, in characters. */
  questionLength: number;
  /** Whether searches and conversations are stored in the browser. */
  remembers: boolean;
  /** Suggested on the start screen. */
  popularPages: readonly { title: string; path: string }[];
  /** Shown on the home page, and on the start screen where questions are answered, to say what the field can do. */
  sampleQuestions: readonly string[];
  /** Suggested if nothing was found and there are no earlier results. */
  popularQueries: readonly string[];
  /** URL for reporting missing results, with `{query}` as a placeholder; null for no link. */
  missingResultsUrl: string | null;
  /** Further filters: all must match, each by one of its values. */
  filters: readonly { attribute: string; values: readonly string[] }[];
  /** URLs of this site that are opened with a full page load. */
  externalUrls: RegExp | null;
}

export const searchSettings: SearchSettings = {
  resultsPerGroup: 5,
  resultsPerPage: 4,
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
  sampleQuestions: ['How do I refund an order?', 'What is a merchant of record?', 'How do I add a product?'],
  popularQueries: ['refund', 'coupon', 'payout'],
  missingResultsUrl: null,
  filters: [],
  externalUrls: null,
};
