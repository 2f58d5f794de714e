import type { Page } from 'playwright/test';
import { docPage } from './support/page-kinds';
import { watchStorage } from './support/records';
import { dialog, reopenSearch, searchFor } from './support/search';
import { expect, open, test, untilDrawn } from './support/test';
import { translate } from './support/translate';

// A widget that someone else put into the page; this build knows of none.
const backToTop = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' });
const root = (page: Page) => page.locator('#docsbotai-root');
const launcher = (page: Page) => root(page).getByRole('button', { name: 'Chat' });

/** Puts the widget's element with its launcher, as large and where the provider has it, into the page. */
async function addWidget(page: Page): Promise<void> {
  await page.evaluate(() => {
    const element = document.createElement('div');
    element.id = 'docsbotai-root';
    element.innerHTML =
      '<button style="position:fixed;right:20px;bottom:20px;width:60px;height:60px;border-radius:50%">Chat</button>';
    document.body.append(element);
  });
}

/** Scrolls far down, then up a little: that shows the button. */
async function showButton(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  // The page must have seen the way down first.
  await untilDrawn(page);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect(backToTop(page)).toBeVisible();
}

async function boxes(page: Page) {
  const [own, other] = [await backToTop(page).boundingBox(), await launcher(page).boundingBox()];
  if (!own || !other) throw new Error('A button is not on screen.');
  return { own, other };
}

for (const viewport of [
  { width: 1280, height: 600 },
  { width: 360, height: 640 },
]) {
  test(`BTT-04 at ${viewport.width} px the button stays clear of the launcher of a chat widget`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await open(page, docPage.path);
    await showButton(page);
    await addWidget(page);
    const { own, other } = await boxes(page);
    const isApart =
      own.x + own.width <= other.x ||
      other.x + other.width <= own.x ||
      own.y + own.height <= other.y ||
      other.y + other.height <= own.y;
    expect(isApart, JSON.stringify({ own, other })).toBe(true);
    expect(own.y).toBeGreaterThanOrEqual(0);
    expect(own.x + own.width).toBeLessThanOrEqual(viewport.width);
    // Both can be pressed: neither lies under the other.
    await launcher(page).click({ trial: true });
    await backToTop(page).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test.describe('on a page that the browser translates', () => {
  test('CHT-12 the launcher keeps its element, and the site goes on around it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await open(page, docPage.path);
    await addWidget(page);
    await root(page).evaluate((element) => Reflect.set(element, 'mark', 'the same'));
    await page.evaluate(translate);
    await showButton(page);
    await page.getByRole('navigation', { name: 'Main' }).locator('a[href="/docs/changelog"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('*Changelog');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('*Set a base price');
    await expect(root(page).getByRole('button')).toHaveText('*Chat');
    // Whatever the provider draws there next is the provider's own.
    await root(page).evaluate((element) => (element.querySelector('button') ?? element).replaceChildren('Close'));
    await expect(root(page).getByRole('button')).toHaveText('*Close');
    await root(page).getByRole('button').click({ trial: true });
    expect(await root(page).evaluate((element) => Reflect.get(element, 'mark') as unknown)).toBe('the same');
    await reopenSearch(page);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(docPage.path);
  });
});

test('BTT-04 the button is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, docPage.path);
  await showButton(page);
  await page.emulateMedia({ media: 'print' });
  await expect(backToTop(page)).toBeHidden();
});

test('CHT-12 the widget’s element and what it stored are left alone, whatever the reader does', async ({ page }) => {
  const items = { DocsBot_w1_chatHistory: '[{"message":"Hello"}]', DocsBot_w1_email: 'reader@example.com' };
  const usedStorage = await watchStorage(page, 'DocsBot_', items);
  await open(page, docPage.path);
  await addWidget(page);
  await page.evaluate(() => {
    const element = document.getElementById('docsbotai-root');
    if (!element) throw new Error('There is no widget.');
    const mutations: string[] = [];
    Reflect.set(window, 'mutations', mutations);
    Reflect.set(element, 'mark', 'the same');
    new MutationObserver((records) => mutations.push(...records.map(({ type }) => type))).observe(element, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  const html = await root(page).evaluate((element) => element.outerHTML);

  await reopenSearch(page);
  await searchFor(page, 'payment options');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
  await page.goBack();
  await expect(page).toHaveURL(docPage.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a base price');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/search';
    link.textContent = 'All of search';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'All of search' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Clear my data' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cleared.' })).toBeVisible();

  expect(await root(page).evaluate((element) => [element.outerHTML, Reflect.get(element, 'mark') as unknown])).toEqual([
    html,
    'the same',
  ]);
  expect(await page.evaluate(() => Reflect.get(window, 'mutations') as unknown)).toEqual([]);
  expect(await usedStorage()).toEqual({ touched: [], kept: [items, items] });
});
