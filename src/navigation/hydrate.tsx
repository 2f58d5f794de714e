import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { EarlyWindow } from './early-events';
import { SiteLocation } from './SiteLocation';

/**
 * Hydrates as a transition: in slices, so that the reader's input comes first. A page that a translator or an extension has
 * changed is drawn anew, since React would do so after an error.
 */
export function hydrateLate(element: ReactNode, container: Element): void {
  const site = <SiteLocation>{element}</SiteLocation>;
  const isDevelopment = process.env.NODE_ENV === 'development';
  startTransition(() => {
    // `gatsby develop` sends no HTML.
    if (isDevelopment || (window as unknown as EarlyWindow).___changed) createRoot(container).render(site);
    else hydrateRoot(container, site);
  });
}
