/** Id of the list that the search field controls. */
export const resultsId = 'search-results';

/** Returns the id of a list item by its index. */
export function itemId(index: number): string {
  return `search-item-${index}`;
}
