/**
 * Constants of the site, fixed by its owner. Times are in milliseconds, lengths in
 * CSS pixels unless the name says otherwise. What concerns an area of the site is in `areas.ts`.
 */

/** Headings that the table of contents lists, unless front matter says otherwise. */
export const tableOfContents = { minHeadingLevel: 2, maxHeadingLevel: 5 } as const;

/**
 * Widest viewport that gets the mobile layout: 996 px, in em of the browser's own text size, so that readers
 * with larger text get it earlier. CSS repeats it: `width <= 62.25em`.
 */
export const mobileBreakpoint = '62.25em';

/** Delay of the progress bar on a route change. */
export const progressBarDelay = 200;

/** Image zoom. */
export const zoom = {
  /** Attached so long after a route update. */
  attachDelay: 1000,
  /** Scrolling further closes it. */
  scrollOffset: 40,
  background: { light: '#fff', dark: 'rgb(50,50,50)' },
} as const;

/** The changelog and the Atom feed of its newest entries. */
export const changelog = {
  path: '/docs/changelog',
  feed: '/docs/changelog/feed.xml',
  /** Entries in the feed: about a year. */
  feedEntries: 50,
} as const;

/** Nothing is shown while a page part loads faster than this. */
export const spinnerDelay = 200;

/** Search. */
export const search = {
  hitsPerPage: 20,
  snippetWords: 10,
  snippetWordsSmallScreen: 5,
  /** Widest viewport that counts as a small screen for snippets. */
  snippetBreakpoint: 768,
  /** The search page has more room than the overlay: its snippets are so many times as long. */
  pageSnippetFactor: 3,
  recentSearches: 7,
  /** When favourites exist. */
  recentSearchesBesideFavourites: 4,
  favouriteSearches: 10,
  queryLength: 64,
  suggestedQueries: 3,
  /** Most of them on the start screen. */
  popularPages: 5,
  stallThreshold: 300,
  timeouts: { connect: 1000, read: 2000, write: 30_000 },
  failedHostPause: 120_000,
} as const;

/** Sitemap. */
export const sitemap = {
  changeFrequency: 'weekly',
  priority: 0.5,
  /** Globs, beside the areas that leave themselves out. */
  exclude: ['/dokuspark'],
} as const;

/**
 * Largest `llms-full.txt`, in bytes: about a million tokens, as much as assistants read at once. A larger site gets a file
 * for each area instead.
 */
export const llmsFullBytes = 4_000_000;

/** Only locale, written left to right. */
export const locale = { language: 'en', direction: 'ltr' } as const;

/** Logo sizes. */
export const logoSizes = {
  header: { width: 204, height: 40 },
  footer: { width: 160, height: 55 },
} as const;

/** Pixels between the top of the page and the place from which back-to-top is offered. */
export const backToTopThreshold = 300;

/** Most causes that the crash page lists. */
export const causeLimit = 20;

/** Most pages that the not-found page suggests. */
export const suggestionLimit = 5;

/** Keys in browser storage; everything of our own begins with `site.`. */
export const storageKeys = {
  colourMode: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  /** Followed by the name of the docs instance. */
  docsVersion: 'docs-preferred-version-',
  /** Followed by the group id. */
  tabGroup: 'docusaurus.tab.',
  /** Followed by the index name. */
  recentSearches: '__DOCSEARCH_RECENT_SEARCHES__',
  favouriteSearches: '__DOCSEARCH_FAVORITE_SEARCHES__',
  conversations: '__DOCSEARCH_ASKAI_CONVERSATIONS__',
  /** In the storage of the tab. */
  assistantToken: 'askai_token',
  /** `off` when the reader wants no keys without Ctrl or Cmd. */
  singleKeys: 'site.single-keys',
  /** Followed by version and application of the search client. */
  searchHosts: 'algolia-client-js-',
} as const;
