import type { RouteUpdateArgs } from 'gatsby';
import { classifyLink, isHashOnly } from './classify-link';
import { replayEarlyEvents } from './early-events';
import { watchFirstLoad } from './load-failure';
import { announceRouteChange, navigateInside, supersede } from './navigate';
import { prefetchLink, watchLinksInView } from './prefetch';
import { startProgress } from './progress-bar';
import { revealAround, scrollAfterNavigation } from './scroll';
import { decodeSafely, isSamePath } from '../../shared/paths';

/**
 * All links of the site are plain anchors; these few listeners on the document make them navigate inside the site. Runs
 * once, before the page hydrates.
 */
export function startNavigation(): void {
  repairAddress();
  watchFirstLoad();
  document.addEventListener('click', followClick);
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, prefetchOnIntent, { passive: true });
  }
  window.addEventListener('popstate', beforeTraversal, true);
  window.addEventListener('hashchange', revealHash);
  // The browser would restore the position before the former page is back on screen; a reload may.
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
}

/** Gatsby decodes the hash without catching a malformed escape (NAV-09). */
function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURI(hash);
  } catch {
    history.replaceState(history.state, '', pathname + search);
  }
}

function anchorOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

function followClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = anchorOf(event);
  const target = anchor && classifyLink(anchor);
  if (!target || isHashOnly(target) || anchor.getAttribute('href') === '#') return;
  event.preventDefault();
  void navigateInside(target);
}

function prefetchOnIntent(event: Event): void {
  const anchor = anchorOf(event);
  if (anchor) prefetchLink(anchor);
}

let path = typeof window === 'undefined' ? '' : window.location.pathname;

function beforeTraversal(): void {
  supersede();
  if (!isSamePath(path, window.location.pathname)) startProgress();
}

function revealHash(): void {
  const id = decodeSafely(window.location.hash.slice(1));
  const target = id === '' ? null : document.getElementById(id);
  if (!target) return;
  revealAround(target);
  target.scrollIntoView();
}

/** After each commit, the first one included. */
export function onRouteCommitted({ location, prevLocation }: RouteUpdateArgs): void {
  path = location.pathname;
  if (prevLocation) scrollAfterNavigation(location as Location, prevLocation as Location);
  else replayEarlyEvents();
  announceRouteChange({ location: location as Location, previous: prevLocation as Location | null });
  watchLinksInView();
}
