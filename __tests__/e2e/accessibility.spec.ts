import { runAxe } from './support/axe';
import { expect, open, test, titlesOnly } from './support/test';

test.use(titlesOnly);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  for (const path of [
    '/docs/cleveressentials/products/set-up-your-products/import-and-export-products',
    '/docs/desktop-tools/bi-help/measures/chargeback-rate',
  ]) {
    test(`BRC-02 PRF-02 links of the trail and of facts are far enough apart: ${path}`, async ({ page }) => {
      await open(page, path);
      // Not among the rules that axe applies by itself.
      const { violations, passed } = await runAxe(page, ['target-size']);
      expect(passed).toEqual(['target-size']);
      expect(violations).toEqual([]);
      const rows = await page
        .getByRole('navigation', { name: 'Breadcrumbs' })
        .getByRole('listitem')
        .filter({ has: page.locator('a:visible') })
        .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().height));
      expect(rows).toHaveLength(2);
      expect(new Set(rows).size, 'heights of its rows').toBe(1);
    });
  }
});

test('with colours of the reader’s own, what lies over the page and code have an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/guides/example');
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderBlockStartWidth);
  expect(await edge('.prose pre')).toBe('1px');
  await page.locator('.prose [popovertarget]').first().click();
  await expect(page.locator('.prose [popover]:popover-open')).toBeVisible();
  expect(await edge('.prose [popover]:popover-open')).toBe('1px');
  for (const key of ['?', 'Control+k']) {
    await page.keyboard.press('Escape');
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await edge('dialog')).toBe('1px');
  }
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`with ${colorScheme} colours of the reader's own, diagrams, logo, matches and chosen things can be seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await open(page, '/guides/example');
    const styles = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { fill, color, backgroundColor, borderBlockEndColor } = getComputedStyle(element);
          return { fill, color, backgroundColor, borderBlockEndColor };
        });
    const lightness = (colour: string): number => Number(/\d+/.exec(colour)?.[0]);
    const text = lightness((await styles('figure svg text')).fill);
    if (colorScheme === 'dark') expect(text).toBeGreaterThan(128);
    else expect(text).toBeLessThan(128);
    await expect(page.locator(`header .only-${colorScheme}, nav .only-${colorScheme}`).first()).toBeVisible();

    const chosen = await styles('[role="tab"][aria-selected="true"]');
    const other = await styles('[role="tab"][aria-selected="false"]');
    expect(chosen.borderBlockEndColor).not.toBe(other.borderBlockEndColor);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('price');
    await expect(page.getByRole('option').first()).toBeVisible();
    const match = await styles('[role="option"] mark');
    expect(match.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(match.color).not.toBe(match.backgroundColor);
  });
}
