import type { ContentNode } from '../../shared/content-tree';

/** Minimum number of entries for a filter. */
const minimumEntries = 6;

const entryArea = /<section class="changelog-entry"[^>]*\sdata-area="([^"]*)"/g;

/** Returns the sorted areas of a page's changelog entries; empty if a filter would not help. */
export function changelogAreas(nodes: readonly ContentNode[]): string[] {
  const areas = nodes.flatMap((node) =>
    typeof node === 'object' && 'html' in node ? [...node.html.matchAll(entryArea)].map(([, area = '']) => area) : [],
  );
  const distinct = [...new Set(areas)].sort();
  return areas.length < minimumEntries || distinct.length < 2
    ? []
    : distinct.map((area) => area.replaceAll('&amp;', '&'));
}
