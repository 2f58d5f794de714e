import type { Locator } from 'playwright/test';
import { site } from '../../src/shared/site';
import { failRequests, holdRequests, pageData } from './support/conditions';
import { docPage } from './support/page-kinds';
import { askRow, openSearch, searchFiles, searchFor } from './support/search';
import { expect, open, test, titlesOnly } from './support/test';

test.use(titlesOnly);

const styleOf = (element: Locator, ...names: string[]): Promise<Record<string, string>> =>
  element.evaluate((node, names) => {
    const style = getComputedStyle(node);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  }, names);

/** Share of the window's or parent's width, and how far the element stands from the middle. */
const placeOf = (element: Locator): Promise<{ share: number; offCentre: number }> =>
  element.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const around = node.parentElement?.getBoundingClientRect() ?? box;
    const offCentre = Math.abs(box.left + box.right - around.left - around.right) / 2;
    return { share: box.width / around.width, offCentre };
  });

test('ERR-01 the spinner: a dot in cycles of 1.5 s, two rings in cycles of 3 s, half a cycle apart', async ({
  page,
}) => {
  await openSearch(page);
  const release = await holdRequests(page, searchFiles.questions);
  await searchFor(page, 'refund');
  await askRow(page).click();
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(spinner).toBeVisible();
  const circles = await spinner.locator('circle').all();
  const cycles = await Promise.all(
    circles.map((circle) => styleOf(circle, 'animation-duration', 'animation-delay', 'animation-iteration-count')),
  );
  const cycle = (duration: number, delay: number) => ({
    'animation-duration': `${duration / 1000}s`,
    'animation-delay': `${delay / 1000}s`,
    'animation-iteration-count': 'infinite',
  });
  const [dot, ring] = [1500, 3000];
  expect(cycles).toEqual([cycle(ring, 0), cycle(ring, -ring / 2), cycle(dot, 0)]);
  expect((await placeOf(spinner.locator('svg'))).offCentre).toBeLessThanOrEqual(1);
  release();
  await expect(spinner).toHaveCount(0);
});

test('ERR-02 the error box is half as wide as its place, on phones nine tenths, centred, white on red', async ({
  page,
}) => {
  await openSearch(page);
  await failRequests(page, searchFiles.questions);
  await searchFor(page, 'refund');
  await askRow(page).click();
  const box = page.getByRole('alert').filter({ hasText: 'Questions could not be loaded.' });
  await expect(box.getByRole('button', { name: 'Retry' })).toBeVisible();
  for (const [width, share] of [
    [1280, 0.5],
    [997, 0.5],
    [375, 0.9],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const place = await placeOf(box);
    expect(place.share, `at ${width} px`).toBeCloseTo(share, 1);
    expect(place.offCentre).toBeLessThanOrEqual(1);
    expect(await styleOf(box, 'margin-top', 'padding', 'color', 'background-color')).toEqual({
      'margin-top': '80px',
      padding: '16px',
      color: 'rgb(255, 255, 255)',
      // 6.5:1 with white.
      'background-color': 'rgb(179, 38, 30)',
    });
  }
});

test.describe('the progress bar', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`PRG-03 PRG-06 is a thin bar above the navbar, ${reducedMotion === 'reduce' ? 'still' : 'moving'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await open(page, docPage.path);
      await failRequests(page, pageData('/docs/changelog'), 'never answered');
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' });
      await link.click();
      const bar = page.getByRole('progressbar', { name: 'Loading the page' });
      await expect(bar).toBeVisible();
      await expect(bar).not.toHaveAttribute('aria-hidden');
      const accent = await page
        .getByRole('main')
        .getByRole('link')
        .first()
        .evaluate(() => {
          const probe = document.createElement('i');
          probe.style.color = 'var(--accent)';
          document.body.append(probe);
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        });
      expect(await styleOf(bar, 'position', 'top', 'height', 'background-color')).toEqual({
        position: 'fixed',
        top: '0px',
        height: '2px',
        'background-color': accent,
      });
      const isOnTop = await bar.evaluate((node) => document.elementFromPoint(2, 1) === node);
      expect(isOnTop).toBe(true);
      const { transform } = await styleOf(bar, 'transform');
      if (reducedMotion === 'reduce') expect(transform).toBe('none');
      else expect(transform).toMatch(/^matrix\(0\.0\d/);
    });
  }
});

test('SKP-01 the skip link shows at the top left, above the bar, only with the focus, and leads to the content', async ({
  page,
}) => {
  await open(page, docPage.path);
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  const isShown = () =>
    skip.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === node && left < 20 && top < 20;
    });
  expect(await isShown()).toBe(false);
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  expect(await isShown()).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await isShown()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('FTR-01 FTR-03 the footer’s groups stand side by side, and below each other on phones', async ({ page }) => {
  await page.setViewportSize({ width: 641, height: 800 });
  await open(page, docPage.path);
  const titles = page.getByRole('contentinfo').getByRole('heading');
  await expect(titles).toHaveText(site.footer.map(({ title }) => title));
  const tops = async (): Promise<number> => {
    const boxes = await Promise.all((await titles.all()).map((title) => title.boundingBox()));
    return new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size;
  };
  expect(await tops()).toBe(1);
  await page.setViewportSize({ width: 640, height: 800 });
  expect(await tops()).toBe(site.footer.length);
});

test('RTE-01 RTE-04 nearest pages are found beside the documentation too, and no page is at /404', async ({ page }) => {
  const response = await page.goto('/404');
  expect(response?.status()).toBe(404);
  await open(page, '/guides/exampel');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toHaveAttribute(
    'href',
    '/guides/example',
  );
});
