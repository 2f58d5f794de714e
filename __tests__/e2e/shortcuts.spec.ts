import { docPage } from './support/page-kinds';
import { expect, expectAccessible, open, test } from './support/test';

test('`]` and `[` turn pages without loading the site again', async ({ page }) => {
  await open(page, docPage.path);
  const target = await page.getByRole('main').locator('a[rel="next"]').getAttribute('href');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.keyboard.press(']');
  await expect(page).toHaveURL(String(target));
  await page.keyboard.press('[');
  await expect(page).toHaveURL(docPage.path);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('PRF-02 the list of keys opens by `?`, has no violation and gives the focus back, at any width', async ({
  page,
}) => {
  await open(page, docPage.path);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const link = page.getByRole('main').locator('a[rel="next"]');
    await link.focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test('single keys stay off after a reload, and the foot of the page switches them on again', async ({ page }) => {
  await open(page, docPage.path);
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
  const box = page.getByRole('checkbox', { name: /single key/ });
  await button.click();
  await box.uncheck();
  await page.keyboard.press('Escape');
  await open(page, docPage.path);
  for (const key of ['/', '?', ']']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.click();
  await expect(box).not.toBeChecked();
  await box.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});
