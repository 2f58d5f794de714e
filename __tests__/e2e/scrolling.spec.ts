import type { Page } from 'playwright/test';
import { follow, heading, scrollTo, scrollTop, target } from './support/navigation';
import { docPage } from './support/page-kinds';
import { expect, markDocument, open, test, untilDrawn } from './support/test';

test.describe('positions', () => {
  const anchor = (page: Page) => page.getByRole('main').locator('h2[id]').last();

  test('NAV-05 a new page is shown from its top, NAV-10 back and forward restore positions', async ({ page }) => {
    await open(page, docPage.path);
    await scrollTo(page, 400);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/changelog"]')?.click());
    await expect(heading(page)).toHaveText('Changelog');
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(docPage.path);
    await expect.poll(() => scrollTop(page)).toBe(400);
    await page.goForward();
    await expect(heading(page)).toHaveText('Changelog');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('NAV-08 a hash on the same page scrolls to it; one of no heading stays; back restores the position', async ({
    page,
  }) => {
    await open(page, docPage.path);
    const stillSame = await markDocument(page);
    const id = String(await anchor(page).getAttribute('id'));
    await scrollTo(page, 120);
    await follow(page, `#${id}`);
    await expect(anchor(page)).toBeInViewport();
    const there = await scrollTop(page);
    expect(there).toBeGreaterThan(120);
    await untilDrawn(page);
    await follow(page, '#nowhere');
    await expect(page).toHaveURL(/#nowhere$/);
    expect(await scrollTop(page)).toBe(there);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(docPage.path);
    await expect.poll(() => scrollTop(page)).toBe(120);
    expect(await stillSame()).toBe(true);
  });
});

test.describe('a jump that is no scrolling', () => {
  const backToTop = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' });
  const hasBar = (page: Page) => page.evaluate(() => document.documentElement.dataset.navbar === undefined);
  const long = '/docs/changelog/2023';

  test('NVB-06 BTT-02 back to a place further down shows the bar, and no button', async ({ page }) => {
    await open(page, '/docs/changelog/2022');
    await scrollTo(page, 800);
    await follow(page, long);
    await expect(heading(page)).toHaveText(/2023/);
    expect(await hasBar(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(800);
    await scrollTo(page, 800);
    expect(await hasBar(page)).toBe(true);
    await expect(backToTop(page)).toHaveCount(0);
    await scrollTo(page, 900);
    expect(await hasBar(page)).toBe(false);
    await scrollTo(page, 850);
    await expect(backToTop(page)).toBeVisible();
  });
});

test.describe('a page that was opened at a place', () => {
  /** Makes the text above the article's headings higher, as a picture or drawing that comes late does. */
  const grow = (page: Page) =>
    page.evaluate(() => {
      const box = document.createElement('div');
      box.style.height = '400px';
      document.querySelector('.prose')?.prepend(box);
    });
  const topOf = (page: Page, id: string) =>
    page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1), id);

  test.beforeEach(async ({ page }) => {
    // Chromium would keep the place by itself, as Safari does not.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    });
  });

  for (const way of ['full load', 'link', 'link on the page'] as const) {
    test(`stays there while what is above it grows, until the reader scrolls: ${way}`, async ({ page }) => {
      await open(page, docPage.path);
      const id = await page.evaluate(() => document.querySelectorAll('.prose h2[id]')[1]?.id ?? '');
      if (way === 'link') await open(page, target);
      if (way === 'full load') {
        await open(page, target);
        await open(page, `${docPage.path}#${id}`);
      } else await follow(page, `${docPage.path}#${id}`);
      await expect(page).toHaveURL(`${docPage.path}#${id}`);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
      await untilDrawn(page);
      const before = await topOf(page, id);
      await grow(page);
      await expect.poll(() => topOf(page, id)).toBe(before);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, -100);
      await expect.poll(() => topOf(page, id)).toBe(before + 100);
      await grow(page);
      await untilDrawn(page);
      expect(await topOf(page, id)).toBe(before + 500);
    });
  }

  test('has the tabs that the reader chose before the scripts are there', async ({ page }) => {
    const path = '/docs/get-started/manage-regions';
    await open(page, path);
    const panel = page.locator('[data-tabs] [role="tabpanel"]:visible').first();
    const label = (await page.getByRole('tab', { selected: false }).first().textContent()) ?? '';
    await page.getByRole('tab', { name: label }).first().click();
    const chosen = await panel.getAttribute('data-label');
    await page.route(/\/app-\w+\.js$/, (route) => route.abort());
    await page.reload();
    await expect(panel).toHaveAttribute('data-label', chosen ?? '');
    await expect(page.getByRole('tab', { selected: true }).first()).toHaveText(label);
  });
});
