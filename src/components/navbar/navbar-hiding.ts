import { useEffect } from 'react';
import type { RefObject } from 'react';
import { site } from '../../shared/site';
import { onRouteChange } from '../../navigation/navigate';
import { onScroll } from '../../browser/on-scroll';

interface ScrollStep {
  hidden: boolean;
  from: number;
  to: number;
  /** Maximum scroll position. */
  bottom: number;
  barHeight: number;
}

/** Whether the bar is hidden after scrolling: down hides it, up shows it, except for the bounce at the bottom. */
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

/** The bar must stay while it has the focus or a dialog is open. */
function mustStay(bar: HTMLElement): boolean {
  return bar.contains(document.activeElement) || document.querySelector('dialog[open], [aria-modal="true"]') !== null;
}

/**
 * Hides the bar on scroll with `data-navbar="hidden"` on `<html>`, so that CSS can also move what depends on it, and
 * marks a scrolled page with `data-scrolled`. After navigation to a heading the bar is hidden, after any other it is
 * shown.
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
      if (!site.navbar.hideOnScroll) return;
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
      if (!site.navbar.hideOnScroll) return;
      // Scrolling caused by navigation does not count as scrolling by the reader.
      position = window.scrollY;
      setHidden(window.location.hash.length > 1 && position >= element.offsetHeight);
    };

    measure();
    const unsubscribers = [onScroll(measure), onRouteChange(follow)];
    window.addEventListener('hashchange', follow);
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      window.removeEventListener('hashchange', follow);
      setHidden(false);
    };
  }, [bar]);
}
