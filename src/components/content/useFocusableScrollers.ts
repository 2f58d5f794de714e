import { useEffect } from 'react';

/**
 * Tables and diagrams that do not fit scroll; then, and only then, a keyboard can reach them to do so, and a table is a
 * region with a label.
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
