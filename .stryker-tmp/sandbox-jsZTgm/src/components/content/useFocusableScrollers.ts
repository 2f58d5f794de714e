import { useEffect } from 'react';

/**
 * Makes tables and diagrams that overflow focusable, so that the keyboard can scroll them, and tables labelled regions.
 * Those that fit are neither.
 */
export function useFocusableScrollers(content: unknown): void {
  useEffect(() => {
    const scrollers = new Map<Element, Pick<HTMLElement, 'role' | 'ariaLabel' | 'tabIndex'>>();
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight) {
          Object.assign(target, scrollers.get(target));
        } else for (const name of ['role', 'aria-label', 'tabindex']) target.removeAttribute(name);
      }
    });
    for (const part of document.querySelectorAll('.prose :is(.diagram, .table-scroll)')) {
      scrollers.set(part, { role: part.role, ariaLabel: part.ariaLabel, tabIndex: 0 });
      observer.observe(part);
    }
    return () => observer.disconnect();
  }, [content]);
}
