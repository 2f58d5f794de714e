import type { Breadcrumb, Neighbour, PagePlace, SidebarItem } from '../../src/shared/sidebar';
import { InternalConfigurationError } from '../base/configuration-error';
import { isUnlisted, pathOf } from './types';
import type { CategoryItem, SidebarDoc, TreeItem } from './types';

/** The tree as the browser gets it: drafts are gone, unlisted pages marked. */
export function toSidebarItems(items: readonly TreeItem[]): SidebarItem[] {
  return items.map((item): SidebarItem => {
    const path = pathOf(item);
    const unlisted = isUnlisted(item) ? { unlisted: true as const } : {};
    if (item.type === 'doc') return { label: item.label, path: item.doc.path, ...unlisted };
    return {
      label: item.label,
      ...(path === undefined ? {} : { path }),
      ...unlisted,
      ...(item.collapsed ? {} : { collapsed: false as const }),
      items: toSidebarItems(item.items),
    };
  });
}

/** All categories, depth first. */
export function listCategories(items: readonly TreeItem[]): CategoryItem[] {
  return items.flatMap((item) => (item.type === 'category' ? [item, ...listCategories(item.items)] : []));
}

/**
 * Stops of previous/next: depth first, categories with a page included, unlisted pages not; a page that stands
 * in two places is one stop, the first.
 */
export function listStops(items: readonly TreeItem[]): Neighbour[] {
  const stops = new Map<string, Neighbour>();
  for (const stop of allStops(items)) if (!stops.has(stop.path)) stops.set(stop.path, stop);
  return [...stops.values()];
}

function allStops(items: readonly TreeItem[]): Neighbour[] {
  return items.flatMap((item): Neighbour[] => {
    const path = pathOf(item);
    const own = path === undefined || isUnlisted(item) ? [] : [{ label: paginationLabel(item), path }];
    return item.type === 'category' ? [...own, ...allStops(item.items)] : own;
  });
}

function paginationLabel(item: TreeItem): string {
  const doc = item.type === 'doc' ? item.doc : item.page?.kind === 'doc' ? item.page.doc : null;
  return doc?.paginationLabel ?? item.label;
}

/** Breadcrumbs of every page of the tree by path; the last step is the page itself. */
export function listTrails(items: readonly TreeItem[], above: readonly Breadcrumb[] = []): Map<string, Breadcrumb[]> {
  const trails = new Map<string, Breadcrumb[]>();
  for (const item of items) {
    const path = pathOf(item);
    const isLink = path !== undefined && !isUnlisted(item);
    const trail = [...above, isLink ? { label: item.label, path } : { label: item.label }];
    if (path !== undefined) trails.set(path, [...above, { label: item.label, path }]);
    if (item.type === 'category') for (const [key, value] of listTrails(item.items, trail)) trails.set(key, value);
  }
  return trails;
}

/** Looks up places of pages: breadcrumbs, previous and next, with the overrides of front matter. */
export function createPlaceFinder(
  items: readonly TreeItem[],
  docs: readonly SidebarDoc[],
): (path: string, doc?: SidebarDoc) => PagePlace {
  const stops = listStops(items);
  const indexOf = new Map(stops.map((stop, index) => [stop.path, index]));
  const trails = listTrails(items);
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));

  const override = (id: string | null | undefined, doc: SidebarDoc, natural: Neighbour | null): Neighbour | null => {
    if (id === undefined) return natural;
    if (id === null) return null;
    const target = byId.get(id);
    if (!target) throw new InternalConfigurationError('document', id, byId.keys(), doc.sourcePath);
    // A reference to a draft is dropped, not an error.
    if (target.draft) return null;
    return { label: target.paginationLabel ?? target.sidebarLabel ?? target.title, path: target.path };
  };

  return (path, doc) => {
    const index = indexOf.get(path);
    const previous = index === undefined ? null : (stops[index - 1] ?? null);
    const next = index === undefined ? null : (stops[index + 1] ?? null);
    return {
      breadcrumbs: trails.get(path) ?? [],
      previous: doc ? override(doc.paginationPrevious, doc, previous) : previous,
      next: doc ? override(doc.paginationNext, doc, next) : next,
    };
  };
}

/** What a page lists: what its category has, when it is the page of one; else the pages beside it. */
export function listAround(items: readonly TreeItem[], path: string): readonly TreeItem[] {
  const categories = listCategories(items);
  const own = categories.find((category) => pathOf(category) === path);
  if (own) return own.items;
  const lists = [items, ...categories.map((category) => category.items)];
  const beside = lists.find((list) => list.some((item) => pathOf(item) === path)) ?? [];
  return beside.filter((item) => pathOf(item) !== path);
}

/** The first page at or below an item that lists may show. */
export function firstVisiblePath(item: TreeItem): string | undefined {
  const path = pathOf(item);
  if (path !== undefined && !isUnlisted(item)) return path;
  if (item.type === 'doc') return undefined;
  for (const child of item.items) {
    const found = firstVisiblePath(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
