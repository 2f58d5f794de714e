/** What the search page keeps in the address and in the history entry. */
export interface PageAddress {
  query: string;
  area: string;
}

/** Kept in the entry itself: it means something only when the reader comes back to it. */
interface EntryState {
  searchPages?: number;
  searchScroll?: number;
}

export function readAddress(): PageAddress {
  const parameters = new URLSearchParams(window.location.search);
  return { query: parameters.get('q') ?? '', area: parameters.get('area') ?? '' };
}

/** Replaces the address: typing adds no entries to the history. */
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
  // More than anybody scrolls through is no state of ours.
  return { pages: Math.min(Math.max(1, searchPages), 25), scroll: searchScroll };
}

/** Remembers where the reader was, before a result is opened. */
export function rememberScroll(): void {
  history.replaceState({ ...entryState(), searchScroll: Math.round(window.scrollY) }, '');
}

function entryState(): EntryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
