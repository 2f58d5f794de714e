import { useEffect } from 'react';

/** Diagrams that are wider than the screen scroll; then, and only then, a keyboard can reach them to do so. */
export function useFocusableScrollers(content: unknown): void {
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    });
    for (const diagram of document.querySelectorAll('.prose .diagram')) observer.observe(diagram);
    return () => observer.disconnect();
  }, [content]);
}
