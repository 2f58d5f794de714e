import type { ContentNode } from '../../shared/content-tree';

/** Fewer entries need no filter. */
const leastEntries = 6;

const entryArea = /<section class="changelog-entry"[^>]*\sdata-area="([^"]*)"/g;

/** Areas of the changelog entries of a page, in alphabetical order; none when a filter would not help. */
export function changelogAreas(nodes: readonly ContentNode[]): string[] {
  const areas = nodes.flatMap((node) =>
    typeof node === 'object' && 'html' in node ? [...node.html.matchAll(entryArea)].map(([, area = '']) => area) : [],
  );
  const distinct = [...new Set(areas)].sort();
  return areas.length < leastEntries || distinct.length < 2
    ? []
    : distinct.map((area) => area.replaceAll('&amp;', '&'));
}
