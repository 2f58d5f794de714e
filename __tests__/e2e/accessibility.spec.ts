import { pageKinds } from './support/page-kinds';
import { expect, expectAccessible, open, test } from './support/test';

for (const { name, path } of pageKinds) {
  test(`PRF-02 CLR-12 ${name} has no violation in either colour mode`, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page);
  });
}

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
