/**
 * The one file that knows what Gatsby's runtime keeps to itself: its page loader and its router.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/loader.js
 * @see https://github.com/gatsbyjs/reach-router/blob/master/src/lib/history.js
 */
import { globalHistory, LocationContext } from '@reach/router';

export { LocationContext };

/** What is used of the loader's result. */
export interface PageResult {
  status?: string;
  notFound?: boolean;
  page?: { webpackCompilationHash?: string };
}

interface GatsbyWindow {
  ___loader?: { loadPage: (path: string) => Promise<PageResult | undefined> };
  ___webpackCompilationHash?: string;
}

const gatsby = (): GatsbyWindow => window as unknown as GatsbyWindow;

/**
 * Loads everything that a page needs: its data, its template and its static queries. Resolves to `null` when it cannot
 * be shown in this tab: not loadable, or of another deployment. Never rejects.
 */
export async function loadPage(path: string): Promise<PageResult | null> {
  const loader = gatsby().___loader;
  if (!loader) return null;
  try {
    const result = await loader.loadPage(path);
    if (!result || result.status === 'error') return null;
    const build = result.page?.webpackCompilationHash;
    return build && build !== gatsby().___webpackCompilationHash ? null : result;
  } catch {
    return null;
  }
}

/** Switches to a page that is loaded. */
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
