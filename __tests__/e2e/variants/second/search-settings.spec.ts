import type { Page } from 'playwright/test';
import { before, stored, storeBefore, useSearch } from '../../support/remembered';
import { dialog, openSearch, searchFor } from '../../support/search';
import { expect, open, test } from '../../support/test';

const missing = (page: Page) => dialog(page).getByRole('link', { name: 'Let us know.' });

test('SST-07 what was not found can be reported, with the query in the address', async ({ page }) => {
  await openSearch(page, '/handbook');
  await searchFor(page, 'deposit');
  await expect(missing(page)).toHaveCount(0);
  await searchFor(page, 'zzqx & vvkw=qq');
  await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible();
  await expect(missing(page)).toHaveAttribute('href', 'https://help.example/new?title=zzqx%20%26%20vvkw%3Dqq');
  await expect(missing(page)).toHaveAttribute('target', '_blank');
});

test('SRF-06 nothing stored is shown, and nothing is written', async ({ page }) => {
  await storeBefore(page);
  await openSearch(page, '/handbook');
  await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  await expect(dialog(page).getByRole('rowgroup')).toHaveCount(2);
  await useSearch(page, 'Take a booking', 'What does a cancellation cost?', 'deposit');
  await open(page, '/search');
  await expect(page.getByRole('heading', { name: 'Browse by area' })).toBeVisible();
  await expect(page.getByText('Known before')).toHaveCount(0);
  expect(await stored(page)).toEqual(before);
});

test('SXP-02 fewer results of an area', async ({ page }) => {
  await openSearch(page, '/handbook');
  await searchFor(page, 'boat');
  const sizes = await dialog(page)
    .getByRole('group')
    .evaluateAll((all) => all.map((group) => group.querySelectorAll('a[role="option"]').length));
  expect(Math.max(...sizes)).toBe(2);
});
