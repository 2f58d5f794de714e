import { isSamePath } from '../../shared/paths';
import { classifyHref } from './classify-link';
import type { InternalTarget } from './classify-link';
import { openInFull } from './full-load';
import { noteLink } from './history-entries';
import { commitNavigation, loadPage } from './loader';
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
 * Preloads the target, then switches in one commit (NAV-01). A newer call wins (NAV-18). When the page cannot be loaded
 * the browser loads it in full, once; if that was tried within 30 s, the reader gets the error with Retry (NAV-02, NAV-03).
 * Offline, a full load would only take away the page on screen: it stays, and the target is waited for.
 */
export async function navigateInside(target: InternalTarget, replace = false): Promise<void> {
  latest += 1;
  const own = latest;
  // A newer navigation without progress bar ends that of an older one (PRG-05).
  endProgress();
  stopWaiting();
  if (!isSamePath(target.pathname, window.location.pathname)) startProgress();
  const page = await loadPage(target.pathname + target.search);
  if (own !== latest) return;
  const address = new URL(target.href, window.location.href).href;
  if (page) {
    noteLink();
    // As browsers do, the address that is open already makes no new entry.
    commitNavigation(target.href, replace || address === window.location.href);
    return;
  }
  endProgress();
  if (!navigator.onLine) {
    waitForNetwork(() => void navigateInside(target, replace));
    return;
  }
  if (wasJustReloaded(address)) {
    showLoadFailure({ retry: () => loadTarget(address, replace) });
    return;
  }
  loadTarget(address, replace);
}

function loadTarget(address: string, replace: boolean): void {
  stampReload(address);
  openInFull(address, replace);
}

/** A navigation by the browser itself supersedes a pending click. */
export function supersede(): void {
  latest += 1;
  endProgress();
  stopWaiting();
}
