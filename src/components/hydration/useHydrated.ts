import { useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** `false` on the server and in the first browser render, `true` from then on: for controls that need script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
