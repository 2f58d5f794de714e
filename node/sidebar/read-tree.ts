import type { Breadcrumb, Neighbour, PagePlace, SidebarItem } from '../../src/shared/sidebar';
import { missingError } from '../base/configuration-error';
import { isUnlisted, pathOf } from './types';
import type { CategoryItem, SidebarDoc, TreeItem } from './types';

/** Converts the tree for the browser, with unlisted pages marked. */
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

/** Returns all categories, depth first. */
export function listCategories(items: readonly TreeItem[]): CategoryItem[] {
  return items.flatMap((item) => (item.type === 'category' ? [item, ...listCategories(item.items)] : []));
}

/**
 * Returns the sequence of pages for previous/next: depth first, including categories with a page, without unlisted
 * pages. A page that occurs twice counts at its first place.
 */
export function listReadingOrder(items: readonly TreeItem[]): Neighbour[] {
  const byPath = new Map<string, Neighbour>();
  for (const page of listPages(items)) if (!byPath.has(page.path)) byPath.set(page.path, page);
  return [...byPath.values()];
}

function listPages(items: readonly TreeItem[]): Neighbour[] {
  return items.flatMap((item): Neighbour[] => {
    const path = pathOf(item);
    const own = path === undefined || isUnlisted(item) ? [] : [{ label: paginationLabel(item), path }];
    return item.type === 'category' ? [...own, ...listPages(item.items)] : own;
  });
}

function paginationLabel(item: TreeItem): string {
  const doc = item.type === 'doc' ? item.doc : item.page?.kind === 'doc' ? item.page.doc : null;
  return doc?.paginationLabel ?? item.label;
}

/** Returns the breadcrumbs of every page in the tree by path, ending with the page itself. */
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

/** Returns a function that finds a page's place: breadcrumbs, previous and next, with front-matter overrides. */
export function createPlaceFinder(
  items: readonly TreeItem[],
  docs: readonly SidebarDoc[],
): (path: string, doc?: SidebarDoc) => PagePlace {
  const order = listReadingOrder(items);
  const indexOf = new Map(order.map((page, index) => [page.path, index]));
  const trails = listTrails(items);
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));

  const override = (id: string | null | undefined, doc: SidebarDoc, natural: Neighbour | null): Neighbour | null => {
    if (id === undefined) return natural;
    if (id === null) return null;
    const target = byId.get(id);
    if (!target) throw missingError('document', id, byId.keys(), doc.sourcePath);
    // A reference to a draft is ignored, not an error.
    if (target.draft) return null;
    return { label: target.paginationLabel ?? target.sidebarLabel ?? target.title, path: target.path };
  };

  return (path, doc) => {
    const index = indexOf.get(path);
    const previous = index === undefined ? null : (order[index - 1] ?? null);
    const next = index === undefined ? null : (order[index + 1] ?? null);
    return {
      breadcrumbs: trails.get(path) ?? [],
      previous: doc ? override(doc.paginationPrevious, doc, previous) : previous,
      next: doc ? override(doc.paginationNext, doc, next) : next,
    };
  };
}

/** Returns what a page lists: the items of its category if it is a category's page, otherwise its siblings. */
export function listAround(items: readonly TreeItem[], path: string): readonly TreeItem[] {
  const categories = listCategories(items);
  const own = categories.find((category) => pathOf(category) === path);
  if (own) return own.items;
  const lists = [items, ...categories.map((category) => category.items)];
  const siblings = lists.find((list) => list.some((item) => pathOf(item) === path)) ?? [];
  return siblings.filter((item) => pathOf(item) !== path);
}

/** Returns the path of the first listed page at or below an item. */
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
