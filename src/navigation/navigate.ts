import { isSamePath } from '../shared/paths';
import { hasHydrated } from '../browser/useHydrated';
import { isOverlayEntry } from './back-closes';
import { classifyHref } from './classify-link';
import type { InternalTarget } from './classify-link';
import { openInFull, reloadPage } from './full-load';
import { enterAddress, expectLinkArrival } from './history-entries';
import { commitNavigation, loadPage } from './gatsby-runtime';
import { endProgress, startProgress } from './progress-bar';
import { stampReload, wasJustReloaded } from './reload-guard';
import { withPrefix } from './prefix';
import { stopWaiting, waitForNetwork } from './network-wait';
import { setPageStatus } from './page-status';
import { keepPosition } from './scroll-positions';

/** What a route change looked like; `previous` is `null` for the first page. */
export interface RouteChange {
  location: Location;
  previous: Location | null;
}

type Listener = (change: RouteChange) => void;

const listeners = new Set<Listener>();
let latest = 0;

/** Calls back after each committed route change, the first page included. Returns how to stop. */
export function onRouteChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceRouteChange(change: RouteChange): void {
  endProgress();
  for (const listener of listeners) listener(change);
}

/** Goes to an address: inside the site without a page load, else by one. Query and hash are kept. */
export function navigateTo(href: string, { replace = false }: { replace?: boolean } = {}): void {
  const target = classifyHref(href);
  if (target) void navigateInside(target, replace);
  else openInFull(href, replace);
}

interface Target {
  /** With query, for the loader. */
  path: string;
  /** With origin, query and hash. */
  address: string;
  /** Puts the address into the address bar, where it is not yet. */
  enter: () => void;
  /** Switches to the page once it is loaded; `declared` is its path, without base path. */
  commit: (declared?: string) => void;
  /** Has the browser load the page. */
  loadInFull: () => void;
}

/**
 * Preloads the target, then switches in one commit. A newer call wins. While the first page is not hydrated, nothing
 * would switch: its own parts may never come, so the browser loads the target.
 */
export async function navigateInside(target: InternalTarget, asksToReplace = false): Promise<void> {
  const replace = asksToReplace || isOverlayEntry();
  if (!hasHydrated()) {
    openInFull(target.href, replace);
    return;
  }
  cancelPendingNavigation();
  if (!isSamePath(target.pathname, window.location.pathname)) startProgress();
  const address = new URL(target.href, window.location.href).href;
  await preload({
    path: target.pathname + target.search,
    address,
    enter: () => enterAddress(address, replace),
    commit: (declared) => {
      // The event of the last scrolling may come with the next frame, when the address is another.
      keepPosition();
      expectLinkArrival();
      const path = withPrefix(declared ?? '');
      // With a slash at its end or without one, as a full load would show it.
      const href = isSamePath(path, target.pathname) ? path + target.search + target.hash : target.href;
      // As browsers do, the address that is open already makes no new entry.
      commitNavigation(href, replace || address === window.location.href);
    },
    loadInFull: () => openInFull(address, replace),
  });
}

/**
 * The same for back and forward, whose address is there already. The router on its own would load a page whose parts are
 * missing without the hash; `commit` lets it know of the step.
 */
export async function followTraversal(commit: () => void): Promise<void> {
  const { pathname, search, href } = window.location;
  await preload({
    path: pathname + search,
    address: href,
    enter: () => undefined,
    commit: () => {
      commit();
      // The router says nothing of a step to the page that it shows already.
      endProgress();
    },
    loadInFull: reloadPage,
  });
}

/**
 * When the target cannot be loaded the browser loads it in full, once; if that was tried within 30 s, the article's place
 * shows the error, and Retry loads the parts of the page again. Offline, a full load would only take away the page on
 * screen: it stays, and the target is waited for.
 */
async function preload(target: Target, isRetry = false): Promise<void> {
  const { path, address } = target;
  const own = latest;
  const result = await loadPage(path);
  if (own !== latest) return;
  if (result.status === 'loaded') {
    setPageStatus({ status: 'shown' });
    target.commit(result.path);
    return;
  }
  console.warn(`The page ${path} could not be loaded.`);
  endProgress();
  const isFailure = result.status === 'failed';
  if (isRetry && isFailure) failInPlace(target, result.message);
  else if (!navigator.onLine) {
    waitForNetwork(() => {
      cancelPendingNavigation();
      startProgress();
      void preload(target);
    });
  } else if (isFailure && wasJustReloaded(address)) failInPlace(target, result.message);
  else {
    stampReload(address);
    target.loadInFull();
  }
}

/** The address bar says where the reader is, so that Retry, reload and back mean what they say. */
function failInPlace(target: Target, message: string): void {
  target.enter();
  setPageStatus({
    status: 'failed',
    keepsText: false,
    message,
    retry: () => {
      cancelPendingNavigation();
      setPageStatus({ status: 'loading', keepsText: false });
      void preload(target, true);
    },
  });
}

/** A newer navigation wins over a pending one, whose progress bar it ends. */
export function cancelPendingNavigation(): void {
  latest += 1;
  endProgress();
  stopWaiting();
}
