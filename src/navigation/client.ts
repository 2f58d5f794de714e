import type { RouteUpdateArgs } from 'gatsby';
import { isModified } from '../browser/is-modified';
import { announcerId } from '../shared/page-ids';
import { isSamePath } from '../shared/paths';
import { markHydrated } from '../browser/useHydrated';
import { leaveClosedOverlay } from './back-closes';
import { classifyLink, isHashOnly } from './classify-link';
import { replayEarlyEvents } from './early-events';
import { recordPopState, stampEntry, takeArrival } from './history-entries';
import { announceRouteChange, followTraversal, navigateInside, cancelPendingNavigation } from './navigate';
import { ignoreFailedChunks } from './gatsby-runtime';
import { prefetchLink, watchLinksInView } from './prefetch';
import { startProgress } from './progress-bar';
import { findTarget, scrollAfterNavigation, scrollToHash, stayAtTarget } from './scroll';
import { isHighEnough, keepScrollPositions, returnTo, showEntry } from './scroll-positions';

/**
 * All links of the site are plain anchors; these few listeners on the document make them navigate inside the site. Runs
 * once, before the page hydrates.
 */
export function startNavigation(): void {
  stampEntry();
  keepScrollPositions();
  ignoreFailedChunks();
  document.addEventListener('click', followClick);
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, prefetchOnIntent, { passive: true });
  }
  window.addEventListener('popstate', beforeTraversal, true);
  // The browser would restore the position before the former page is back on screen; a reload may, and in Safari that
  // comes after the event.
  const takeScroll = (): unknown => setTimeout(() => (history.scrollRestoration = 'manual'));
  if (document.readyState === 'complete') takeScroll();
  window.addEventListener('pageshow', takeScroll);
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  // Nothing opens by itself while the reader leaves, when Firefox and Safari break off what is loading, nor when the
  // reader comes back to a page that the browser has kept. Safari on phones tells of the latter only.
  for (const type of ['beforeunload', 'pagehide']) window.addEventListener(type, cancelPendingNavigation);
}

function anchorOf({ target }: Event): HTMLAnchorElement | null {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  // A link inside a drawing is left to the browser.
  return anchor instanceof HTMLAnchorElement ? anchor : null;
}

function followClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (isModified(event)) return;
  const anchor = anchorOf(event);
  const target = anchor && classifyLink(anchor);
  if (!target || anchor.getAttribute('href') === '#') return;
  if (isHashOnly(target)) {
    // The browser tells of no step to where it is, but what is there may have been closed since.
    if (anchor.href === window.location.href) scrollToHash(window.location.hash);
    return;
  }
  event.preventDefault();
  void navigateInside(target);
}

function prefetchOnIntent(event: Event): void {
  const anchor = anchorOf(event);
  if (anchor) prefetchLink(anchor);
}

let path = typeof window === 'undefined' ? '' : window.location.pathname;
let isResumed = false;

/**
 * @reach @gatsbyjs/reach-router: listens to `popstate` on the window without capture, and reads the address, not the
 *   event; back and forward show a page before it is loaded: `client.test.ts`, `navigation.spec.ts`
 */
function beforeTraversal(event: PopStateEvent): void {
  if (isResumed) return;
  cancelPendingNavigation();
  // The browser has scrolled already: what it tells of that belongs to the new entry.
  if (recordPopState() === 'fragment') {
    showEntry();
    stayAtTarget();
    return;
  }
  if (!isSamePath(path, window.location.pathname)) startProgress();
  event.stopImmediatePropagation();
  void followTraversal(resumeTraversal);
}

/** Tells everyone else of a step of the browser whose page is there. */
function resumeTraversal(): void {
  isResumed = true;
  window.dispatchEvent(new PopStateEvent('popstate'));
  isResumed = false;
}

/** After each commit, the first one included. */
export function onRouteCommitted({ location, prevLocation }: RouteUpdateArgs): void {
  markHydrated();
  const isSamePage = isSamePath(path, location.pathname);
  path = location.pathname;
  const position = showEntry();
  const arrival = takeArrival();
  if (prevLocation) scrollAfterNavigation(location, prevLocation, arrival, position);
  else {
    // After a reload, browsers restore a position, as far as the page reaches by then, and open nothing.
    if (findTarget(location.hash)?.closest('details:not([open])')) scrollToHash(location.hash);
    else if (position === undefined) stayAtTarget();
    else if (!isHighEnough(position)) returnTo(position);
    leaveClosedOverlay();
    replayEarlyEvents();
  }
  announceRouteChange({ location: location, previous: prevLocation });
  watchLinksInView();
  // Gatsby's announcer would interrupt what is being read, and it speaks of each entry of the history.
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.ariaLive = isSamePage ? 'off' : 'polite';
}
