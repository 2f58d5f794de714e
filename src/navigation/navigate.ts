import { isSamePath } from '../shared/paths';
import { hasDrawn } from '../browser/useHydrated';
import { classifyHref } from './classify-link';
import type { InternalTarget } from './classify-link';
import { openInFull, reloadPage } from './full-load';
import { noteLink } from './history-entries';
import { commitNavigation, loadPage } from './gatsby-runtime';
import { endProgress, startProgress } from './progress-bar';
import { stampReload, wasJustReloaded } from './reload-guard';
import { showLoadFailure } from './load-failure';
import { stopWaiting, waitForNetwork } from './network-wait';

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

/**
 * Preloads the target, then switches in one commit. A newer call wins. While the first page is not drawn,
 * nothing would switch: its own parts may never come, so the browser loads the target. When it cannot be loaded
 * the browser loads it in full, once; if that was tried within 30 s, the reader gets the error with Retry.
 * Offline, a full load would only take away the page on screen: it stays, and the target is waited for.
 */
export async function navigateInside(target: InternalTarget, replace = false): Promise<void> {
  if (!hasDrawn()) {
    openInFull(target.href, replace);
    return;
  }
  supersede();
  if (!isSamePath(target.pathname, window.location.pathname)) startProgress();
  const address = new URL(target.href, window.location.href).href;
  const commit = (): void => {
    noteLink();
    // As browsers do, the address that is open already makes no new entry.
    commitNavigation(target.href, replace || address === window.location.href);
  };
  await preload(target.pathname + target.search, address, commit, () => openInFull(address, replace));
}

/**
 * The same for back and forward, whose address is there already. The router on its own would load a page whose parts are
 * missing without the hash; `commit` lets it know of the step.
 */
export async function followTraversal(commit: () => void): Promise<void> {
  const { pathname, search, href } = window.location;
  await preload(pathname + search, href, commit, reloadPage);
}

/**
 * @param address of the target, with query and hash
 * @param commit switches to the page that is loaded
 * @param load loads the target in full
 */
async function preload(path: string, address: string, commit: () => void, load: () => void): Promise<void> {
  const own = latest;
  const page = await loadPage(path);
  if (own !== latest) return;
  if (page) {
    commit();
    return;
  }
  console.warn(`The page ${path} could not be loaded.`);
  endProgress();
  const loadInFull = (): void => {
    stampReload(address);
    load();
  };
  if (!navigator.onLine) {
    waitForNetwork(() => {
      supersede();
      startProgress();
      void preload(path, address, commit, load);
    });
  } else if (wasJustReloaded(address)) showLoadFailure({ retry: loadInFull });
  else loadInFull();
}

/** A newer navigation wins over a pending one, whose progress bar it ends. */
export function supersede(): void {
  latest += 1;
  endProgress();
  stopWaiting();
}
