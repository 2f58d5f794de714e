import { areaOfPath } from '../../../src/shared/areas';
import { changelog } from '../../../src/shared/constants';
import { isBelowPath } from '../../../src/shared/paths';
import type { SitePage } from '../site-pages';

/**
 * Pages that come after others that say the same, by the beginning of their paths. News of the past come after what holds
 * now, and reference pages after the tasks whose words they all repeat. Areas have a rank of their own.
 */
const ranks: readonly (readonly [path: string, rank: number])[] = [
  [changelog.path, -2],
  ['/docs/desktop-tools/ca-help', -1],
  ['/docs/desktop-tools/bi-help/measures', -2],
  ['/docs/desktop-tools/bi-help/dimensions', -2],
];

/** 0 for most pages, less for those that come later in search. Listings come after what they list. */
export function rankOf({ path, kind }: Pick<SitePage, 'path' | 'kind'>): number {
  const rank = ranks.find(([above]) => isBelowPath(path, above))?.[1] ?? areaOfPath(path)?.searchRank ?? 0;
  return kind === 'category' ? Math.min(rank, -1) : rank;
}
