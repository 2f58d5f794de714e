import type { ReactNode } from 'react';

/**
 * Stands in for `gatsby-react-router-scroll` in the bundles: `scroll.ts` and `scroll-positions.ts` decide where a page
 * stands, and Gatsby's component would store positions and ask for each page whether to scroll.
 */
export function ScrollContext({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** @public Gatsby exports it to pages, none of which uses it. */
export function useScrollRestoration(): void {
  // Nothing is stored.
}
