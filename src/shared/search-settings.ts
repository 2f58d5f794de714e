/** Which service answers searches and questions, and what the owner of the site may change about them. */

export type SearchProvider = 'embedded' | 'algolia' | 'meilisearch' | 'typesense';

/** The search service of the site. */
export type SearchService =
  | { provider: 'embedded'; index: string }
  | { provider: 'algolia'; index: string; appId: string; key: string; hosts: string[] }
  | { provider: 'meilisearch' | 'typesense'; index: string; key: string; hosts: string[] };

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

/** Name of the index without a service; part of the keys under which recent searches are stored. */
const embeddedIndex = 'docs';

const required: Record<Exclude<SearchProvider, 'embedded'>, (keyof SearchVariables)[]> = {
  algolia: ['GATSBY_SEARCH_APP_ID', 'GATSBY_SEARCH_KEY', 'GATSBY_SEARCH_INDEX'],
  meilisearch: ['GATSBY_SEARCH_HOSTS', 'GATSBY_SEARCH_KEY', 'GATSBY_SEARCH_INDEX'],
  typesense: ['GATSBY_SEARCH_HOSTS', 'GATSBY_SEARCH_KEY', 'GATSBY_SEARCH_INDEX'],
};

/**
 * Reads the service. Nothing set: the site searches by itself. Half a set is a mistake that would only show when a reader
 * searches: it throws one line that names what is missing.
 */
export function readSearchService(variables: SearchVariables): SearchService {
  const isSet = (name: keyof SearchVariables): boolean => (variables[name] ?? '').trim() !== '';
  const provider = (variables.GATSBY_SEARCH_PROVIDER ?? '').trim();
  if (provider === '' || provider === 'embedded') {
    const stray = [...required.algolia, 'GATSBY_SEARCH_HOSTS' as const].filter(isSet);
    if (stray.length === 0) return { provider: 'embedded', index: embeddedIndex };
    throw new Error(
      `${stray.join(', ')} ${stray.length === 1 ? 'is' : 'are'} set, but GATSBY_SEARCH_PROVIDER is ${provider || 'not'}${provider ? '' : ' set'}. ` +
        'Expected algolia, meilisearch or typesense, or none of these variables.',
    );
  }
  if (!isHosted(provider)) {
    throw new Error(`GATSBY_SEARCH_PROVIDER is "${provider}". Expected embedded, algolia, meilisearch or typesense.`);
  }
  const missing = required[provider].filter((name) => !isSet(name));
  if (missing.length > 0) {
    throw new Error(`GATSBY_SEARCH_PROVIDER is ${provider}, which needs ${missing.join(' and ')} as well.`);
  }
  const key = variables.GATSBY_SEARCH_KEY?.trim() ?? '';
  const index = variables.GATSBY_SEARCH_INDEX?.trim() ?? '';
  const hosts = readHosts(variables.GATSBY_SEARCH_HOSTS ?? '');
  return provider === 'algolia'
    ? { provider, index, key, hosts, appId: variables.GATSBY_SEARCH_APP_ID?.trim() ?? '' }
    : { provider, index, key, hosts };
}

function isHosted(provider: string): provider is keyof typeof required {
  return provider in required;
}

/** Addresses with scheme and without final slash. */
function readHosts(text: string): string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim().replace(/\/+$/, ''))
    .filter((host) => host !== '')
    .map((host) => (/^https?:\/\//.test(host) ? host : `https://${host}`));
  const faulty = hosts.find((host) => !URL.canParse(host));
  if (faulty !== undefined)
    throw new Error(`GATSBY_SEARCH_HOSTS holds "${faulty}". Expected addresses such as https://search.example.com.`);
  return hosts;
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
  /** Further `facetFilters`. */
  facetFilters: readonly (string | readonly string[])[];
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
  facetFilters: [],
  externalUrls: null,
};
