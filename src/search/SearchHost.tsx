import { useLayoutEffect } from 'react';
import { startSearchHost } from './host';

/** Listens for what opens search. Draws nothing; mounted once, by the shell. */
export function SearchHost(): null {
  // Before the events that were recorded while the page loaded are replayed.
  useLayoutEffect(() => startSearchHost(), []);
  return null;
}
