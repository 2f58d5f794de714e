import type { Page } from 'playwright/test';
import { docPage } from './support/page-kinds';
import { offOrigin, recordRequests } from './support/records';
import {
  ask,
  askRow,
  button,
  dialog,
  expectHarmless,
  field,
  hits,
  hostile,
  openSearch,
  reopenSearch,
  searchFiles,
  searchFor,
  searchRequests,
} from './support/search';
import { expect, open, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('queries', () => {
  test('SST-05 SRS-05 what can find nothing is said to, as typed, and nothing runs', async ({ page }) => {
    await openSearch(page);
    for (const query of ['🙂👩‍👩‍👧', 'مرحبا بالعالم', '.*+?^${}()|[]\\', '%E0%A4%A %']) {
      await field(page).fill(query);
      await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(`No results found for "${query}"`);
      await expect(askRow(page)).toContainText(query);
    }
    await searchFor(page, hostile);
    await expect(field(page)).toHaveValue(hostile);
    await expect(askRow(page)).toContainText(hostile);
    await expectHarmless(page);
  });

  test('SRS-02 at most five hits of an area; SST-10 the link below leads to all of them', async ({ page }) => {
    await openSearch(page);
    await searchFor(page, 'product');
    const groups = dialog(page)
      .getByRole('group')
      .filter({ has: page.locator('a[role="option"]') });
    const sizes = await groups.evaluateAll((all) => all.map((group) => group.querySelectorAll('a').length));
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    await dialog(page)
      .getByRole('link', { name: /^See all [\d,]+ results$/ })
      .click();
    await expect(page).toHaveURL('/search?q=product');
    await expect(heading(page)).toHaveText('Search results for "product"');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('SST-05 SST-06 nothing found: says so, offers other queries, and searches for the chosen one', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, 'qwxzvqq');
    const suggestions = dialog(page).getByRole('group', { name: 'Try searching for' }).getByRole('option');
    await expect(suggestions).toHaveText(['refund', 'coupon', 'payout']);
    await suggestions.first().click();
    await expect(field(page)).toHaveValue('refund ');
    await expect(field(page)).toBeFocused();
    await expect(hits(page).first()).toBeVisible();
    // Now areas have been seen: they are offered instead.
    await searchFor(page, 'qwxzvqq');
    await expect(suggestions).toHaveCount(3);
    await expect(suggestions.first()).not.toHaveText('refund');
  });

  for (const [width, words] of [
    [768, 5],
    [769, 10],
  ] as const) {
    test(`SRQ-04 a snippet has at most ${words} words at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openSearch(page);
      await searchFor(page, 'deploy');
      const snippet = dialog(page).locator('.search-snippet').filter({ hasText: 'deploy' }).first();
      const text = String(await snippet.textContent());
      expect(text).toContain('…');
      // A contraction is two words to search: `don't`.
      expect(text.split(/[\s'’]+/)).toHaveLength(words);
    });
  }
});

test.describe('privacy', () => {
  test('SOV-06 no file of search is loaded before a sign of intent; questions wait for a question', async ({
    page,
  }) => {
    const requests = recordRequests(page);
    await open(page, docPage.path);
    await page.mouse.wheel(0, 600);
    // The bar hides while the page scrolls, from under the pointer too.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await page.waitForLoadState('networkidle');
    expect(searchRequests(requests)).toEqual([]);
    await expect(async () => {
      // The bar may still be on its way back when the pointer arrives.
      await page.mouse.move(0, 400);
      await button(page).hover();
      await expect.poll(() => requests.some((url) => searchFiles.titles.test(url)), { timeout: 2000 }).toBe(true);
    }).toPass();
    await expect.poll(() => requests.some((url) => searchFiles.overlay.test(url))).toBe(true);
    await expect.poll(() => requests.some((url) => searchFiles.worker.test(url))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => searchFiles.questions.test(url) || searchFiles.texts.test(url))).toEqual([]);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('SOV-06 the focus of the button is a sign of intent; each file is loaded once', async ({ page }) => {
    await open(page, docPage.path);
    const requests = recordRequests(page);
    await button(page).focus();
    await expect.poll(() => requests.some((url) => searchFiles.titles.test(url))).toBe(true);
    await button(page).blur();
    await button(page).focus();
    await reopenSearch(page);
    await searchFor(page, 'refund');
    const loaded = searchRequests(requests);
    expect(loaded.filter((url) => !searchFiles.texts.test(url))).toHaveLength(5);
    expect(new Set(loaded).size).toBe(loaded.length);
  });

  test('SRQ-10 AIM-19 nothing leaves the site, and no request carries what was typed', async ({ page, baseURL }) => {
    const requests = recordRequests(page);
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.postData() ?? ''));
    await openSearch(page);
    await searchFor(page, 'chargeback');
    await ask(page, 'What is a merchant of record?');
    await expect(dialog(page).locator('blockquote').first()).toBeVisible();
    const answering = await dialog(page).locator('figure a').first().getAttribute('href');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await open(page, '/search');
    await page.getByRole('searchbox', { name: 'Search' }).fill('voucher');
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
    expect(searchRequests(requests).length).toBeGreaterThan(5);
    expect(offOrigin(requests, String(baseURL))).toEqual([]);
    // The page that answers is asked for, as a click on its link would.
    const pages = requests.filter((url) => url.endsWith('.md')).map((url) => new URL(url).pathname);
    expect(pages).toEqual([answering?.replace(/(?:#.*)?$/, '.md')]);
    const others = requests.filter((url) => !url.endsWith('.md'));
    expect(others.filter((url) => /chargeback|merchant|voucher/i.test(decodeURIComponent(url)))).toEqual([]);
    expect(bodies.filter((body) => body !== '')).toEqual([]);
  });

  test('SRQ-10 searches and answers without a network once the index is there', async ({ page, context }) => {
    await openSearch(page);
    await ask(page, 'What is a merchant of record?');
    await expect(dialog(page).locator('blockquote').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await searchFor(page, 'chargeback');
    await expect(hits(page).first()).toContainText(/chargeback/i);
    await ask(page, 'How do I cancel a subscription?');
    await expect(dialog(page).locator('blockquote').first()).toBeVisible();
  });
});
