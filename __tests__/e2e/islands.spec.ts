import type { Locator, Page } from 'playwright/test';
import { failRequests, pageWithoutScript } from './support/conditions';
import { recordPolicyViolations } from './support/records';
import { expect, open, test } from './support/test';

const path = '/guides/components-in-pages';
const scripts = /\/island-\w+-\w+\.js$/;

const calculator = (page: Page): Locator => page.getByRole('group', { name: 'Upgrade price' });
/** Waits until React has taken over the calculator: what is typed before is lost. */
async function untilAlive(page: Page): Promise<void> {
  const field = page.getByRole('spinbutton', { name: 'Days used' });
  const isAlive = (): Promise<boolean> =>
    field.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAlive).toBe(true);
}
const resultOf = (page: Page): Locator => calculator(page).getByRole('status');

test('an imported component works by mouse and keyboard, within the security policy, without a shift', async ({
  page,
}) => {
  const violations = await recordPolicyViolations(page);
  await open(page, path);
  const result = resultOf(page);
  await expect(result).toHaveText(/^Charge today: EUR\u00a027\.12 for 275 of 365 days\./);
  await untilAlive(page);
  const used = page.getByRole('spinbutton', { name: 'Days used' });
  await used.fill('182');
  await expect(result).toHaveText(/EUR\u00a018\.05 for 183 of 365 days/);
  await used.press('ArrowUp');
  await expect(result).toHaveText(/for 182 of 365 days/);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('spinbutton', { name: 'Days in the interval' })).toBeFocused();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  expect(violations).toEqual([]);
});

test.describe('without its code', () => {
  // React reports that it could not take over the part.
  test.use({ allowUncaughtErrors: true });

  test('if its code does not arrive, the rest of the page stays, and Retry brings it', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => (asked += Number(scripts.test(request.url()))));
    const release = await failRequests(page, scripts);
    await page.goto(path);
    const box = page.getByRole('alert').filter({ hasText: 'This part of the page could not be shown.' });
    await expect(box).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What you can pass' })).toBeVisible();
    expect(asked, 'asked once, not without end').toBe(1);
    await release();
    await box.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('spinbutton', { name: 'Days used' }).fill('182');
    await expect(resultOf(page)).toHaveText(/EUR\u00a018\.05/);
  });
});

test('it reads without scripts, styled', async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto(path);
  await expect(page.getByText('Charge today: EUR\u00a027.12 for 275 of 365 days.')).toBeVisible();
  expect(await calculator(page).evaluate((element) => getComputedStyle(element).display)).toBe('grid');
  await page.context().close();
});

test('other pages load nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/guides/regions');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/islands?-/.test(url))).toEqual([]);
});
