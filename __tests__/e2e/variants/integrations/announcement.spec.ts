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

test('ANN-02 ANN-03 another bar is shown although the one before it was dismissed', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('docusaurus.announcement.id')) return;
    localStorage.setItem('docusaurus.announcement.id', 'summer');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await open(page, '/docs');
  await expect(bar(page)).toBeVisible();
  const stored = () =>
    page.evaluate(() => ['id', 'dismiss'].map((name) => localStorage.getItem(`docusaurus.announcement.${name}`)));
  await expect.poll(stored).toEqual(['autumn', 'false']);
  await close(page).click();
  await page.reload();
  await expect(bar(page)).toBeHidden();
  expect(await stored()).toEqual(['autumn', 'true']);
});
