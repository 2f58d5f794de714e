import { useDeferredValue } from 'react';

let isDrawn = false;

/** React has taken over the first page: a part that fails from now on is missing alone. */
export function markHydrated(): void {
  isDrawn = true;
}

/** Whether React has taken over the first page. */
export function hasDrawn(): boolean {
  return isDrawn;
}

/**
 * `false` on the server and in the first browser render, `true` from then on: for controls that need script. The change
 * is deferred, so that what the reader does meanwhile comes first.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, isDrawn);
}
