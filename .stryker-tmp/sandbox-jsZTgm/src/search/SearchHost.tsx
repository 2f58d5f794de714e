import { useLayoutEffect } from 'react';
import { startSearchHost } from './host';

/** Listens for what opens search. Renders nothing; mounted once, by the shell. */
export function SearchHost(): null {
  // A layout effect, to run before the events recorded during page load are replayed.
  useLayoutEffect(() => startSearchHost(), []);
  return null;
}
