import { join } from 'node:path';
import { isListing } from '../../src/shared/page-context';
import type { CategoryPageContext } from '../../src/shared/page-context';
import { isBelowPath, withSlash } from '../../src/shared/paths';

/** A built page. */
export interface SitePage {
  /** Declared form, without base path. */
  path: string;
  kind: 'doc' | 'category' | 'page';
  /** Content file, if any. */
  sourcePath?: string;
  /** Not for search engines: unlisted pages, not-found pages, the search page. */
  isHidden: boolean;
  /** `YYYY-MM-DD` of the last change, if known. */
  lastModified?: string;
  /** What a listing shows. */
  listing?: CategoryPageContext;
  /** Questions that a document answers, in readers' words. */
  questions?: readonly string[];
}

/** Returns the file that Gatsby writes for a path. */
export function htmlFileOf(publicFolder: string, pagePath: string): string {
  return join(publicFolder, pagePath.endsWith('.html') ? pagePath : `${pagePath}/index.html`);
}

export const sitePagesQuery = /* GraphQL */ `
  query SitePages {
    allSitePage {
      nodes {
        path
        pageContext
      }
    }
    allDoc {
      nodes {
        path
        sourcePath
        unlisted
        questions
      }
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`;

/** With trailing slash, because a page may be declared in either form. */
const hiddenPages = new Set(['/search/', '/404/', '/404.html/', '/dev-404-page/']);

/** Converts the result of `sitePagesQuery` to a list of pages, sorted by path. */
export function listSitePages({
  allSitePage,
  allDoc,
}: Pick<Queries.SitePagesQuery, 'allSitePage' | 'allDoc'>): SitePage[] {
  const docs = new Map(allDoc.nodes.map((doc) => [doc.path, doc]));
  const pages = allSitePage.nodes.map(({ path, pageContext }): SitePage => {
    const doc = docs.get(path);
    const lastModified = modifiedOf(pageContext);
    const context: unknown = pageContext;
    const listing = isListing(context) ? context : undefined;
    return {
      path,
      kind: doc ? 'doc' : listing ? 'category' : 'page',
      ...(listing ? { listing } : {}),
      ...(doc ? { sourcePath: doc.sourcePath, questions: doc.questions } : {}),
      isHidden: doc?.unlisted === true || hiddenPages.has(withSlash(path)),
      ...(lastModified ? { lastModified } : {}),
    };
  });
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const contexts = new Map(allSitePage.nodes.map(({ path, pageContext }) => [path, pageContext]));
  // A category is as recent as the newest of its children, which may be categories themselves.
  const dateOf = (path: string): string | undefined => {
    const page = byPath.get(path);
    if (page?.kind !== 'category') return page?.lastModified;
    return childPaths(contexts.get(path) ?? null)
      .flatMap((child) => dateOf(child) ?? [])
      .sort()
      .at(-1);
  };
  for (const page of pages) {
    const newest = dateOf(page.path);
    if (newest) page.lastModified = newest;
  }
  // A page in code is as recent as the newest page below it: the home page, a list of guides.
  for (const page of pages) {
    if (page.lastModified !== undefined) continue;
    const below = pages.filter(({ path, isHidden }) => !isHidden && isBelowPath(path, page.path));
    const newest = below
      .flatMap(({ lastModified }) => lastModified ?? [])
      .sort()
      .at(-1);
    if (newest) page.lastModified = newest;
  }
  return pages.sort((a, b) => a.path.localeCompare(b.path, 'en'));
}

function modifiedOf(context: Record<string, unknown> | null): string | undefined {
  const updated = context?.lastUpdated;
  if (typeof updated !== 'object' || updated === null || !('date' in updated)) return undefined;
  return typeof updated.date === 'string' ? updated.date.slice(0, 10) : undefined;
}

function childPaths(context: Record<string, unknown> | null): string[] {
  const groups: unknown = context?.groups;
  if (!Array.isArray(groups)) return [];
  return groups.flatMap((group: { cards?: { path?: string }[] }) =>
    (group.cards ?? []).flatMap(({ path }) => path ?? []),
  );
}
