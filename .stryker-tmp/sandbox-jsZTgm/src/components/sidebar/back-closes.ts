import { useEffect, useRef } from 'react';

const marker = 'mobileSidebar';

/**
 * Lets the back button close an overlay instead of leaving the page, by way of a history entry that exists while the
 * overlay is open. Returns the function that removes the entry; call it if the overlay closes in any way but by a
 * navigation, which replaces the entry.
 */
export function useBackCloses(onClose: () => void): () => void {
  const close = useRef(onClose);
  const hasEntry = useRef(false);

  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useEffect(() => {
    window.history.pushState({ ...(window.history.state as object | null), [marker]: true }, '');
    hasEntry.current = true;
    const back = (): void => {
      hasEntry.current = false;
      close.current();
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);

  return () => {
    if (!hasEntry.current) return;
    hasEntry.current = false;
    window.history.back();
  };
}
