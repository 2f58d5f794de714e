import { storageKeys } from '../../src/shared/constants';
import { before, stored, storeBefore, useSearch } from './support/remembered';
import { dialog, field, hits, openSearch, searchFor } from './support/search';
import { expect, open, test } from './support/test';

// Other settings have tests in `variants`.
test('SST-07 without an address for reports nothing is said of missing results', async ({ page }) => {
  await openSearch(page);
  await searchFor(page, 'zzqx vvkw');
  await expect(dialog(page).getByRole('heading', { name: /^No results found for/ })).toBeVisible();
  await expect(dialog(page).getByText('Believe this query')).toHaveCount(0);
  await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveCount(0);
});

test('SRF-06 what is remembered is shown and written', async ({ page }) => {
  await storeBefore(page);
  await openSearch(page);
  await expect(dialog(page).getByRole('rowgroup')).toHaveCount(5);
  await expect(dialog(page).getByText('Known before')).toHaveCount(3);
  await useSearch(page, 'Payment options', 'What is a merchant of record?', 'refund');
  const after = await stored(page);
  for (const [key, value] of Object.entries(before)) {
    if (key !== `${storageKeys.favouriteSearches}docs`) expect(after[key], key).not.toBe(value);
  }
});

test('SXP-02 a page of the site may open search with a first query', async ({ page }) => {
  await open(page, '/docs/changelog');
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('site:open-search', { detail: { query: 'refund' } })),
  );
  await expect(field(page)).toHaveValue('refund');
  await expect(hits(page).first()).toContainText(/refund/i);
});
