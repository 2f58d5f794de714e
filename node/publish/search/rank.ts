import { areaOfPath } from '../../../src/shared/areas';
import { isBelowPath } from '../../../src/shared/paths';
import { content } from '../../content/site-content';
import type { SitePage } from '../site-pages';

/** Returns 0 for most pages, less for those that search should list later. Listings come after their entries. */
export function rankOf({ path, kind }: Pick<SitePage, 'path' | 'kind'>): number {
  const rank =
    content.searchRanks.find(([above]) => isBelowPath(path, above))?.[1] ?? areaOfPath(path)?.searchRank ?? 0;
  return kind === 'category' ? Math.min(rank, -1) : rank;
}
