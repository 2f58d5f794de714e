import type { Page } from 'playwright/test';
import { storageKeys } from '../../../src/shared/constants';
import { ask, dialog, reopenSearch, searchFor } from './search';
import { expect, open } from './test';

const entry = {
  objectID: '/docs/changelog',
  url: '/docs/changelog',
  url_without_anchor: '/docs/changelog',
  anchor: null,
  type: 'lvl1',
  hierarchy: { lvl0: 'Changelog', lvl1: 'Known before' },
  content: null,
};
const message = (id: string, role: string) => ({ id, role, parts: [{ type: 'text', text: 'Known before' }] });
const conversation = {
  query: 'Known before',
  objectID: 'Known before',
  chatId: 'c1',
  messages: [message('m1', 'user'), message('m2', 'assistant')],
};
/** What search has stored of an earlier visit, by key. */
export const before: Record<string, string> = {
  [`${storageKeys.recentSearches}docs`]: JSON.stringify([entry]),
  [`${storageKeys.favouriteSearches}docs`]: JSON.stringify([entry]),
  [`${storageKeys.conversations}docs`]: JSON.stringify([conversation]),
  'site.recent-queries': JSON.stringify(['Known before']),
};

/** Stores what an earlier visit would have left, once. */
export async function storeBefore(page: Page): Promise<void> {
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  }, before);
}

/** The present values of the same keys. */
export const stored = (page: Page) =>
  page.evaluate((keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])), Object.keys(before));

/** Uses everything that would be remembered: a page is found by its title, a question by a word in it. */
export async function useSearch(page: Page, title: string, question: string, word: string): Promise<void> {
  await searchFor(page, title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await reopenSearch(page);
  await ask(page, question);
  await expect(dialog(page).locator('blockquote').first()).toBeVisible();
  await open(page, `/search?q=${word}`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).not.toHaveURL(/\/search/);
}
