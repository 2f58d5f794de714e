/** What the search page keeps in the URL. */
export interface PageAddress {
  query: string;
  area: string;
}

/** Kept in the history entry, because it only matters when the reader comes back to it. */
interface EntryState {
  searchPages?: number;
}

export function readAddress(): PageAddress {
  const parameters = new URLSearchParams(window.location.search);
  return { query: parameters.get('q') ?? '', area: parameters.get('area') ?? '' };
}

/** Replaces the URL, because typing must not add history entries. */
export function writeAddress({ query, area }: PageAddress, pages: number): void {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (area !== '') parameters.set('area', area);
  const search = parameters.toString();
  const address = window.location.pathname + (search === '' ? '' : `?${search}`);
  history.replaceState({ ...entryState(), searchPages: pages }, '', address);
}

/** Returns how many pages of results the entry had loaded. */
export function readPages(): number {
  const { searchPages = 1 } = entryState();
  // Limits the requests that a stored number can cause.
  return Math.min(Math.max(1, searchPages), 25);
}

function entryState(): EntryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
