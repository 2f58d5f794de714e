import type { Page } from 'playwright/test';
import { storageKeys } from '../../src/shared/constants';
import { ask, askRow, dialog, field, hits, openSearch, reopenSearch, searchFor } from './support/search';
import { changeSettings } from './support/settings';
import { expect, open, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const missing = (page: Page) => dialog(page).getByRole('link', { name: 'Let us know.' });

test.describe('what was not found can be told', () => {
  test('SST-07 where an address is configured, with the query in it', async ({ page }) => {
    const settings = await changeSettings(page, { missingResultsUrl: 'https://help.example/new?title={query}' });
    await openSearch(page);
    await searchFor(page, 'refund');
    await expect(missing(page)).toHaveCount(0);
    await searchFor(page, 'zzqx & vvkw=qq');
    settings.expectChanged();
    await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible();
    await expect(missing(page)).toHaveAttribute('href', 'https://help.example/new?title=zzqx%20%26%20vvkw%3Dqq');
    await expect(missing(page)).toHaveAttribute('target', '_blank');
  });

  test('SST-07 otherwise nothing is said of it', async ({ page }) => {
    await openSearch(page);
    await searchFor(page, 'zzqx vvkw');
    await expect(dialog(page).getByRole('heading', { name: /^No results found for/ })).toBeVisible();
    await expect(dialog(page).getByText('Believe this query')).toHaveCount(0);
    await expect(missing(page)).toHaveCount(0);
  });
});

test.describe('personalisation switched off', () => {
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
  const before: Record<string, string> = {
    [`${storageKeys.recentSearches}docs`]: JSON.stringify([entry]),
    [`${storageKeys.favouriteSearches}docs`]: JSON.stringify([entry]),
    [`${storageKeys.conversations}docs`]: JSON.stringify([conversation]),
    'site.recent-queries': JSON.stringify(['Known before']),
  };

  /** Stores what an earlier visit would have left, once. */
  async function store(page: Page): Promise<void> {
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items))
        if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    }, before);
  }
  const stored = (page: Page) =>
    page.evaluate(
      (keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])),
      Object.keys(before),
    );

  /** Uses everything that would be remembered. */
  async function use(page: Page): Promise<void> {
    await searchFor(page, 'payment options');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Payment options');
    await reopenSearch(page);
    await ask(page, 'What is a merchant of record?');
    await expect(dialog(page).locator('blockquote').first()).toBeVisible();
    await open(page, '/search?q=refund');
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page).not.toHaveURL(/\/search/);
  }

  test('SRF-06 nothing stored is shown, and nothing is written', async ({ page }) => {
    await store(page);
    const settings = await changeSettings(page, { remembers: false });
    await openSearch(page);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    await expect(dialog(page).getByRole('rowgroup')).toHaveCount(1);
    settings.expectChanged();
    await use(page);
    await open(page, '/search');
    await expect(page.getByRole('heading', { name: 'Browse by area' })).toBeVisible();
    await expect(page.getByText('Known before')).toHaveCount(0);
    expect(await stored(page)).toEqual(before);
  });

  test('SRF-06 the same with it on is shown and written', async ({ page }) => {
    await store(page);
    await openSearch(page);
    await expect(dialog(page).getByRole('rowgroup')).toHaveCount(4);
    await expect(dialog(page).getByText('Known before')).toHaveCount(3);
    await use(page);
    const after = await stored(page);
    for (const [key, value] of Object.entries(before)) {
      if (key !== `${storageKeys.favouriteSearches}docs`) expect(after[key], key).not.toBe(value);
    }
  });
});

test.describe('other settings of the owner', () => {
  test('SXP-02 fewer results of an area', async ({ page }) => {
    const settings = await changeSettings(page, { resultsPerGroup: 2 });
    await openSearch(page);
    await searchFor(page, 'product');
    settings.expectChanged();
    const sizes = await dialog(page)
      .getByRole('group')
      .evaluateAll((all) => all.map((group) => group.querySelectorAll('a[role="option"]').length));
    expect(Math.max(...sizes)).toBe(2);
  });

  test('SXP-02 no questions: no row that asks, and keyword search works', async ({ page }) => {
    const settings = await changeSettings(page, { questions: false });
    await openSearch(page);
    await searchFor(page, 'refund');
    settings.expectChanged();
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(askRow(page)).toHaveCount(0);
    await expect(dialog(page).getByRole('option')).toHaveCount(await hits(page).count());
  });

  test('SXP-02 a page of the site may open search with a first query', async ({ page }) => {
    await open(page, '/docs/changelog');
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('site:open-search', { detail: { query: 'refund' } })),
    );
    await expect(field(page)).toHaveValue('refund');
    await expect(hits(page).first()).toContainText(/refund/i);
  });
});
