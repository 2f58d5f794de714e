import { breakStorage, goOffline, storageFaults } from '../support/conditions';
import { scrollTo, scrollTop, target } from '../support/navigation';
import { docPage } from '../support/page-kinds';
import { expect, open, test } from '../support/test';

for (const fault of storageFaults) {
  test(`STO-05 CLR-15 what readers choose works for the page view when storage ${fault === 'throws' ? 'throws' : `is ${fault}`}`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await breakStorage(page, fault);
    await open(page, docPage.path);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: /currently dark mode/ }).click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await scrollTo(page, 300);
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/reference/errors"]')?.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(300);
    await page.getByRole('button', { name: /currently light mode/ }).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    expect(warnings.length).toBe(fault === 'garbage' ? 0 : 1);
  });
}

test.describe('without the site’s scripts', () => {
  test('NAV-04 a link followed without a network opens by itself when it is back', async ({ page }) => {
    await open(page, docPage.path);
    const goOnline = await goOffline(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Errors' }).click();
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await expect(page).toHaveURL(docPage.path);
    await goOnline();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
