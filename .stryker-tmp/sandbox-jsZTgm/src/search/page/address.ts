/** What the search page keeps in the URL. */
export interface PageAddress {
  query: string;
  area: string;
}

/** Kept in the history entry, because it only matters when the reader comes back to it. */
interface EntryState {
  searchPages?: number;
  searchScroll?: number;
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

export function readEntry(): { pages: number; scroll: number } {
  const { searchPages = 1, searchScroll = 0 } = entryState();
  // Limits the requests that a stored number can cause.
  return { pages: Math.min(Math.max(1, searchPages), 25), scroll: searchScroll };
}

/** Stores the scroll position in the history entry, before a result is opened. */
export function rememberScroll(): void {
  history.replaceState({ ...entryState(), searchScroll: Math.round(window.scrollY) }, '');
}

function entryState(): EntryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
