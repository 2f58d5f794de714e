import { isExternal, isSamePath } from '../../shared/paths';
import { isCategory } from '../../shared/sidebar';
import type { SidebarCategory, SidebarItem } from '../../shared/sidebar';

/** Position of an item in the tree, as indexes from the top: `2/0/1`. */
export type ItemKey = string;

export function keyOf(parent: ItemKey | null, index: number): ItemKey {
  return parent === null ? String(index) : `${parent}/${index}`;
}

function isCurrent(item: SidebarItem, path: string): boolean {
  return item.path !== undefined && isSamePath(item.path, path);
}

/** Whether an item is or contains the current page. */
export function containsPath(item: SidebarItem, path: string): boolean {
  return isCurrent(item, path) || (isCategory(item) && item.items.some((child) => containsPath(child, path)));
}

/** Returns the link of an item; undefined if it has no page, or an unlisted one that is not the current page. */
export function linkOf(item: SidebarItem, path: string): string | undefined {
  return item.unlisted && !isCurrent(item, path) ? undefined : item.path;
}

/** Whether an item is shown: not an unlisted page unless current, nor a category without a visible page or child. */
export function isVisible(item: SidebarItem, path: string): boolean {
  if (linkOf(item, path) !== undefined) return true;
  return isCategory(item) && item.items.some((child) => isVisible(child, path));
}

/** Returns the path of the first visible page of a category. */
export function firstPath(category: SidebarCategory, path: string): string | undefined {
  for (const item of category.items) {
    const found = linkOf(item, path) ?? (isCategory(item) ? firstPath(item, path) : undefined);
    if (found !== undefined && !isExternal(found)) return found;
  }
  return undefined;
}

/** Returns the keys of the categories that are or contain the current page, from the top. */
export function trailKeys(items: readonly SidebarItem[], path: string, parent: ItemKey | null = null): ItemKey[] {
  for (const [index, item] of items.entries()) {
    if (!isCategory(item) || !containsPath(item, path)) continue;
    const key = keyOf(parent, index);
    return [key, ...trailKeys(item.items, path, key)];
  }
  return [];
}

/** Returns the keys of the categories that are configured to be expanded. */
export function defaultKeys(items: readonly SidebarItem[], parent: ItemKey | null = null): ItemKey[] {
  return items.flatMap((item, index) => {
    if (!isCategory(item)) return [];
    const key = keyOf(parent, index);
    return [...(item.collapsed === false ? [key] : []), ...defaultKeys(item.items, key)];
  });
}

/** Returns the top-level item that is or contains a page. */
export function sectionOf(items: readonly SidebarItem[], path: string): SidebarItem | undefined {
  return items.find((item) => containsPath(item, path));
}
