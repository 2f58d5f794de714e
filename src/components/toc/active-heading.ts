import { useEffect, useState } from 'react';
import { decodeSafely } from '../../shared/paths';
import { site } from '../../shared/site';
import { navigationWords } from '../../shared/words/navigation';
import { onScroll } from '../../browser/on-scroll';

/** Returns the box of a heading, or of an ancestor if it has no height, as in a hidden tab. */
function boxOf(heading: HTMLElement): DOMRect {
  const box = heading.getBoundingClientRect();
  return box.top === box.bottom && heading.parentElement ? boxOf(heading.parentElement) : box;
}

/**
 * Returns the index of the heading that is being read. The first heading at or below the offset is active if it is in
 * the upper half of the viewport, otherwise the one before it; if there is none below the offset, the last one. -1 if
 * none.
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

/** Returns the heading that is being read among some in the order of the page. */
export function findActive(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const bar = document.querySelector<HTMLElement>(`nav[aria-label=${JSON.stringify(navigationWords.mainNavigation)}]`);
  const offset = site.navbar.hideOnScroll ? 0 : (bar?.offsetHeight ?? 0);
  const { scrollY, innerHeight, location } = window;
  // Where the page ends, none of the last headings may reach the top: the one that was asked for is read, or the last.
  if (scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1) {
    const asked = headings.find(({ id }) => id === decodeSafely(location.hash.slice(1)));
    return asked && boxOf(asked).top >= offset ? asked : headings.at(-1);
  }
  return headings[findActiveIndex(headings.map(boxOf), offset, window.innerHeight)];
}

/** Returns the id of the heading that is being read, null above the first; updated on scroll and resize. */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join('\n');

  useEffect(() => {
    const update = (): void => {
      // The changelog filter hides headings.
      const headings = key.split('\n').flatMap((id) => {
        const heading = document.getElementById(id);
        return !heading || heading.closest('[hidden]') ? [] : heading;
      });
      setActive(findActive(headings)?.id ?? null);
    };
    update();
    window.addEventListener('hashchange', update);
    const stop = onScroll(update);
    return () => {
      window.removeEventListener('hashchange', update);
      stop();
    };
  }, [key]);
  return active;
}
