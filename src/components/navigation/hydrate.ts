import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Hydrates as a transition: in slices, so that the reader's input comes first (ARCHITECTURE 6b). */
export function hydrateLate(element: ReactNode, container: Element): void {
  if (container.children.length === 0) {
    createRoot(container).render(element);
    return;
  }
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
