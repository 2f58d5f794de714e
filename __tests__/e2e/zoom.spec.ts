import type { Locator, Page } from 'playwright/test';
import { recordPolicyViolations } from './support/records';
import { expect, expectAccessible, open, runEffects, showMode, test } from './support/test';

/** A page with a diagram. */
const path = '/guides/flow-charts-for-notification-events';

/** The button beside the first diagram. */
const diagram = (page: Page): Locator => page.getByRole('button', { name: /^Zoom image: / }).first();
const photo = (page: Page): Locator => page.getByRole('button', { name: 'Zoom image: Photo' });
const viewer = (page: Page): Locator => page.getByRole('dialog', { name: /^Zoomed image: / });
const overlay = (page: Page): Locator => page.locator('.medium-zoom-overlay');
/** What medium-zoom moves, and the copy of a drawing, which goes with it. */
const enlarged = (page: Page): Locator => page.locator('.medium-zoom-image--opened');
const drawing = (page: Page): Locator => page.locator('body > [aria-hidden="true"] > svg');
const colour = (page: Page): Promise<string> =>
  overlay(page).evaluate((element) => getComputedStyle(element).backgroundColor);

async function zoom(page: Page): Promise<void> {
  await open(page, path);
  await diagram(page).click();
  await expect(viewer(page)).toBeVisible();
}

/** 1200 × 630 pixels, shown smaller; a change of the hash is a route update, after which it is attached. */
async function openWithPhoto(page: Page): Promise<void> {
  await open(page, path);
  await page.evaluate(() => {
    const image = Object.assign(document.createElement('img'), { src: '/social-card.png', alt: 'Photo', width: 400 });
    document.querySelector('.prose')?.prepend(image);
    window.location.hash = 'photo';
  });
  await expect(photo(page)).toBeVisible();
}

async function widthOf(locator: Locator): Promise<number> {
  return Math.round((await locator.boundingBox())?.width ?? 0);
}

async function expectNothingLeft(page: Page): Promise<void> {
  await expect(viewer(page)).toHaveCount(0);
  for (const part of [overlay, enlarged, drawing]) await expect(part(page)).toHaveCount(0);
}

test('ZOM-02 it is attached within a second after the page has come, not at once, also by a link', async ({ page }) => {
  // Before the page, whose own timers it would not know.
  await page.clock.install();
  await open(page, '/docs/changelog');
  const drawings = page.getByRole('main').locator('figure svg[role="graphics-document"], figure [role="button"]');
  // A clock that is only installed goes on by itself, on a slow machine by more than the second.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Flow charts/);
  await runEffects(page);
  // On a slow machine the page before may have begun to wait just now, so that less than a second is left.
  await expect(diagram(page)).toHaveCount(0);
  await page.clock.runFor(1100);
  await expect(diagram(page)).toBeVisible();
  expect(await drawings.count()).toBeGreaterThan(0);
});

test('ZOM-01, ZOM-05 a diagram fills the window', async ({ page }) => {
  await open(page, path);
  const small = await page.locator('.diagram > svg:visible').first().boundingBox();
  await diagram(page).click();
  await expect
    .poll(async () => {
      const large = await drawing(page).boundingBox();
      // The window without its scrollbar.
      const { width, height } = await viewer(page).evaluate(({ clientWidth, clientHeight }) => ({
        width: clientWidth,
        height: clientHeight,
      }));
      const fits = Math.max((large?.width ?? 0) / width, (large?.height ?? 0) / height);
      return [Math.round(fits * 100), Math.abs(Math.round(Math.min(large?.x ?? NaN, large?.y ?? NaN)))];
    })
    .toEqual([100, 0]);
  const large = await drawing(page).boundingBox();
  expect(large?.width ?? 0).toBeGreaterThan(small?.width ?? Infinity);
});

test('ZOM-01 on a phone a diagram that scrolls sideways opens as a whole, and fingers can enlarge it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/docs/cleveressentials/data-and-analytics/track-revenue/set-up-revenue-tracking');
  const cut = page.locator('.diagram-wide:has([data-enlarge]) > svg:visible').first();
  await expect(cut).toBeVisible();
  expect((await cut.boundingBox())?.width ?? 0).toBeGreaterThan(375);
  await cut.click();
  await expect.poll(async () => (await drawing(page).boundingBox())?.width ?? Infinity).toBeLessThanOrEqual(375);
  await expect.poll(async () => (await drawing(page).boundingBox())?.x).toBeCloseTo(0, 0);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.synthesizePinchGesture', { x: 180, y: 400, scaleFactor: 2 });
  expect(await page.evaluate(() => window.visualViewport?.scale ?? 1)).toBeGreaterThan(1.5);
  await expect(viewer(page)).toBeVisible();
});

