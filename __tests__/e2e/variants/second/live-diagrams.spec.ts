import type { Locator, Page } from 'playwright/test';
import { failRequests, pageWithoutScript } from '../../support/conditions';
import { recordPolicyViolations } from '../../support/records';
import { expect, expectAccessible, open, test } from '../../support/test';

const path = '/handbook/bookings/take-a-booking';
const files = /\/mermaid-[^/]*\.js$/;
const figure = (page: Page): Locator => page.getByRole('figure', { name: 'Plan of a launch' });
const drawing = (page: Page): Locator =>
  figure(page).getByRole('img', { name: /^Preparing the products takes ten days/ });

test('a diagram of another kind is drawn when the reader comes near, in the colours of the page', async ({ page }) => {
  const violations = await recordPolicyViolations(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (files.test(request.url())) loaded.push(request.url());
  });
  await open(page, path);
  await expect(figure(page)).toContainText('Test the checkout : test, after products, 5d');
  expect(loaded).toEqual([]);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(drawing(page)).toBeVisible();
  expect(loaded.length).toBeGreaterThan(0);
  const colour = (): Promise<string> =>
    drawing(page)
      .locator('text')
      .first()
      .evaluate((text) => getComputedStyle(text).fill);
  const light = await colour();
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.getByRole('button', { name: /mode/i }).first().click();
  await expect.poll(colour).not.toBe(light);
  expect(violations).toEqual([]);
  await expectAccessible(page, 'article');
});

test('no label of it covers another, at any width', async ({ page }) => {
  await open(page, path);
  for (const width of [375, 996, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await figure(page).scrollIntoViewIfNeeded();
    await expect(drawing(page)).toBeVisible();
    const covered = await drawing(page).evaluate((element) => {
      const texts = [...element.querySelectorAll('text')].filter((text) => text.textContent !== '');
      const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
      return boxes.flatMap(({ text, box: a }, index) =>
        boxes
          .slice(index + 1)
          .filter(({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((other) => `${text} and ${other.text}`),
      );
    });
    expect(covered, `at ${width} px`).toEqual([]);
  }
});

test('without its files a diagram stays readable as its source, with the reason', async ({ page }) => {
  await failRequests(page, files, 'blocked');
  await open(page, path);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(figure(page).getByRole('status')).toContainText('The diagram could not be drawn.');
  await expect(figure(page)).toContainText('Prepare products : products, 2026-03-02, 10d');
});

test('without script a diagram is its source', async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto(path);
  await expect(figure(page)).toContainText('Launch : milestone, 2026-03-19, 0d');
});
