import type { ShouldUpdateScrollArgs } from 'gatsby';
import { decodeSafely, isSamePath } from '../../shared/paths';

interface HistoryLocation extends Location {
  action?: string;
  key?: string;
}

let saved: number | null = null;

/** Gatsby asks where to scroll; it only tells us the saved position here, and `scrollAfterNavigation` does the rest. */
export function decideScroll({ prevRouterProps, routerProps, getSavedScrollPosition }: ShouldUpdateScrollArgs): boolean {
  const location: HistoryLocation = routerProps.location;
  const position: unknown = getSavedScrollPosition(location as never);
  const top: unknown = Array.isArray(position) ? position[1] : null;
  saved = prevRouterProps && location.action === 'POP' && typeof top === 'number' ? top : null;
  return false;
}

/** Brings the element with the decoded id into view; a hidden one is revealed first (NAV-05, NAV-09, TAB-07, MDX-01). */
export function scrollToHash(hash: string): void {
  const raw = hash.slice(1);
  if (raw === '' || raw === 'top') {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const target = document.getElementById(decodeSafely(raw)) ?? document.getElementById(raw);
  if (!target) return;
  revealAround(target);
  target.scrollIntoView();
}

/** Opens `<details>` around an element and asks tabs to select its panel. */
export function revealAround(target: Element): void {
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    details.open = true;
  }
  target.dispatchEvent(new CustomEvent('site:reveal', { bubbles: true }));
}

/** NAV-05…NAV-10, after the new page is on screen. */
export function scrollAfterNavigation(location: HistoryLocation, previous: Location): void {
  const position = saved;
  saved = null;
  if (location.action === 'POP') {
    window.scrollTo({ top: position ?? 0, behavior: 'instant' });
    return;
  }
  if (isSamePath(location.pathname, previous.pathname) && location.hash === previous.hash) return;
  if (location.hash !== '') scrollToHash(location.hash);
  else window.scrollTo({ top: 0, behavior: 'instant' });
}
