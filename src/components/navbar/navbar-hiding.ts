import { useEffect } from 'react';
import type { RefObject } from 'react';
import { settings } from '../../shared/settings';
import { onRouteChange } from '../../navigation/navigate';
import { onScroll } from '../../browser/on-scroll';

interface ScrollStep {
  hidden: boolean;
  from: number;
  to: number;
  /** Position at the very bottom of the page. */
  bottom: number;
  barHeight: number;
}

/** Whether the bar is hidden after a scroll: down hides, up shows unless it is the rebound at the bottom. */
export function isHiddenAfter({ hidden, from, to, bottom, barHeight }: ScrollStep): boolean {
  if (to < barHeight) return false;
  if (to > from) return true;
  if (to < from && to < bottom) return false;
  return hidden;
}

function setHidden(hidden: boolean): void {
  const { dataset } = document.documentElement;
  if (hidden) dataset.navbar = 'hidden';
  else delete dataset.navbar;
}

/** The bar stays while something in it, or a dialog, is in use. */
function mustStay(bar: HTMLElement): boolean {
  return bar.contains(document.activeElement) || document.querySelector('dialog[open], [aria-modal="true"]') !== null;
}

/**
 * Hides the bar on scroll by `data-navbar="hidden"` on `<html>`, so that CSS can move what depends on it, and marks a
 * scrolled page by `data-scrolled`. After a jump to a heading the bar is hidden, after any other navigation shown.
 */
export function useNavbarHiding(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    let position = window.scrollY;

    const measure = (): void => {
      const from = position;
      position = window.scrollY;
      document.documentElement.toggleAttribute('data-scrolled', position > 0);
      if (!settings.navbar.hideOnScroll) return;
      const { clientHeight, scrollHeight } = document.documentElement;
      const hidden = isHiddenAfter({
        hidden: document.documentElement.dataset.navbar === 'hidden',
        from,
        to: position,
        bottom: scrollHeight - clientHeight,
        barHeight: element.offsetHeight,
      });
      setHidden(hidden && !mustStay(element));
    };
    const follow = (): void => {
      if (!settings.navbar.hideOnScroll) return;
      // Where the page has gone by itself is not scrolled to by the reader.
      position = window.scrollY;
      setHidden(window.location.hash.length > 1 && position >= element.offsetHeight);
    };

    measure();
    const endings = [onScroll(measure), onRouteChange(follow)];
    window.addEventListener('hashchange', follow);
    return () => {
      for (const end of endings) end();
      window.removeEventListener('hashchange', follow);
      setHidden(false);
    };
  }, [bar]);
}
