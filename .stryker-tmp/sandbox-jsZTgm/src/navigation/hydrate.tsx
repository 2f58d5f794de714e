import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SiteLocation } from './SiteLocation';

/** Hydrates as a transition: in slices, so that the reader's input comes first. */
export function hydrateLate(element: ReactNode, container: Element): void {
  const site = <SiteLocation>{element}</SiteLocation>;
  // Only `gatsby develop` sends no HTML.
  if (process.env.NODE_ENV === 'development') {
    createRoot(container).render(site);
    return;
  }
  startTransition(() => {
    hydrateRoot(container, site);
  });
}
