import type { Page } from 'playwright/test';
import { storageKeys } from '../../src/shared/constants';
import { breakStorage, goOffline, storageFaults } from './support/conditions';
import { scrollTo, scrollTop } from './support/navigation';
import { docPage } from './support/page-kinds';
import { ask, dialog, hits, reopenSearch, searchFor } from './support/search';
import { expect, open, test } from './support/test';

/** What search has stored of hits that were followed. */
const recentSearches = async (page: Page): Promise<unknown[]> =>
  JSON.parse(
    (await page.evaluate((key) => localStorage.getItem(key), `${storageKeys.recentSearches}docs`)) ?? '[]',
  ) as unknown[];

for (const fault of storageFaults) {
  test(`STO-05 CLR-15 what readers choose works for the page view when storage ${fault === 'throws' ? 'throws' : `is ${fault}`}`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await breakStorage(page, fault);
    await open(page, docPage.path);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: /currently light mode/ }).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await scrollTo(page, 300);
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/docs/changelog"]')?.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(300);
    await page.getByRole('button', { name: /currently dark mode/ }).click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    expect(warnings.length).toBe(fault === 'garbage' ? 0 : 1);
  });

  test(`STO-05 SRF-07 tabs and search work when storage ${fault === 'throws' ? 'throws' : `is ${fault}`}`, async ({
    page,
  }) => {
    await breakStorage(page, fault);
    await open(page, '/guides/example');
    const tab = page.getByRole('tab', { selected: false }).first();
    const label = String(await tab.textContent());
    await tab.click();
    await expect(page.getByRole('tab', { name: label, selected: true }).first()).toBeVisible();
    await reopenSearch(page);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    await searchFor(page, 'refund');
    await hits(page).first().click();
    await expect(page).not.toHaveURL(/\/guides\/example/);
    if (fault === 'garbage') expect(await recentSearches(page)).toHaveLength(1);
    await reopenSearch(page);
    // What was followed is remembered, at least for this page view.
    await expect(dialog(page).getByText('Recent', { exact: true })).toBeVisible();
    await ask(page, 'How do I refund an order?');
    await expect(dialog(page).locator('blockquote').first()).toBeVisible();
  });
}

test.describe('without the site’s scripts', () => {
  test('NAV-04 a link followed without a network opens by itself when it is back', async ({ page }) => {
    await open(page, docPage.path);
    const goOnline = await goOffline(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click();
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await expect(page).toHaveURL(docPage.path);
    await goOnline();
    await expect(page).toHaveURL('/docs/changelog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
