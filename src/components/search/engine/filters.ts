import type { SearchTitles } from '../../../shared/search-record';
import type { SearchRequest } from '../client/types';
import type { IndexedRecord } from './records';

/** Whether a record passes `facetFilters`: all of the outer list, one of each inner list (SRQ-05). */
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
  const value = filter.slice(colon + 1);
  switch (filter.slice(0, colon)) {
    case 'hierarchy.lvl0':
      return page.area === value;
    case 'docusaurus_tag':
      return page.tag === value;
    case 'language':
      return titles.language === value;
    case 'version':
      return titles.version === value;
    case 'type':
      return value === (level === 0 ? 'content' : `lvl${level}`);
    default:
      return false;
  }
}
