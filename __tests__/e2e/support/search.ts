import type { Locator, Page } from 'playwright/test';
import { docPage } from './page-kinds';
import { expect, open } from './test';

/** The overlay, its parts and the files that search loads. */

export const searchFiles = {
  manifest: /\/search\/manifest\.json$/,
  titles: /\/search\/titles\.[\da-f]+\.json$/,
  texts: /\/search\/c\d+\.[\da-f]+\.json$/,
  worker: /\/search-worker-[\da-f]+\.js$/,
  overlay: /\/search-overlay-[\da-f]+\.js$/,
  styles: /\/static\/search\.[\da-f]+\.css$/,
  questions: /\/search-questions-[\da-f]+\.js$/,
  questionStyles: /\/static\/questions\.[\da-f]+\.css$/,
} as const;

/** Those of the addresses that belong to search. */
export function searchRequests(addresses: readonly string[]): string[] {
  return addresses.filter((address) => Object.values(searchFiles).some((file) => file.test(address)));
}

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page): Locator => dialog(page).getByRole('combobox', { name: 'Search' });
export const question = (page: Page): Locator => dialog(page).getByRole('textbox', { name: 'Question' });
/** Hits are links, the row that asks is not. */
export const hits = (page: Page): Locator => dialog(page).locator('a[role="option"]');
export const askRow = (page: Page): Locator => dialog(page).getByRole('option', { name: /^Find an answer/ });
export const failure = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'Unable to fetch results' });
export const button = (page: Page): Locator => page.locator('a[data-search-open]:visible').first();

/** Opens a page, and search on it. */
export async function openSearch(page: Page, path = docPage.path): Promise<void> {
  await open(page, path);
  await reopenSearch(page);
}

/** Opens search on the page that is shown. */
export async function reopenSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Searches in the open overlay; the answer is there. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(page.getByRole('status').filter({ hasText: `"${query}"` })).toHaveCount(1);
}

/** Asks in the open overlay. */
export async function ask(page: Page, text: string): Promise<void> {
  await searchFor(page, text);
  await askRow(page).click();
  await expect(dialog(page).getByRole('heading', { name: text, exact: true })).toBeVisible();
}

/**
 * From now on the worker keeps its answers to itself, until the result is called: then they come, and all later ones at
 * once.
 */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const [worker] = page.workers();
  if (!worker) throw new Error('There is no worker.');
  await worker.evaluate(() => {
    const send = globalThis.postMessage.bind(globalThis) as (message: unknown) => void;
    const held: unknown[] = [];
    Reflect.set(globalThis, 'postMessage', (message: unknown) => held.push(message));
    Reflect.set(globalThis, 'releaseAnswers', () => {
      Reflect.set(globalThis, 'postMessage', send);
      for (const message of held) send(message);
    });
  });
  return () => worker.evaluate(() => (Reflect.get(globalThis, 'releaseAnswers') as () => void)());
}

/** Markup that would tell if it became an element. */
export const hostile = '<img src=x onerror="hacked=1">';

/** Nothing of `hostile` has become an element or has run. */
export async function expectHarmless(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}
