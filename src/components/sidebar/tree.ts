import { isExternal, isSamePath } from '../../shared/paths';
import { isCategory } from '../../shared/sidebar';
import type { SidebarCategory, SidebarItem } from '../../shared/sidebar';

/** Place of an item in the tree, as indexes from the top: `2/0/1`. */
export type ItemKey = string;

export function keyOf(parent: ItemKey | null, index: number): ItemKey {
  return parent === null ? String(index) : `${parent}/${index}`;
}

function isCurrent(item: SidebarItem, path: string): boolean {
  return item.path !== undefined && isSamePath(item.path, path);
}

/** Whether the item is the open page or has it below. */
export function containsPath(item: SidebarItem, path: string): boolean {
  return isCurrent(item, path) || (isCategory(item) && item.items.some((child) => containsPath(child, path)));
}

/** The address that a category's label leads to; none when it has no page, or an unlisted one. */
export function linkOf(item: SidebarItem, path: string): string | undefined {
  return item.unlisted && !isCurrent(item, path) ? undefined : item.path;
}

/** Unlisted pages are hidden unless open, categories without visible child or page too. */
export function isVisible(item: SidebarItem, path: string): boolean {
  if (linkOf(item, path) !== undefined) return true;
  return isCategory(item) && item.items.some((child) => isVisible(child, path));
}

/** Path of the first visible page below: where a category without page leads without script. */
export function firstPath(category: SidebarCategory, path: string): string | undefined {
  for (const item of category.items) {
    const found = linkOf(item, path) ?? (isCategory(item) ? firstPath(item, path) : undefined);
    if (found !== undefined && !isExternal(found)) return found;
  }
  return undefined;
}

/** Keys of the categories that are, or contain, the open page, from the top. */
export function trailKeys(items: readonly SidebarItem[], path: string, parent: ItemKey | null = null): ItemKey[] {
  for (const [index, item] of items.entries()) {
    if (!isCategory(item) || !containsPath(item, path)) continue;
    const key = keyOf(parent, index);
    return [key, ...trailKeys(item.items, path, key)];
  }
  return [];
}

/** Keys of the categories that are configured to be open. */
export function defaultKeys(items: readonly SidebarItem[], parent: ItemKey | null = null): ItemKey[] {
  return items.flatMap((item, index) => {
    if (!isCategory(item)) return [];
    const key = keyOf(parent, index);
    return [...(item.collapsed === false ? [key] : []), ...defaultKeys(item.items, key)];
  });
}

/** The top-level item that the page belongs to. */
export function sectionOf(items: readonly SidebarItem[], path: string): SidebarItem | undefined {
  return items.find((item) => containsPath(item, path));
}
