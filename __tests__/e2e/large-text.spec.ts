import type { Page } from 'playwright/test';
import { docPage } from './support/page-kinds';
import { expect, open, test } from './support/test';

/** Words of which not all letters stand in one line, but of text that is narrower than the word, and how far the page scrolls sideways. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('.visually-hidden, pre, code, svg')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (new Set(parts.map(({ top }) => Math.round(top))).size < 2) continue;
        const block = parent.closest('.prose :is(p, li, h2, h3)');
        const line = block
          ? block.clientWidth - Number.parseFloat(getComputedStyle(block).paddingInlineStart)
          : Infinity;
        if (parts.reduce((sum, { width }) => sum + width, 0) < line) broken.push(word);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { broken, sideways: Math.max(0, scrollWidth - clientWidth) };
  });

/** A page of each kind whose words must hold together. */
const paths = [
  '/',
  '/docs/desktop-tools/bi-help/measures/chargeback-rate',
  '/docs/get-started/quick-start-guide',
  '/docs/cleveressentials/revenue-assurance/get-transparency-about-transactions/purchases',
  '/docs/changelog',
  '/docs/changelog/2024',
  '/docs/category/cleveressentials',
  '/docs/cleveressentials/customer-incentives/free-trials',
  '/docs/cleveressentials/checkout/checkout-urls/checkout-process-parameters',
  '/docs/category/subscriptions',
  '/guides',
  '/guides/regions',
];

// A style of the page, unlike a size in the browser's settings, is not counted in media queries.
for (const size of [150, 200]) {
  test(`letters of ${size} % break no word and need no scrolling sideways`, async ({ page }) => {
    for (const path of paths) {
      await open(page, path);
      await page.addStyleTag({ content: `html { font-size: ${size}%; }` });
      for (const width of [375, 1100, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        // A drawing takes a moment to follow.
        await expect
          .poll(async () => ({ path, width, ...(await brokenWords(page)) }))
          .toEqual({ path, width, broken: [], sideways: 0 });
      }
    }
  });
}

test('the bar has its narrow form where large letters leave it no room', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await open(page, docPage.path);
  const menu = page.getByRole('button', { name: 'Toggle navigation bar' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' });
  await expect(menu).toBeHidden();
  await page.addStyleTag({ content: 'html { font-size: 150%; }' });
  await expect(link).toBeHidden();
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
});

test('on a phone breadcrumbs are home, an ellipsis and the parent, in one line', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, docPage.path);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const links = trail.getByRole('link').filter({ visible: true });
  await expect(links).toHaveCount(2);
  expect((await trail.boundingBox())?.height).toBeLessThanOrEqual(48);
});

test('previous and next are cards within the measure of the text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  for (const path of [docPage.path, '/docs/desktop-tools/bi-help/measures/chargeback-rate']) {
    await open(page, path);
    const cards = await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').all();
    const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
    const measure = (await page.locator('article h1').boundingBox()) ?? { x: 0, width: 0 };
    expect(boxes).toHaveLength(2);
    expect(Math.round(boxes[0]?.width ?? 0)).toBe(Math.round(boxes[1]?.width ?? 1));
    const end = (boxes[1]?.x ?? 0) + (boxes[1]?.width ?? 0);
    expect(Math.round(end)).toBe(Math.round(measure.x + measure.width));
  }
});
