/**
 * Tells how the reader came to an entry of the browser's history. A link to a place on the same page is followed by the
 * browser itself, and the router takes that for a step back; a step back it does not mark at all.
 * Entries that the site has seen carry a key in their state.
 */
export type Arrival =
  /** By a link or a call of this site. */
  | 'link'
  /** By a link to a place on the same page, which the browser followed. */
  | 'fragment'
  /** By the browser's back and forward. */
  | 'traversal';

let arrival: Arrival = 'link';

/**
 * Key of the entry that the address bar shows.
 * @reach @gatsbyjs/reach-router: keeps `key` in the state of an entry, and marks its own entries by it; positions are
 *   not restored: `history-entries.test.ts`, `scrolling.spec.ts`
 */
export function entryKey(): string | undefined {
  const key = (history.state as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : undefined;
}

/** Gives the entry a key of its own when it has none; returns whether it had none. */
export function stampEntry(): boolean {
  if (entryKey() !== undefined) return false;
  history.replaceState({ ...(history.state as object | null), key: String(Date.now() + Math.random()) }, '');
  return true;
}

/** Makes an entry for an address whose page the router does not know yet; none for the address that is open. */
export function enterAddress(address: string, replace: boolean): void {
  if (address === window.location.href) return;
  const state = { key: String(Date.now()) };
  if (replace) history.replaceState(state, '', address);
  else history.pushState(state, '', address);
}

/** At each `popstate`, before the router looks. */
export function recordPopState(): Arrival {
  arrival = stampEntry() ? 'fragment' : 'traversal';
  return arrival;
}

/** This site is about to switch to a page. */
export function expectLinkArrival(): void {
  arrival = 'link';
}

/** How the entry that is shown now was reached; asked once. */
export function takeArrival(): Arrival {
  const last = arrival;
  arrival = 'link';
  return last;
}
