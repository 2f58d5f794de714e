import { globalHistory } from '@reach/router';

/** The part of Gatsby's page loader that we use. */
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
