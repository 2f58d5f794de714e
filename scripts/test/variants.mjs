/** Local addresses of the hosted search service that the tests simulate. */
const searchHosts = 'http://127.0.0.1:9463,http://127.0.0.1:9464';

const hostedSearch = /** @type {const} */ ({
  GATSBY_SEARCH_PROVIDER: 'algolia',
  GATSBY_SEARCH_APP_ID: 'APP',
  GATSBY_SEARCH_KEY: 'search-key',
  GATSBY_SEARCH_INDEX: 'docs',
  GATSBY_SEARCH_HOSTS: searchHosts,
});

/**
 * Builds with other settings, by name: the environment of each. `__tests__/fixtures/variants/<name>` (see `ownSites`)
 * holds what the build has besides, and `__tests__/e2e/variants/<name>` its tests, which simulate the services at these
 * addresses.
 */
export const variants = /** @type {const} */ ({
  /** Every integration, an announcement, a dropdown, and a second area with a version of its own. */
  integrations: {
    GATSBY_CHAT_WIDGET_ID: 'w1',
    GATSBY_CHAT_WIDGET_SCRIPT: 'http://127.0.0.1:9461/chat.js',
    GATSBY_CHAT_WIDGET_GLOBAL: 'LoopbackChat',
    GATSBY_CHAT_WIDGET_INCLUDE: '/docs{,/**}',
    GATSBY_CHAT_WIDGET_EXCLUDE: '/docs/changelog{,/**}',
    GATSBY_ANALYTICS_ID: 'G-LOOPBACK',
    GATSBY_ANALYTICS_COOKIE_PREFIX: 'help',
    GATSBY_ANALYTICS_SCRIPT: 'http://127.0.0.1:9461/tag.js',
    GATSBY_ANALYTICS_EVENTS: '1',
    GATSBY_FORM_ID: 'form-1',
    GATSBY_FORM_ENDPOINT: 'http://127.0.0.1:9461/form/{id}',
    GATSBY_ASSISTANT_URL: 'http://127.0.0.1:9462/ask',
  },
  /** A hosted search service. */
  hosted: hostedSearch,
  /** The same, with DocSearch's own dialog. */
  docsearch: { ...hostedSearch, GATSBY_SEARCH_UI: 'docsearch' },
  /**
   * Another site of the same engine: product, areas, home page, no changelog, no rules; search that remembers nothing,
   * shows less, and takes reports of what is missing.
   */
  second: {},
});

/**
 * Variants that are sites of their own, each with the folder of `__tests__/fixtures/variants` whose files replace those
 * of an empty site. One with few pages is built faster.
 */
export const ownSites = new Map([
  ['hosted', 'small'],
  ['docsearch', 'small'],
  ['second', 'second'],
]);