test('ZOM-05 a photo grows to its natural size, and to the window at most', async ({ page }) => {
  await openWithPhoto(page);
  await photo(page).click();
  await expect.poll(() => widthOf(enlarged(page))).toBe(1200);
  await page.keyboard.press('Escape');
  await expectNothingLeft(page);
  await page.setViewportSize({ width: 1000, height: 700 });
  await photo(page).click();
  await expect.poll(async () => (await widthOf(enlarged(page))) - (await widthOf(viewer(page)))).toBe(0);
});

test('ZOM-04 the overlay has the colour of the mode, also when it changes', async ({ page }) => {
  await zoom(page);
  expect(await colour(page)).toBe('rgb(255, 255, 255)');
  await showMode(page, 'dark');
  expect(await colour(page)).toBe('rgb(50, 50, 50)');
});

test('ZOM-03 scrolling 40 px keeps it, more closes it', async ({ page }) => {
  await zoom(page);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + 30);
  await expect(viewer(page)).toBeVisible();
  await page.mouse.wheel(0, 40);
  await expectNothingLeft(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before + 70);
});

test('ZOM-06 closes by a click, by Escape and by a resize', async ({ page }) => {
  await zoom(page);
  await viewer(page).click({ position: { x: 20, y: 400 } });
  await expectNothingLeft(page);
  await diagram(page).click();
  await page.keyboard.press('Escape');
  await expectNothingLeft(page);
  await diagram(page).click();
  await page.setViewportSize({ width: 1000, height: 700 });
  await expectNothingLeft(page);
});

test('ZOM-06 closes in the moment in which it opens, and opens again', async ({ page }) => {
  await open(page, path);
  await diagram(page).focus();
  for (const key of ['Enter', 'Escape', 'Enter', 'Escape']) await page.keyboard.press(key);
  await expectNothingLeft(page);
  await expect(page.locator('body')).not.toHaveClass(/medium-zoom/);
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toBeVisible();
});

test('ZOM-07 leaves with its page', async ({ page }) => {
  await page.goto('/guides');
  await zoom(page);
  await page.goBack();
  await expectNothingLeft(page);
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
    await expectNothingLeft(page);
    await expect(diagram(page)).toBeFocused();
  }
});

test('ZOM-08 a drawing keeps its role and its words; a visible button beside it opens it', async ({ page }) => {
  for (const width of [375, 997, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await expect(diagram(page)).toBeVisible();
    const figure = page.locator('.diagram:has([data-enlarge])').first();
    const svg = figure.locator(':scope > svg:visible');
    await expect(svg).toHaveAttribute('role', 'graphics-document');
    expect(await svg.getAttribute('tabindex')).toBeNull();
    const alternative = String(await svg.getAttribute('aria-label'));
    await expect(figure.getByRole('button')).toHaveAccessibleName(`Zoom image: ${alternative}`);
    const [outer, button] = [await figure.boundingBox(), await figure.getByRole('button').boundingBox()];
    if (!outer || !button) throw new Error('Expected a figure with a button.');
    expect(button.x + button.width).toBeLessThanOrEqual(outer.x + outer.width);
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(24);
    await diagram(page).click();
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNothingLeft(page);
  }
});

test('PRF-02 ZOM-08 has no violation while it is open, in either colour mode, nor of the security policy', async ({
  page,
}) => {
  const violations = await recordPolicyViolations(page);
  await openWithPhoto(page);
  for (const picture of [photo, diagram]) {
    await picture(page).click();
    await expect(viewer(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectNothingLeft(page);
  }
  expect(violations).toEqual([]);
});

test('ZOM-05, ZOM-09 moves for 300 ms, and not at all when the reader wants no movement', async ({ page }) => {
  const movement = (): Promise<string> => enlarged(page).evaluate((element) => getComputedStyle(element).transition);
  await zoom(page);
  expect(await movement()).toBe('transform 0.3s cubic-bezier(0.2, 0, 0.2, 1)');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await zoom(page);
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBe(0);
  await page.keyboard.press('Escape');
  await expectNothingLeft(page);
});

test('ZOM-10 the page below does not move', async ({ page }) => {
  await open(page, path);
  await diagram(page).scrollIntoViewIfNeeded();
  const place = (): Promise<unknown> => page.locator('h1').boundingBox();
  const before = await place();
  await diagram(page).click();
  await expect(viewer(page)).toBeVisible();
  expect(await place()).toEqual(before);
});
