import type { Page } from 'playwright/test';
import { docPage } from './support/page-kinds';
import { dialog, failure, field, hits, openSearch, searchFor } from './support/search';
import { allTexts, expect, open, test, titlesOnly, untilHydrated } from './support/test';
import { translate } from './support/translate';

test.use(titlesOnly);

/** The text of the page without what the translator has put before each text. */
const words = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).first().innerText()).replaceAll('*', '');

test.describe('a page that the browser translates', () => {
  // React reports parts that were translated before it took them over, and draws them again.
  test.use({ allowUncaughtErrors: true });
  test.afterEach(({ uncaughtErrors }) => {
    expect(uncaughtErrors.filter((error) => !error.includes('React error #418'))).toEqual([]);
  });

  test('search goes on while its hits change', async ({ page }) => {
    await openSearch(page);
    await page.evaluate(translate);
    for (const query of ['refund', 'refunds', 'ref', 'price', 'pri', 'zzzzqq', 'refund policy', 'tax']) {
      await field(page).fill(query);
      await expect(page.getByRole('status').filter({ hasText: `"${query}"` })).toHaveCount(1);
      await expect(failure(page)).toHaveCount(0);
    }
    const first = hits(page).first();
    await expect(first).toContainText('ax');
    // Nothing of a former query stays in a row.
    for (const text of await hits(page).allInnerTexts()) expect(text.replaceAll('*', '')).not.toMatch(/refund policy/i);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test.describe(() => {
    test.use(allTexts);

    test('question mode goes on', async ({ page }) => {
      await openSearch(page);
      await page.evaluate(translate);
      await field(page).fill('When is a payout made?');
      // Its name is translated too.
      await dialog(page).locator('button[role="option"]').first().click();
      await expect(dialog(page).locator('blockquote').first()).toBeVisible();
      await dialog(page).getByRole('button', { name: /Copy/ }).first().click();
      await dialog(page).getByRole('button', { name: 'Like', exact: true }).click();
      await expect(dialog(page).getByText('Thanks for your feedback!')).toBeVisible();
    });
  });

  test('the search page goes on: results, counts and filters', async ({ page }) => {
    await open(page, '/search?q=refund');
    await expect(page.locator('.result').first()).toBeVisible();
    await page.evaluate(translate);
    for (const query of ['price', 'zzzzqq', 'tax']) {
      await page.getByRole('searchbox').fill(query);
      await expect.poll(() => words(page, 'h1')).toBe(`Search results for "${query}"`);
    }
    await expect.poll(() => words(page, '.search-page-count')).toMatch(/^\d+ documents found$/);
    await page.locator('.search-area').nth(1).click();
    await expect(page.locator('.result').first()).toBeVisible();
  });

  test('tabs, pagination, menus and the next pages go on', async ({ page }) => {
    await open(page, '/guides/example');
    await page.evaluate(translate);
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tabpanel').first()).toBeVisible();
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/changelog"]')?.click());
    await expect.poll(() => words(page, 'h1')).toBe('Changelog');
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path });
      document.querySelector('main')?.append(link);
      link.click();
    }, docPage.path);
    await expect(page).toHaveURL(docPage.path);
    const before = await words(page, 'h1');
    await page.keyboard.press(']');
    await expect.poll(() => words(page, 'h1')).not.toBe(before);
    await page.goBack();
    await expect.poll(() => words(page, 'h1')).toBe(before);
  });

  for (const path of ['/guides/components-in-pages', '/guides/example', docPage.path]) {
    test(`${path} keeps its content when it is translated before the scripts run`, async ({ page }) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/app-\w+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('footer').waitFor({ state: 'attached' });
      await page.evaluate(translate);
      const before = await words(page, 'main');
      release();
      await untilHydrated(page);
      await expect.poll(async () => (await words(page, 'main')).length).toBeGreaterThan(before.length * 0.9);
      await expect(page.getByText('could not be shown')).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await searchFor(page, 'refund');
      await expect(hits(page).first()).toBeVisible();
    });
  }
});
