import { focusWrapperId } from '../shared/page-ids';
import { decodeSafely, isSamePath } from '../shared/paths';
import type { Arrival } from './history-entries';
import { returnTo, stayAt } from './scroll-positions';

/** Pixels that a browser may be off, since parts of pixels add up. */
const tolerance = 4;

/** Selects what closes the parts inside it. */
export const closed = 'details:not([open]), [hidden]';

/** The element that a hash names, its id percent-decoded when that is possible. */
export function findTarget(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  if (raw === '') return null;
  return document.getElementById(decodeSafely(raw)) ?? document.getElementById(raw);
}

/** At once, unless CSS asks for smooth scrolling. */
function scrollToTop(): void {
  window.scrollTo(0, 0);
}

/**
 * Brings the element of a hash into view; a hidden one is revealed first. Returns
 * whether the hash names a place: an empty one and `#top` name the top of the page.
 */
export function scrollToHash(hash: string): boolean {
  const target = findTarget(hash);
  if (target) {
    const scroll = (): void => {
      target.scrollIntoView();
      stayAt(target);
    };
    revealAround(target, scroll);
    scroll();
    return true;
  }
  if (!/^#?(?:top)?$/i.test(hash)) return false;
  scrollToTop();
  return true;
}

/** Keeps the page at the element of its hash if the browser has put it there and the reader is still there. */
export function stayAtTarget(): void {
  const target = findTarget(window.location.hash);
  if (!target) return;
  const before = window.scrollY;
  target.scrollIntoView({ behavior: 'instant' });
  if (Math.abs(window.scrollY - before) <= tolerance) stayAt(target);
  else window.scrollTo({ top: before, behavior: 'instant' });
}

/** Opens `<details>` around an element and asks tabs to show its panel, and to call `then` when it shows. */
export function revealAround(target: Element, then?: () => unknown): void {
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    details.open = true;
  }
  target.dispatchEvent(new CustomEvent('site:reveal', { bubbles: true, detail: then }));
}

/** Puts the focus on an element of the page that is being opened: the next Tab goes on from there. */
export function moveFocus(target: HTMLElement): void {
  takeFocus(target);
  // The router focuses its wrapper a moment later.
  // @reach @gatsbyjs/reach-router: focuses its wrapper once, after the page is on screen; the focus is at the top
  //   instead of the heading: `scroll.test.ts`
  const wrapper = document.getElementById(focusWrapperId);
  wrapper?.addEventListener('focus', () => takeFocus(target), { once: true });
}

function takeFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/**
 * Where the page stands after a navigation, after the new page is on screen.
 * @param position where the reader left this entry of the history, when that is known
 */
export function scrollAfterNavigation(
  location: Location,
  previous: Location,
  arrival: Arrival = 'link',
  position?: number,
): void {
  const { hash } = location;
  const target = findTarget(hash);
  if (arrival === 'traversal') {
    if (position !== undefined) {
      if (target) revealAround(target, () => returnTo(position));
      returnTo(position);
    } else if (!scrollToHash(hash)) scrollToTop();
    return;
  }
  const isSamePage = isSamePath(location.pathname, previous.pathname);
  const isQueryOnly = isSamePage && hash === previous.hash && location.search !== previous.search;
  // What was closed since is shown again.
  const isClosed = target?.closest(closed);
  if (isQueryOnly && arrival === 'link' && !isClosed) return;
  const isPlace = scrollToHash(hash);
  if (isSamePage) return;
  if (!isPlace) scrollToTop();
  if (target) moveFocus(target);
}
