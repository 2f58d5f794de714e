/** Id of the list that the field controls. */
export const resultsId = 'search-results';

/** Id of an entry, by its place in the list. */
export function itemId(index: number): string {
  return `search-item-${index}`;
}
