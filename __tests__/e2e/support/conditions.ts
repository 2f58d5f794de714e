import type { Browser, BrowserContext, Page, Route } from 'playwright/test';
import { storageKeys } from '../../../src/shared/constants';
import { allTexts } from './test';

/** Conditions under which a page must stay readable. Each is set before the page is opened. */

/** How browser storage misbehaves (STO-05). */
export type StorageFault = 'throws' | 'full' | 'garbage';

export const storageFaults: readonly StorageFault[] = ['throws', 'full', 'garbage'];

/** What comes behind a prefix: an index, an instance of the docs, a group of tabs. */
const endings = ['docs', 'default', 'guides', 'tool'];

/** Keys that readers may have, with the names that come behind a prefix. */
const knownKeys = [
  ...Object.values(storageKeys).flatMap((key) => (/[.\-_]$/.test(key) ? endings.map((name) => key + name) : key)),
  'site.recent-queries',
  'site.scroll',
  'site.reload',
];

/** Every access throws, every write throws, or every known key holds nonsense. */
export async function breakStorage(page: Page, fault: StorageFault): Promise<void> {
  await page.addInitScript(
    ({ fault, keys }) => {
      if (fault === 'throws') {
        const denied = {
          get: () => {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', denied);
        Object.defineProperty(window, 'sessionStorage', denied);
        return;
      }
      if (fault === 'full') {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
        return;
      }
      for (const key of keys) {
        localStorage.setItem(key, '{"\u0000not json');
        sessionStorage.setItem(key, '\uFFFF');
      }
    },
    { fault, keys: knownKeys },
  );
}

/** A page without script, as crawlers and careful readers see it (NAV-22). Closes with its context. */
export async function pageWithoutScript(browser: Browser): Promise<Page> {
  // Contexts made by hand need the address of the site.
  const context = await browser.newContext({ javaScriptEnabled: false, ...allTexts });
  return context.newPage();
}

/** How a request may fail. */
type RequestFault = 'blocked' | 'error 500' | 'garbage' | 'never answered';

/** Lets requests fail; call the result to let them pass again. */
export async function failRequests(
  target: Page | BrowserContext,
  address: string | RegExp,
  fault: RequestFault = 'blocked',
): Promise<() => Promise<void>> {
  const handler = async (route: Route): Promise<void> => {
    if (fault === 'blocked') await route.abort('blockedbyclient');
    else if (fault === 'error 500') await route.fulfill({ status: 500, body: 'failed' });
    else if (fault === 'garbage') await route.fulfill({ status: 200, body: '\u0000<<<{' });
  };
  await target.route(address, handler);
  return () => target.unroute(address, handler);
}

/** Lets requests wait until the result is called. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The data file of a page (ERR: part of its chunk). */
export function pageData(path: string): RegExp {
  const escaped = path.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`/page-data${escaped === '' ? '/index' : escaped}/page-data\\.json`);
}

/** No network at all; call the result to come back. */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

/** What `navigator.connection` says (NAV-13); null removes it. */
export async function setConnection(
  page: Page,
  connection: { effectiveType?: string; saveData?: boolean } | null,
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => value ?? undefined });
  }, connection);
}
