import { docPage, pageKinds } from './support/page-kinds';
import { expect, open, test, untilHydrated } from './support/test';

test.describe('every kind of page', () => {
  for (const { name, path, status } of pageKinds) {
    test(`SKP-03 ${name} opens and hydrates without an error, with one main landmark`, async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // A browser logs the status of a page that is not found.
        if (message.type() === 'error' && !(status === 404 && message.text().includes('404')))
          complaints.push(message.text());
      });
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await page.title()).not.toBe('');
      expect(complaints).toEqual([]);
    });
  }
});

test.describe('navigation', () => {
  test('NAV-01 a link of the navbar changes the page without a new document', async ({ page }) => {
    await open(page, docPage.path);
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Get started' });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Get started' })).toBeVisible();
    await expect(page).toHaveURL('/docs/category/get-started');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('RTE-02 an unknown path answers 404 and shows the not-found page in the shell', async ({ page }) => {
    const response = await page.goto('/docs/desktop-tools/no-such-page?x=1');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page).toHaveURL('/docs/desktop-tools/no-such-page?x=1');
  });

  test('RTE-09 /docs leads to the landing page, query and hash kept, without a history entry', async ({ page }) => {
    await page.goto('/');
    await page.goto('/docs?x=1#top');
    await expect(page).toHaveURL(/\/docs\/about-[^/]+\/\?x=1#top$/);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
