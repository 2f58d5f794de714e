/**
 * Constants of the site. Times are in milliseconds and lengths in CSS pixels unless stated otherwise.
 * What a site's owner chooses is in `site/site.ts`.
 */

/** Default heading levels of the table of contents; front matter can override them. */
export const tableOfContents = { minHeadingLevel: 2, maxHeadingLevel: 5 } as const;

/**
 * Maximum viewport width of the mobile layout: 996 px, but in em, so that readers with larger text get it earlier.
 * Repeated in CSS as `width <= 62.25em`; a test holds them together.
 */
export const mobileBreakpoint = '62.25em';

/** Delay before the progress bar shows on a route change. */
export const progressBarDelay = 200;

/** Width of the text column in CSS pixels, up to which images are shown; `page-content.ts` asks for images of it. */
export const columnWidth = 740;

export const zoom = {
  /** Delay after a route change before zoom is attached. */
  attachDelay: 1000,
  /** Scroll distance that closes the zoomed image. */
  scrollOffset: 40,
  background: { light: '#fff', dark: 'rgb(50,50,50)' },
} as const;

/** Entries in a feed of the changelog, about a year's worth. */
export const feedEntries = 50;

/** Delay before a spinner shows for a part of a page that is loading. */
export const spinnerDelay = 200;

/** What search shows, stores and waits for. */
export const searchLimits = {
  hitsPerPage: 20,
  snippetWords: 10,
  snippetWordsSmallScreen: 5,
  /** Maximum viewport width that counts as a small screen for snippets. */
  snippetBreakpoint: 768,
  /** Snippets of the search page are this many times as long as those of the overlay. */
  pageSnippetFactor: 3,
  recentSearches: 7,
  /** Recent searches shown if there are favourites. */
  recentSearchesBesideFavourites: 4,
  favouriteSearches: 10,
  queryLength: 64,
  suggestedQueries: 3,
  /** Maximum on the start screen. */
  popularPages: 5,
  stallThreshold: 300,
  timeouts: { connect: 1000, read: 2000, write: 30_000 },
  failedHostPause: 120_000,
} as const;

/** Most that the site takes from an assistant and from the browser's storage, in characters unless stated otherwise. */
export const answerLimits = {
  /** Bytes of an error's body. */
  errorBody: 4096,
  event: 65_536,
  text: 200_000,
  sources: 50,
  /** Of an address, and of a title or question. */
  url: 2048,
  title: 500,
  /** Milliseconds until the first event, between events, and for all. */
  timeouts: { first: 30_000, next: 20_000, all: 300_000 },
  /** All stored conversations, well below the browsers' storage quota. */
  stored: 500_000,
} as const;

export const sitemap = {
  changeFrequency: 'weekly',
  priority: 0.5,
} as const;

/**
 * Maximum size of `llms-full.txt` in bytes: about a million tokens, a large context window. A larger site gets one file
 * per area instead.
 */
export const llmsFullBytes = 4_000_000;

/**
 * How front matter's `null`, which switches something off, is stored: GraphQL cannot tell null from a missing field.
 */
export const nullWord = 'null';

/** The only locale. */
export const locale = { language: 'en', direction: 'ltr' } as const;

/** Scroll position above which the back-to-top button is never shown. */
export const backToTopThreshold = 300;

/** Maximum number of error causes on the crash page. */
export const causeLimit = 20;

/** Maximum number of suggestions on the not-found page. */
export const suggestionLimit = 5;

/** Browser storage keys. Those that Docusaurus and DocSearch do not define begin with `site.`. */
export const storageKeys = {
  colourMode: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  /** Followed by the name of the docs instance. */
  docsVersion: 'docs-preferred-version-',
  /** Followed by the group id. */
  tabGroup: 'docusaurus.tab.',
  /**
   * Followed by the index name.
   * @reach @docsearch/react: stores searches and conversations under these keys, in the forms of `stored-searches.ts` and
   *   `stored-conversations.ts`; those of one dialog are missing in the other: `reached-packages.test.ts`,
   *   `stored-searches.test.ts`, `docsearch.spec.ts`
   */
  recentSearches: '__DOCSEARCH_RECENT_SEARCHES__',
  favouriteSearches: '__DOCSEARCH_FAVORITE_SEARCHES__',
  conversations: '__DOCSEARCH_ASKAI_CONVERSATIONS__',
  /** In session storage. */
  assistantToken: 'askai_token',
  /** `off` if the reader has turned off shortcuts without Ctrl or Cmd. */
  singleKeys: 'site.single-keys',
  /** Followed by the search client's version and application id, or by provider and index. */
  searchHosts: 'algolia-client-js-',
} as const;
