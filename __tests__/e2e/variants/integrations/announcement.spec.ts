import type { Page } from 'playwright/test';
import { expect, open, test } from '../../support/test';
import { withoutChat } from '../../support/third-parties';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' });

test.beforeEach(({ page }) => withoutChat(page));

test('ANN-06 the bar stands above the navbar, with a link that works', async ({ page }) => {
  await open(page, '/docs');
  await expect(bar(page)).toContainText('The autumn release is here.');
  const [barBox, navbarBox] = await Promise.all([
    bar(page).boundingBox(),
    page.getByRole('navigation', { name: 'Main' }).boundingBox(),
  ]);
  expect((barBox?.y ?? NaN) + (barBox?.height ?? NaN)).toBeLessThanOrEqual((navbarBox?.y ?? NaN) + 1);
  await bar(page).getByRole('link', { name: 'autumn release' }).click();
  await expect(page).toHaveURL('/docs/changelog');
  await expect(bar(page)).toBeVisible();
});

test('ANN-01 ANN-04 ANN-06 a dismissal lasts over links, loads and tabs', async ({ page, context }) => {
  await open(page, '/docs');
  await close(page).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator(':focus')).toBeVisible();
  await page.reload();
  // Before the scripts run it is hidden already.
  await expect(bar(page)).toBeHidden();
  const other = await context.newPage();
  await open(other, '/guides');
  await expect(bar(other)).toHaveCount(0);
});
