import { navbarLink } from '../../support/navigation';
import { expect, open, test } from '../../support/test';

test.use({ allowUncaughtErrors: true });

test('ERR-11 a navbar item that fails is named in the chain of errors, above its cause', async ({ page }) => {
  await open(page, '/handbook');
  await expect(navbarLink(page, 'Fragile')).toBeVisible();
  await page.goto('/handbook?broken');
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  await expect(page.getByText(/The navbar item "Fragile" failed to render\.\s+Cause:\s+It broke\./)).toBeVisible();
});
