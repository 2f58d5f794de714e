import type { Page } from 'playwright/test';
import { dialog, openSearch, searchFor } from '../../support/search';
import { expect, test } from '../../support/test';

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

test('SXP-02 fewer results of an area', async ({ page }) => {
  await openSearch(page, '/handbook');
  await searchFor(page, 'boat');
  const sizes = await dialog(page)
    .getByRole('group')
    .evaluateAll((all) => all.map((group) => group.querySelectorAll('a[role="option"]').length));
  expect(Math.max(...sizes)).toBe(2);
});
