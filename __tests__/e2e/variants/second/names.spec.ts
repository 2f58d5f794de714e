import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { encodePath } from '../../../../src/shared/paths';
import { expect, markDocument, test, untilHydrated } from '../../support/test';

test.describe.configure({ timeout: 180_000 });

/** Declared paths of the pages whose files have unusual names. */
const routes = (JSON.parse(readFileSync(join(process.env.PUBLIC_DIR ?? 'public', 'routes.json'), 'utf8')) as string[])
  .filter((route) => route.startsWith('/handbook/names/'))
  .sort();

function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** The sidebar marks the page and shows its branch; the address is the one that its links have. */
async function expectMarked(page: Page, route: string): Promise<void> {
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]');
  await expect(current, route).toBeVisible();
  await expect(current, route).toHaveAttribute('href', encodePath(route));
  expect(new URL(page.url()).pathname).toBe(encodePath(route));
}

test('RTE-01 NAV-01 pages with any name open by a link, without a page load', async ({ page }) => {
  const errors = recordErrors(page);
  await page.goto(encodePath(String(routes[0])));
  await untilHydrated(page);
  const seen = new Set<string>();
  for (let step = 0; step < routes.length; step += 1) {
    const isSameDocument = await markDocument(page);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('link', { name: 'To the next name' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(String(title));
    const route = decodeURIComponent(new URL(page.url()).pathname);
    seen.add(route);
    // A name that ends like that of a file is left to the browser.
    if (!route.endsWith('.name')) expect([route, await isSameDocument()]).toEqual([route, true]);
    await untilHydrated(page);
    await expectMarked(page, route);
  }
  expect([...seen].sort()).toEqual(routes);
  expect(errors).toEqual([]);
});
