import type { Page } from 'playwright/test';
import { storageKeys } from '../../../../src/shared/constants';
import { heading } from '../../support/navigation';
import { hits, reopenSearch, searchFor } from '../../support/search';
import { expect, markDocument, open, test } from '../../support/test';
import { withoutChat } from '../../support/third-parties';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const versionOf = (page: Page, instance: string) =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.docsVersion + instance);

test.beforeEach(({ page }) => withoutChat(page));

test('DVR-02 DVR-05 a second version has its own sidebar, says that it is old, and leads to the same page of the latest', async ({
  page,
}) => {
  await open(page, '/docs/1.0/changelog');
  const isSame = await markDocument(page);
  await expect(heading(page)).toHaveText('Changelog of 1.0');
  await expect(sidebar(page).getByRole('link')).toHaveText(['Changelog of 1.0', 'Documentation of 1.0']);
  await expect(page.getByRole('note')).toContainText('a version that is no longer maintained');
  expect(await versionOf(page, 'old')).toBe('1.0');
  await page.getByRole('note').getByRole('link').click();
  await expect(page).toHaveURL('/docs/changelog');
  await expect(heading(page)).toHaveText('Changelog');
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.getByText('Version: Next')).toBeVisible();
  expect(await versionOf(page, 'default')).toBe('current');
  expect(await isSame()).toBe(true);
});

test('DVR-02 DVR-04 SBR-01 a second area has its own sidebar, neighbours, version and hits', async ({ page }) => {
  await open(page, '/api/orders/cancel');
  await expect(sidebar(page).getByRole('link')).toHaveText([
    'API overview',
    'Orders',
    'Cancel an order',
    'List orders',
  ]);
  await expect(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link')).toHaveText([
    /Orders/,
    /List orders/,
  ]);
  expect(await versionOf(page, 'api')).toBe('2.0');
  await expect(page.locator('meta[name="docsearch:docusaurus_tag"]')).toHaveAttribute('content', 'docs-api-2.0');
  await open(page, '/docs/changelog');
  await reopenSearch(page);
  await searchFor(page, 'quaggaword');
  await expect(hits(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api/orders/cancel#quaggaword');
});
