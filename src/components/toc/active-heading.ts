import { useEffect, useState } from 'react';
import { settings } from '../../shared/settings';
import { onScroll } from '../../browser/on-scroll';

/** Box of a heading, or of its parent when it has no height because it is in a hidden tab. */
function boxOf(heading: HTMLElement): DOMRect {
  const box = heading.getBoundingClientRect();
  return box.top === box.bottom && heading.parentElement ? boxOf(heading.parentElement) : box;
}

/**
 * The heading that is being read: of all headings the first whose top is at or below the offset; it counts
 * itself when it is in the upper half of the viewport, else the one before it. Without such a heading, the last one.
 */
export function findActiveIndex(
  tops: readonly { top: number; bottom: number }[],
  offset: number,
  viewport: number,
): number {
  const next = tops.findIndex(({ top }) => top >= offset);
  const candidate = tops[next];
  if (!candidate) return tops.length - 1;
  return candidate.bottom < viewport / 2 ? next : next - 1;
}

/** Id of the heading that is being read, `null` before the first; updated on scroll and resize. */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join('\n');

  useEffect(() => {
    const update = (): void => {
      const bar = document.querySelector<HTMLElement>('nav[aria-label="Main"]');
      const offset = settings.navbar.hideOnScroll ? 0 : (bar?.offsetHeight ?? 0);
      // The filter of the changelog hides months.
      const headings = key.split('\n').flatMap((id) => {
        const heading = document.getElementById(id);
        return !heading || heading.hidden ? [] : heading;
      });
      setActive(headings[findActiveIndex(headings.map(boxOf), offset, window.innerHeight)]?.id ?? null);
    };
    update();
    return onScroll(update);
  }, [key]);
  return active;
}
