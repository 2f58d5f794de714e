import { useEffect, useRef } from 'react';

const marker = 'mobileSidebar';

/**
 * Lets the browser's back button close an overlay instead of leaving the page: an entry of its own, with the
 * address of the page, stands in the history while the overlay is open. Returns how to drop that entry; call it when the
 * overlay closes in another way than by a navigation, which replaces the entry.
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
