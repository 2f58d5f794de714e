import { useDeferredValue, useSyncExternalStore } from 'react';

let isHydrated = false;

/** Called once React has hydrated the first page. */
export function markHydrated(): void {
  isHydrated = true;
}

/** Whether React has hydrated the first page. */
export function hasHydrated(): boolean {
  return isHydrated;
}

const never = (): (() => void) => () => undefined;

/**
 * Returns false during server rendering and hydration, then true; for controls that need JavaScript. A part of the page
 * that hydrates later than the rest gets false first, too. The change is deferred, so that it does not delay the reader's
 * input.
 */
export function useHydrated(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
}
