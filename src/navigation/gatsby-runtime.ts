/**
 * The one file that knows what Gatsby's runtime keeps to itself: its page loader and its router.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/loader.js
 * @see https://github.com/gatsbyjs/reach-router/blob/master/src/lib/history.js
 */
import { globalHistory, LocationContext } from '@reach/router';
import { BaseLoader } from 'gatsby-loader';
import { navigationWords } from '../shared/words/navigation';
import { withPrefix } from './prefix';

export { LocationContext };

interface PageResult {
  status?: string;
  error?: unknown;
  page?: { path?: string; webpackCompilationHash?: string };
}

interface GatsbyWindow {
  ___loader?: { loadPage: (path: string) => Promise<PageResult | undefined> };
  ___webpackCompilationHash?: string;
  /** Path of the page in this document, without base path. */
  pagePath?: string;
}

/** `outdated`: the page belongs to another deployment than the scripts of this tab. */
export type PageLoad =
  { status: 'loaded'; path?: string | undefined } | { status: 'outdated' } | { status: 'failed'; message: string };

const gatsby = (): GatsbyWindow => window as unknown as GatsbyWindow;

const { loadPage: loadFromGatsby, fetchPageDataJson, loadAppData } = BaseLoader.prototype;

/**
 * Gatsby remembers a failure for as long as the document lives: after a failed prefetch, or on Retry, it would not ask
 * again. It keeps "not found" for page data that is missing although the page exists.
 * @reach gatsby: its loader keeps pages in `pageDb` and `pageDataDb`, asks again by `fetchPageDataJson` and `loadAppData`, and
 *   is `___loader`, whose `loadPage` resolves with a hash that is `___webpackCompilationHash`; Retry does nothing, an outage
 *   becomes thousands of requests, or each link is a full load: `gatsby-runtime.test.ts`, `outage.spec.ts`
 */
BaseLoader.prototype.loadPage = function loadPageAnew(path) {
  for (const entries of [this.pageDb, this.pageDataDb]) {
    for (const [key, { status, notFound }] of entries) {
      if (status === 'error' || (notFound && entries === this.pageDataDb)) entries.delete(key);
    }
  }
  return loadFromGatsby.call(this, path);
};

/** How often a file is asked for. More would only burden a server that is in trouble. */
const tries = 2;

/**
 * Gatsby asks four times for data that cannot be had. After an error 500 it asks for the data of an error page, which this
 * site does not have, and if the answer is 500 again, without end.
 */
BaseLoader.prototype.fetchPageDataJson = function fetchDataTwice(request) {
  if (request.internalServerError || (request.retries ?? 0) >= tries) {
    return Promise.resolve({ ...request, status: 'error' });
  }
  return fetchPageDataJson.call(this, request);
};

BaseLoader.prototype.loadAppData = function loadAppDataTwice(retries = 0) {
  // Without it, a page only does not know whether it belongs to an older deployment.
  return retries >= tries ? Promise.resolve(undefined) : loadAppData.call(this, retries);
};

/** Loads everything that a page needs: its data, its template and its static queries. Never rejects. */
export async function loadPage(path: string): Promise<PageLoad> {
  const message = navigationWords.pageNotLoaded(path);
  try {
    const result = await gatsby().___loader?.loadPage(path);
    if (!result || result.status === 'error') {
      return { status: 'failed', message: result?.error instanceof Error ? result.error.message : message };
    }
    const build = result.page?.webpackCompilationHash;
    return build && build !== gatsby().___webpackCompilationHash
      ? { status: 'outdated' }
      : { status: 'loaded', path: result.page?.path };
  } catch (reason) {
    return { status: 'failed', message: reason instanceof Error ? reason.message : message };
  }
}

/**
 * The path under which Gatsby is about to load the page of this document: `/docs/index.html` shows `/docs`, and the
 * not-found page has the address that was not found.
 * @reach gatsby: `pagePath` is the page of the document, and the not-found page is loaded by the address; a flash of an
 *   error, or no script at all: `page-failures.spec.ts`
 */
export function firstPagePath(): string {
  const { pagePath } = gatsby();
  const { pathname, search } = window.location;
  const isKnown = pagePath !== undefined && !/^\/(?:404|500)(?:\/?|\.html)$/.test(pagePath);
  return (isKnown ? withPrefix(pagePath) : pathname) + search;
}

/**
 * Keeps Gatsby from reloading the page, without query and hash, when any chunk fails that nobody catches.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/navigation.js
 * @reach gatsby: reloads at a rejection that says `loading chunk … failed`, in a listener that it adds after ours; the
 *   page reloads without its hash: `gatsby-runtime.test.ts`
 */
export function ignoreFailedChunks(): void {
  const listener = (event: PromiseRejectionEvent): void => {
    if (/loading chunk [\w-]+ failed/i.test(String(event.reason))) event.stopImmediatePropagation();
  };
  window.addEventListener('unhandledrejection', listener, true);
}

/**
 * Switches to a page that is loaded.
 * @reach @gatsbyjs/reach-router: `globalHistory` has `navigate`, `listen` and `location`, and replaces entries until its
 *   `_onTransitionComplete` is called; links open no page, or back skips pages: `gatsby-runtime.test.ts`,
 *   `navigation.spec.ts`
 */
export function commitNavigation(to: string, replace: boolean): void {
  void globalHistory.navigate(to, { replace });
}

/** The address that the router knows. */
export const readLocation = (): Location => globalHistory.location;

/** Calls back when the router's address changes. Returns how to stop. */
export const onLocation = (listener: () => void): (() => void) => globalHistory.listen(listener);

/** The page of the router's address is on screen: until then it keeps further steps in one entry of the history. */
export function completeNavigation(): void {
  globalHistory._onTransitionComplete();
}
