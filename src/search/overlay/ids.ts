export { searchResultsId as resultsId } from '../../shared/page-ids';

/** Ids of headings have no colon. */
const itemPrefix = 'search:item-';

/** Returns the id of a list item by its index. */
export function itemId(index: number): string {
  return `${itemPrefix}${index}`;
}

/** Returns the index of the list item in a row. */
export function indexIn(row: Element | null): number {
  return Number(row?.querySelector(`[id^="${itemPrefix}"]`)?.id.slice(itemPrefix.length));
}

/** Returns the id of the title of a group. */
export function groupId(id: string): string {
  return `search:${id}`;
}
