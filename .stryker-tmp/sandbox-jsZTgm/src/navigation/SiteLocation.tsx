import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { completeNavigation, LocationContext, onLocation, readLocation } from './gatsby-runtime';

/**
 * Tells the router of the address at once. The one that Gatsby would use otherwise waits for a frame first, which was a
 * fifth of the time from a click to the next page.
 */
export function SiteLocation({ children }: { children: ReactNode }): ReactNode {
  const location = useSyncExternalStore(onLocation, readLocation, readLocation);
  useEffect(completeNavigation, [location]);
  return <LocationContext value={{ location }}>{children}</LocationContext>;
}
