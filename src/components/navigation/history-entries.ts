/**
 * Tells new entries of the browser's history from former ones. A link to a place on the same page is followed by the
 * browser itself; the router takes that for a step back and would restore a scroll position (NAV-08, NAV-10). Entries
 * that the site has seen carry a key in their state, under which the router keeps the position.
 */
let isNewFragment = false;

function keyOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
}

function stamp(key: string): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : {}), key }, '');
}

/** The router calls the first entry of a document by this name. */
export function stampFirstEntry(): void {
  if (keyOf(history.state) === undefined) stamp('initial');
}

/** At each `popstate`, before the router looks. Returns whether the browser has just followed a fragment link. */
export function noteEntry(): boolean {
  isNewFragment = keyOf(history.state) === undefined;
  if (isNewFragment) stamp(`${Date.now()}-${performance.now()}`);
  return isNewFragment;
}

/** Whether the entry that is shown now came by a fragment link; asked once. */
export function takeNewFragment(): boolean {
  const was = isNewFragment;
  isNewFragment = false;
  return was;
}
