import { expect, expectAccessible, open, test } from '../../support/test';

test('formulas are drawn without a script, stay in the column and have no violation', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/handbook/plan-a-passage');
    const fraction = page.locator('.prose p math mfrac').first();
    const [above, below] = await fraction.locator('> *').all();
    // The browser knows MathML: what is divided stands above.
    expect((await above?.boundingBox())?.y).toBeLessThan((await below?.boundingBox())?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(page, 'main');
  }
  const wide = page.locator('.formula').first();
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await wide.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
});

test('copying a page copies the source of its formulas', async ({ request }) => {
  const answer = await request.get('/handbook/plan-a-passage.md');
  expect(await answer.text()).toContain('needs $t = \\frac{s}{v}$ hours for $s$ miles');
});
