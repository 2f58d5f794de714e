import type { ContentNode } from '../../shared/content-tree';

/** Minimum number of entries for a filter. */
const minimumEntries = 6;

const entryArea = /<section class="changelog-entry"[^>]*\sdata-area="([^"]*)"/g;

/**
 * Returns the areas of a page's changelog entries with the number of their entries, sorted by name; empty if a filter
 * would not help.
 */
export function changelogAreas(nodes: readonly ContentNode[]): [area: string, entries: number][] {
  const counts = new Map<string, number>();
  let total = 0;
  for (const node of nodes) {
    if (typeof node !== 'object' || !('html' in node)) continue;
    for (const [, escaped = ''] of node.html.matchAll(entryArea)) {
      const area = escaped.replaceAll('&amp;', '&');
      counts.set(area, (counts.get(area) ?? 0) + 1);
      total += 1;
    }
  }
  return total < minimumEntries || counts.size < 2 ? [] : [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}
