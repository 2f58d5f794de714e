import { areaOfPath } from '../../../src/shared/areas';
import { changelog } from '../../../src/shared/constants';
import { isBelowPath } from '../../../src/shared/paths';
import type { SitePage } from '../site-pages';

/**
 * Ranks by path prefix for pages that should come after others with the same content: old news after what applies now,
 * reference pages after the tasks whose words they repeat. Areas have their own rank.
 */
const ranks: readonly (readonly [path: string, rank: number])[] = [
  [changelog.path, -2],
  ['/docs/desktop-tools/ca-help', -1],
  ['/docs/desktop-tools/bi-help/measures', -2],
  ['/docs/desktop-tools/bi-help/dimensions', -2],
];

/** Returns 0 for most pages, less for those that search should list later. Listings come after their entries. */
export function rankOf({ path, kind }: Pick<SitePage, 'path' | 'kind'>): number {
  const rank = ranks.find(([above]) => isBelowPath(path, above))?.[1] ?? areaOfPath(path)?.searchRank ?? 0;
  return kind === 'category' ? Math.min(rank, -1) : rank;
}
