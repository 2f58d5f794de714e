import type { Locator, Page } from 'playwright/test';
import { recordPolicyViolations } from './support/records';
import { expect, expectAccessible, open, showMode, test } from './support/test';

/** A page with a diagram. */
const path = '/guides/flow-charts-for-notification-events';

const diagram = (page: Page): Locator => page.getByRole('button', { name: /^Zoom image: / }).first();
const viewer = (page: Page): Locator => page.getByRole('dialog', { name: 'Zoomed image' });
const overlay = (page: Page): Promise<string> =>
  viewer(page).evaluate((element) => getComputedStyle(element).backgroundColor);

async function zoom(page: Page): Promise<void> {
  await open(page, path);
  await diagram(page).click();
  await expect(viewer(page)).toBeVisible();
}

test('ZOM-01, ZOM-05 a diagram fills the window', async ({ page }) => {
  await open(page, path);
  const small = await diagram(page).boundingBox();
  await diagram(page).click();
  const picture = viewer(page).getByRole('img');
  await expect
    .poll(async () => {
      const large = await picture.boundingBox();
      // The window without its scrollbar.
      const { width, height } = await viewer(page).evaluate(({ clientWidth, clientHeight }) => ({
        width: clientWidth,
        height: clientHeight,
      }));
      const fits = Math.max((large?.width ?? 0) / width, (large?.height ?? 0) / height);
      return [Math.round(fits * 100), large?.x === 0 || large?.y === 0];
    })
    .toEqual([100, true]);
  const large = await picture.boundingBox();
  expect(large?.width ?? 0).toBeGreaterThan(small?.width ?? Infinity);
});

test('ZOM-04 the overlay has the colour of the mode, also when it changes', async ({ page }) => {
  await zoom(page);
  expect(await overlay(page)).toBe('rgb(255, 255, 255)');
  await showMode(page, 'dark');
  expect(await overlay(page)).toBe('rgb(50, 50, 50)');
});

test('ZOM-03 scrolling 40 px keeps it, more closes it', async ({ page }) => {
  await zoom(page);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + 30);
  await expect(viewer(page)).toBeVisible();
  await page.mouse.wheel(0, 40);
  await expect(viewer(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before + 70);
});

test('ZOM-06 closes by a click, by Escape and by a resize', async ({ page }) => {
  await zoom(page);
  await viewer(page).click({ position: { x: 20, y: 400 } });
  await expect(viewer(page)).toHaveCount(0);
  await diagram(page).click();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await diagram(page).click();
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(viewer(page)).toHaveCount(0);
});

test('ZOM-07 leaves with its page', async ({ page }) => {
  await page.goto('/guides');
  await zoom(page);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
});

test('ZOM-08 keyboard: opens, holds the focus, returns it', async ({ page }) => {
  await open(page, path);
  await diagram(page).focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(diagram(page)).toBeFocused();
  }
});

test('ZOM-08 PRF-02 has no violation in either colour mode', async ({ page }) => {
  await zoom(page);
  await expectAccessible(page);
});

test('ZOM-09 nothing moves when the reader wants none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await zoom(page);
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBe(0);
});

test('ZOM-10 the page below does not move', async ({ page }) => {
  await open(page, path);
  await diagram(page).scrollIntoViewIfNeeded();
  const place = (): Promise<unknown> => page.getByRole('heading', { level: 1 }).boundingBox();
  const before = await place();
  await diagram(page).click();
  await expect(viewer(page)).toBeVisible();
  expect(await place()).toEqual(before);
});

test('ZOM-11 without its code pictures stay as they are, silently', async ({ page, baseURL }) => {
  await open(page, path);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const isOwn = (url: string): boolean => url.startsWith(String(baseURL)) && url.includes('.js');
  const failure = page.waitForEvent('requestfailed', (request) => isOwn(request.url()));
  await page.route(
    (url) => isOwn(url.href),
    (route) => route.abort(),
  );
  await failure;
  await expect(page.getByRole('button', { name: /^Zoom image/ })).toHaveCount(0);
  // The browser itself tells of requests that failed, and configured services of theirs.
  expect(complaints.filter((text) => !/^Failed to load|^Page views:|^Chat widget:/.test(text))).toEqual([]);
});

test('keeps to the security policy', async ({ page }) => {
  const violations = await recordPolicyViolations(page);
  await zoom(page);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  expect(violations).toEqual([]);
});
