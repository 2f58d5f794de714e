import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { isRecord, splitAnchor, withoutSlash } from './engine';
import type { DocusaurusSite } from './docusaurus-site';
import type { Addresses } from './foreign-settings';
import { isMoved } from './plan-docs';
import type { PlannedDocs } from './plan-docs';

/** Returns redirects for pages and categories that are directly below `/` there, where this site has other pages. */
export function redirectsOfMovedRoots(site: DocusaurusSite, all: readonly PlannedDocs[]): Map<string, string> {
  const moved = all.filter(({ instance }) => instance.basePath === '/' && site.baseUrl === '/');
  return new Map(
    moved.flatMap(({ docs, area, placed }) => {
      // Categories of the same name are numbered.
      const slugger = new GithubSlugger();
      return [
        ...docs
          .filter(({ oldRoute }) => oldRoute !== '/')
          .map(({ oldRoute, below }) => [oldRoute, posix.join(area.basePath, below)] as const),
        ...[...placed.categories.values()].flatMap(({ label = '', link }) => {
          if (link?.type !== 'generated-index') return [];
          const slug = posix.join('/', link.slug ?? `/category/${slugger.slug(label)}`);
          return [[slug, posix.join(area.basePath, slug)] as const];
        }),
      ];
    }),
  );
}

/** Where the addresses of the other site's configuration lead. */
export function addressesOf({ baseUrl }: DocusaurusSite, all: readonly PlannedDocs[]): Addresses {
  const routes = new Map(
    all.flatMap(({ docs, area }) => docs.map((doc) => [doc.oldRoute, posix.join(area.basePath, doc.below)] as const)),
  );
  return {
    resolve: (address) => {
      const [page, anchor] = splitAnchor(address);
      const below = baseUrl !== '/' && page.startsWith(baseUrl) ? `/${page.slice(baseUrl.length)}` : page;
      const found = routes.get(withoutSlash(below) || '/');
      return found === undefined ? address : withoutSlash(found) + anchor;
    },
    pathOf: (id) => {
      for (const { instance, docs, area, placed } of all) {
        const sidebar =
          isRecord(instance.sidebars?.exported) && id in instance.sidebars.exported ? placed.order[0] : undefined;
        const doc = docs.find(({ docId, file }) => docId === id || file === sidebar);
        if (doc) return withoutSlash(posix.join(area.basePath, doc.below));
      }
      return null;
    },
  };
}

/** Says how addresses below a base URL stay. */
export function prefixNote({ baseUrl }: DocusaurusSite, all: readonly PlannedDocs[]): string[] {
  if (baseUrl === '/') return [];
  const path = baseUrl.replace(/\/$/, '');
  return all.some(({ instance }) => instance.basePath === '/')
    ? [`The site is at ${baseUrl} there: pages are below ${path} here too, but the home page and search are at /.`]
    : [`The site is at ${baseUrl} there: PATH_PREFIX=${path} in .env keeps it there.`];
}

/** Says where the pages of one of the docs went. */
export function describeDocs({ docs, instance, area, placed }: PlannedDocs): string {
  const moved = docs.filter((doc) => isMoved(doc, placed)).length;
  const isSame = docs.every(({ oldRoute, below }) => withoutSlash(posix.join(area.basePath, below)) === oldRoute);
  const outside = placed.outside.length > 0 ? ` ${placed.outside.length} that are in no sidebar are unlisted.` : '';
  return `${docs.length} pages from ${instance.folder} to ${area.folder}, below ${area.basePath || '/'}${isSame ? ', with the addresses that they had' : ''}; ${moved} of them in the folder of their category in the sidebar.${outside}`;
}

/** Says how many pages are written in another way. */
export function describeRepaired(all: readonly PlannedDocs[]): string[] {
  const changes = all.flatMap(({ repaired }) => [...repaired.values()].flatMap((each) => [...each.changes]));
  const count = (change: string): number => changes.filter((each) => each === change).length;
  return [
    ...(count('links') > 0
      ? [`${count('links')} pages have links for addresses in angle brackets, which MDX does not read.`]
      : []),
    ...(count('comments') > 0
      ? [`${count('comments')} pages have comments of JSX for those of HTML beside tags, which MDX does not read.`]
      : []),
    ...(count('lines') > 0 ? [`${count('lines')} pages have links in one line that went over several.`] : []),
    ...(count('types') > 0
      ? [`${count('types')} pages have a backslash before "<" where it begins no tag, as in Map<string>.`]
      : []),
    ...(count('format') > 0 ? [`${count('format')} pages that MDX cannot read are CommonMark ("format: md").`] : []),
  ];
}
