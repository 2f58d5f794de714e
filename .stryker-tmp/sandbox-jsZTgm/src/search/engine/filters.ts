import { areaAttribute } from '../../shared/search-record';
import type { SearchTitles } from '../../shared/search-record';
import type { Filter } from '../model/query';
import type { IndexedRecord } from './records';

/** Whether a record passes all filters. */
export function matchesFilters(
  { page, level }: IndexedRecord,
  filters: readonly Filter[],
  { language, version }: Pick<SearchTitles, 'language' | 'version'>,
): boolean {
  const own: Record<string, string | undefined> = {
    [areaAttribute]: page.area,
    docusaurus_tag: page.tag,
    language,
    version,
    type: level === 0 ? 'content' : `lvl${level}`,
  };
  return filters.every(({ attribute, values }) => values.some((value) => value === own[attribute]));
}
