import type { SearchTitles } from '../../shared/search-record';
import type { SearchRequest } from '../model/client';
import type { IndexedRecord } from './records';

/** Whether a record passes `facetFilters`: all of the outer list, one of each inner list. */
export function matchesFilters(
  record: IndexedRecord,
  filters: SearchRequest['facetFilters'],
  titles: Pick<SearchTitles, 'language' | 'version'>,
): boolean {
  return filters.every((filter) =>
    typeof filter === 'string' ? matches(record, filter, titles) : filter.some((one) => matches(record, one, titles)),
  );
}

function matches(
  { page, level }: IndexedRecord,
  filter: string,
  titles: Pick<SearchTitles, 'language' | 'version'>,
): boolean {
  const colon = filter.indexOf(':');
  const values: Record<string, string | undefined> = {
    'hierarchy.lvl0': page.area,
    docusaurus_tag: page.tag,
    language: titles.language,
    version: titles.version,
    type: level === 0 ? 'content' : `lvl${level}`,
  };
  return values[filter.slice(0, colon)] === filter.slice(colon + 1);
}
