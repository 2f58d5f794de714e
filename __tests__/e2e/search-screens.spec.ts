import type { Page } from 'playwright/test';
import { askRow, dialog, field, hits, holdAnswers, openSearch, question, searchFor } from './support/search';
import { expect, markDocument, test, titlesOnly } from './support/test';

test.use(titlesOnly);

const popular = (page: Page) => dialog(page).getByRole('rowgroup', { name: 'Popular pages' });
const noResults = (page: Page) => dialog(page).getByRole('heading', { name: /^No results found for/ });
const isBusy = (page: Page) => dialog(page).locator('[aria-busy="true"]');

/** Counts from now on how often the list below the field was empty, even for a moment. */
async function countBlanks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, 'blanks', 0);
    const list = document.querySelector('dialog .search-results');
    if (!list) throw new Error('There is no list.');
    new MutationObserver(() => {
      if (list.textContent.trim() === '') Reflect.set(window, 'blanks', Number(Reflect.get(window, 'blanks')) + 1);
    }).observe(list, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'blanks')));
}

test.describe('the four screens', () => {
  test('SST-02 start, hits, no results: each stays until the next answer has come, none goes blank', async ({
    page,
  }) => {
    await openSearch(page);
    await expect(popular(page)).toBeVisible();
    const blanks = await countBlanks(page);

    let release = await holdAnswers(page);
    await field(page).fill('refund');
    await expect(isBusy(page)).toBeVisible();
    await expect(popular(page)).toBeVisible();
    await expect(hits(page)).toHaveCount(0);
    await release();
    await expect(hits(page).first()).toBeVisible();
    await expect(popular(page)).toHaveCount(0);
    await expect(isBusy(page)).toHaveCount(0);

    release = await holdAnswers(page);
    await field(page).fill('qwxzvqq');
    await expect(isBusy(page)).toBeVisible();
    await expect(hits(page).first()).toBeVisible();
    await expect(noResults(page)).toHaveCount(0);
    await release();
    await expect(noResults(page)).toBeVisible();
    await expect(hits(page)).toHaveCount(0);
    await expect(isBusy(page)).toHaveCount(0);

    release = await holdAnswers(page);
    await field(page).fill('payout');
    await expect(isBusy(page)).toBeVisible();
    await expect(noResults(page)).toBeVisible();
    await release();
    await expect(hits(page).first()).toBeVisible();
    await expect(noResults(page)).toHaveCount(0);
    await field(page).fill('');
    await expect(popular(page)).toBeVisible();
    expect(await blanks()).toBe(0);
  });
});

test('SST-08 without history: says so, and offers up to five popular pages, which are there', async ({ page }) => {
  await openSearch(page);
  const stillSame = await markDocument(page);
  await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  await expect(dialog(page).getByRole('rowgroup')).toHaveCount(2);
  const links = popular(page).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))));
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.length).toBeLessThanOrEqual(5);
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
  const title = String(await links.first().textContent());
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(dialog(page)).toHaveCount(0);
  expect(await stillSame()).toBe(true);
});

test('AIM-02 AIM-20 SKB-05 without hits Enter asks, and the hints below name the keys of the mode', async ({
  page,
}) => {
  const query = 'zzqx vvkw';
  const hint = (text: string) => dialog(page).getByRole('listitem').filter({ hasText: text });
  await openSearch(page);
  await expect(hint('Submit question')).toHaveCount(0);
  await searchFor(page, query);
  await expect(noResults(page)).toBeVisible();
  await expect(askRow(page)).toHaveAttribute('aria-selected', 'true');
  await expect(askRow(page)).toHaveAccessibleName(/Find an answer on this site instead: .*zzqx vvkw/);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: query, exact: true })).toBeVisible();
  await expect(hint('Submit question')).toContainText('Enter');
  await expect(hint('Back to search')).toContainText('Escape');
  for (const text of ['Select', 'Navigate', 'Close']) await expect(hint(text)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(hint('Select')).toBeVisible();
  await expect(hint('Submit question')).toHaveCount(0);
});
