export { searchResultsId as resultsId } from '../../shared/page-ids';

/** Returns the id of a list item by its index. */
export function itemId(index: number): string {
  return `search-item-${index}`;
}
