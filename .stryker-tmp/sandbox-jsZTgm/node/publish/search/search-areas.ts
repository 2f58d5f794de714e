import { isCategory } from '../../../src/shared/sidebar';
import type { SidebarItem } from '../../../src/shared/sidebar';
import { withoutSlash } from '../../../src/shared/paths';

/** Larger areas are divided, because five hits per group would hide most of them. */
const dividedFrom = 100;
/** Smaller parts stay in the enclosing area. */
const ownAreaFrom = 4;

/**
 * Returns the search area of each page in the sidebar: its top entry, or a subcategory where that is too large. Keys
 * are paths without trailing slash.
 */
export function assignAreas(items: readonly SidebarItem[]): Map<string, string> {
  const areas = new Map<string, string>();
  const taken = new Set<string>();
  const assign = (item: SidebarItem, area: string): void => {
    if (item.path !== undefined) areas.set(withoutSlash(item.path), area);
    if (!isCategory(item)) return;
    const divides = item.label === area && countPages(item) > dividedFrom;
    for (const child of item.items) {
      const isOwn = divides && isCategory(child) && countPages(child) >= ownAreaFrom;
      assign(child, isOwn ? nameArea(child.label, area, taken) : area);
    }
  };
  for (const item of items) assign(item, nameArea(item.label, null, taken));
  return areas;
}

/** Disambiguates parts with the same name by their parent. */
function nameArea(label: string, parent: string | null, taken: Set<string>): string {
  const name = taken.has(label) && parent !== null ? `${parent} › ${label}` : label;
  taken.add(name);
  return name;
}

function countPages(item: SidebarItem): number {
  return (
    (item.path === undefined ? 0 : 1) +
    (isCategory(item) ? item.items.reduce((sum, child) => sum + countPages(child), 0) : 0)
  );
}
