import { siteKey, typedCharacter } from '../browser/site-keys';
import type { EarlyEvent, EarlyWindow } from './early-events';

/** What the starter has to know of the site's settings. */
export interface StarterOptions {
  /**
   * Milliseconds that the scripts may take: then the browser follows a recorded click, and the bar comes back that a page
   * opened at a heading has put away. A page that is still there so long after the reader left has stayed.
   */
  timeout: number;
  /** Whether `/`, Ctrl+K and Cmd+K open search. */
  searchShortcuts: boolean;
  /** Whether `[`, `]` and `?` do something. */
  pageShortcuts: boolean;
  /** Key in storage that holds `off` when the reader wants no keys without Ctrl or Cmd. */
  singleKeysKey: string;
  /** Id of the banner that explains a wrong base path. */
  bannerId: string;
  /** Id of the element that the page is in. */
  pageId: string;
}

/**
 * Starts the site's scripts late: when the page is idle after load, or at the first pointer, key or touch. Reading needs
 * none of them. What the reader does before on the search button and the menu button, and the keys `/`, Ctrl+K, Cmd+K,
 * `[`, `]` and `?`, is recorded in `window.___early` and replayed once the site runs. When the scripts cannot be loaded
 * the page stays readable and says so, and a click on search leads to the search page.
 *
 * The build inlines this function into every page: it may import types, and functions of modules that import none.
 */
export function runStarter({
  timeout,
  searchShortcuts,
  pageShortcuts,
  singleKeysKey,
  bannerId,
  pageId,
}: StarterOptions): void {
  const site = window as unknown as EarlyWindow;
  const root = document.documentElement;
  const early: EarlyEvent[] = (site.___early = []);
  let isStarted = false;
  /** Scripts that did not load. */
  const failed: string[] = [];

  function decode(text: string): string {
    try {
      return decodeURI(text);
    } catch {
      return '%';
    }
  }

  /**
   * Gatsby's scripts throw at a malformed escape, so the address is repaired before they run. They decode a path again
   * and again: a percent sign becomes one of full width. Their router escapes the escape of a character that separates:
   * those that may stand in a path stand there as they are.
   */
  function repairAddress(): void {
    let path = location.pathname.replace(/%(2[46bcf]|3[abd]|40)/gi, decodeURIComponent);
    if (decode(path).includes('%')) path = path.replace(/%/g, '%EF%BC%85');
    if (path === location.pathname) return;
    history.replaceState(history.state, '', location.origin + path + location.search + location.hash);
  }

  /**
   * Servers know no page at an address with two slashes in a row or with the escape of one, but Gatsby's loader does: where
   * the not-found page was sent, the browser asks once more, by the address that was meant.
   */
  function askForMeant(): void {
    const path = location.pathname.replace(/(?:%2f|\/)+/gi, '/');
    const isMissing = (window as { pagePath?: string }).pagePath === '/404.html';
    if (isMissing && path !== location.pathname)
      location.replace(location.origin + path + location.search + location.hash);
  }

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    repairAddress();
    for (const late of document.querySelectorAll<HTMLElement>('script[data-src]')) load(late.dataset.src ?? '');
    setTimeout(() => {
      if (!site.___ready) delete root.dataset.navbar;
    }, timeout);
  }

  function load(src: string): void {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onerror = () => fail(src);
    document.head.appendChild(script);
  }

  function isSearch({ type }: EarlyEvent): boolean {
    return type === 'search';
  }

  /** The scripts do not come: a recorded click on search leads to the search page. */
  function giveUp(): void {
    if (site.___ready || root.dataset.leaving !== undefined) return;
    site.___ready = true;
    // Offline, the browser's own error would take the place of the page.
    const link =
      navigator.onLine && early.some(isSearch) && document.querySelector<HTMLAnchorElement>('a[data-search-open]');
    if (link) location.href = link.href;
  }

  function fail(src: string): void {
    failed.push(src);
    if (failed.length > 1) return;
    const banner = document.getElementById(bannerId);
    if (banner && getComputedStyle(banner).display !== 'none') {
      giveUp();
      return;
    }
    const box = document.createElement('div');
    box.className = 'load-failure';
    box.role = 'alert';
    box.innerHTML = `<p>The script ${src} could not be loaded.</p><button>Retry</button>`;
    box.onclick = ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      box.remove();
      failed.splice(0).forEach(load);
    };
    (document.querySelector('main') ?? document.body).prepend(box);
    delete root.dataset.navbar;
    giveUp();
  }

  function hasSingleKeys(): boolean {
    try {
      // eslint-disable-next-line no-restricted-globals -- the wrapper of storage comes with the late scripts
      return localStorage.getItem(singleKeysKey) !== 'off';
    } catch {
      return true;
    }
  }

  function record(event: Event, recorded: EarlyEvent): void {
    event.preventDefault();
    early.push(recorded);
    if (isSearch(recorded)) setTimeout(giveUp, timeout);
  }

  function onKey(event: KeyboardEvent): void {
    if (!site.___ready) {
      const key = siteKey(event, hasSingleKeys);
      const text = early.some(isSearch) && typedCharacter(event);
      if (text) record(event, { type: 'text', text });
      else if (key === 'k' || key === '/') {
        if (searchShortcuts) record(event, { type: 'search' });
      } else if (pageShortcuts && key) record(event, { type: 'key', text: key });
    }
    start();
  }

  function onClick(event: MouseEvent): void {
    if (site.___ready || event.defaultPrevented || event.button) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const element = event.target instanceof Element ? event.target : null;
    const target = element?.closest<HTMLElement>('[data-search-open],[data-menu-open],[data-early]');
    if (target) {
      const { searchOpen, menuOpen } = target.dataset;
      record(event, { type: searchOpen !== undefined ? 'search' : menuOpen !== undefined ? 'menu' : 'click', target });
    } else if (element?.closest('a[href]:not([href^="#"],[target])')) leave();
    start();
  }

  /**
   * Firefox and Safari break off what is loading as soon as the reader leaves, on iOS without `beforeunload`. That is no
   * failure: `data-leaving` hides what says so.
   */
  function leave(): void {
    root.dataset.leaving = '';
    setTimeout(() => {
      delete root.dataset.leaving;
      if (failed.length) giveUp();
    }, timeout);
  }

  askForMeant();
  const page = document.getElementById(pageId);
  if (page)
    new MutationObserver(() => (site.___changed = true)).observe(page, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('click', onClick, true);
  for (const name of ['pointerdown', 'pointermove', 'focusin'])
    document.addEventListener(name, start, { once: true, passive: true, capture: true });
  window.addEventListener('beforeunload', leave);
  // A page that comes back as it was, without its scripts, is loaded again.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    if ((failed.length || !site.___ready) && navigator.onLine) location.reload();
    else delete root.dataset.leaving;
  });

  const whenIdle = (): void => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle);
}
