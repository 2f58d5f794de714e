import { docPage } from './support/page-kinds';
import { expect, open, test } from './support/test';

// Playwright hides scrollbars otherwise.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('MOB-02 SOV-05 the place of a scrollbar gets as dark as the page behind a dialog', async ({ page }) => {
  await open(page, docPage.path);
  const { right, edge } = await page.evaluate(() => ({
    right: window.innerWidth,
    edge: document.body.getBoundingClientRect().right,
  }));
  expect(right).toBeGreaterThan(edge);
  const clip = { x: edge + 2, y: 400, width: right - edge - 4, height: 10 };
  const before = await page.screenshot({ clip });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await page.screenshot({ clip })).equals(before)).toBe(false);
});
