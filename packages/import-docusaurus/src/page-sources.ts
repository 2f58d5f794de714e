import { posix } from 'node:path';
import { parseFrontMatter, placeDoc, splitAnchor, validFields, withoutSlash } from './engine';
import type { FrontMatter } from './engine';
import type { DocsInstance } from './docs-instances';
import type { DocusaurusSite } from './docusaurus-site';
import type { ForeignDoc } from './foreign-doc';

/** A page of the other site. */
export interface PageSource extends ForeignDoc {
  frontMatter: FrontMatter;
  /** Path in the other site, and here. */
  oldRoute: string;
  /** Its path as the current one of several versions. */
  nextRoute: string;
  below: string;
}

/** Reads a page of the other site; `file` is relative to its folder of pages. */
export function readPage(docs: DocsInstance, file: string, text: string): PageSource {
  const { data, value } = parseFrontMatter(text, file);
  const frontMatter = validFields({ data, value });
  const { id, slug, parse_number_prefixes, sidebar_position, sidebar_label, title } = frontMatter;
  const place = placeDoc(file, '', {
    ...(id === undefined ? {} : { id }),
    ...(slug === undefined ? {} : { slug }),
    ...(docs.keepsNumbers ? { parse_number_prefixes: false } : {}),
    ...(parse_number_prefixes === undefined ? {} : { parse_number_prefixes }),
  });
  const { docId, isIndex, fileName, path: below, prefix } = place;
  return {
    file,
    frontMatter,
    docId,
    isIndex,
    fileName,
    below: below === '' ? '/' : below,
    oldRoute: withoutSlash(posix.join(docs.basePath, below)) || '/',
    nextRoute: withoutSlash(posix.join(docs.basePath, 'next', below)),
    position: sidebar_position ?? prefix ?? null,
    label: sidebar_label ?? title ?? null,
  };
}

/** Returns the paths of pages below `basePath` here, by those that they had. */
export function routesOf(docs: readonly PageSource[], basePath: string): Map<string, string> {
  const routes = new Map<string, string>();
  for (const { oldRoute, nextRoute, below } of docs) {
    const route = posix.join(basePath, below);
    routes.set(nextRoute, route);
    if (withoutSlash(route) !== oldRoute) routes.set(oldRoute, route);
  }
  return routes;
}

/** Returns the redirects of the other site to pages here, by their old path. `targets` has the pages here by their old path. */
export function redirectsOf(site: DocusaurusSite, targets: ReadonlyMap<string, string>): Map<string, string> {
  const redirects = new Map<string, string>();
  for (const { from, to } of site.redirects.filter(({ to }) => to.startsWith('/'))) {
    const [page, anchor] = splitAnchor(to);
    redirects.set(from, (targets.get(withoutSlash(page)) ?? page) + anchor);
  }
  for (const [oldRoute, target] of targets) for (const from of site.redirectsTo(oldRoute)) redirects.set(from, target);
  return redirects;
}
