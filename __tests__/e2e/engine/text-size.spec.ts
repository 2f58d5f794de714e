import { docPage } from '../support/page-kinds';
import { expect, open, test } from '../support/test';

const pointer = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

// What readers set in their browser: another size than that of a style sheet, since it counts in media queries too.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--blink-settings=${pointer},defaultFontSize=32`] }),
});

test('text of twice the size gets the layout of a screen half as wide, and needs no scrolling sideways', async ({
  page,
}) => {
  for (const path of ['/', docPage.path, '/handbook/category/bookings', '/search']) {
    await open(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [640, 1000, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      // The bar takes its other form a moment after the window.
      await expect.poll(sideways, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('NVB-04 the menu of small screens opens, and stays when the window widens less than twice', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await open(page, docPage.path);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Navigation' });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1900, height: 900 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 2000, height: 900 });
  await expect(menu).toBeHidden();
});
