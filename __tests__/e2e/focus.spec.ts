import type { Locator, Page } from 'playwright/test';
import { docPage } from './support/page-kinds';
import { expect, open, test } from './support/test';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const main = (page: Page) => page.getByRole('main');

/** Links and buttons of each part of a page. */
const places: readonly (readonly [name: string, path: string, find: (page: Page) => Locator])[] = [
  ['a link of the navbar', docPage.path, (page) => bar(page).getByRole('link', { name: 'Changelog' })],
  ['a button of the navbar', docPage.path, (page) => bar(page).getByRole('button', { name: /^Switch between/ })],
  ['a link of the sidebar', docPage.path, (page) => sidebar(page).getByRole('link', { name: 'Add a price rule' })],
  ['a button of the sidebar', docPage.path, (page) => sidebar(page).getByRole('button', { name: /'Pricing models'/ })],
  [
    'a link of the text',
    docPage.path,
    (page) => main(page).getByRole('link', { name: 'Select a pricing method' }).first(),
  ],
  [
    'a button of the text',
    '/guides/example',
    (page) =>
      main(page)
        .getByRole('button', { name: /^Copy code/ })
        .first(),
  ],
];

/** Width of the ring around an element; 0 when there is none. */
function ring(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });
}

/** What is on screen at and around an element. */
async function pictureOf(page: Page, element: Locator): Promise<Buffer> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on screen.');
  const clip = { x: Math.max(0, box.x - 6), y: Math.max(0, box.y - 6), width: box.width + 12, height: box.height + 12 };
  return page.screenshot({ clip, animations: 'disabled' });
}

for (const path of new Set(places.map(([, path]) => path))) {
  const here = places.filter(([, other]) => other === path);

  test(`NVB-10 what Tab reaches has a ring, which is seen: ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, , find] of here) {
      await open(page, path);
      const element = find(page);
      await element.scrollIntoViewIfNeeded();
      await element.focus();
      await page.keyboard.press('Shift+Tab');
      await expect(element, name).not.toBeFocused();
      expect(await ring(element), name).toBe(0);
      await page.keyboard.press('Tab');
      await expect(element).toBeFocused();
      expect(await ring(element), name).toBeGreaterThanOrEqual(2);
      // Nothing cuts it off or hides it.
      const withRing = await pictureOf(page, element);
      await page.addStyleTag({ content: ':focus-visible { outline-color: transparent !important; }' });
      expect(withRing.equals(await pictureOf(page, element)), name).toBe(false);
    }
  });

  test(`NVB-10 what is clicked has none: ${path}`, async ({ page }) => {
    for (const [name, , find] of here) {
      await open(page, path);
      // The page stays, and so does the element.
      await page.evaluate(() => {
        window.addEventListener(
          'click',
          (event) => {
            event.preventDefault();
            event.stopImmediatePropagation();
          },
          { capture: true },
        );
      });
      const element = find(page);
      // The last key was Tab: only the click itself may take the ring away.
      await page.keyboard.press('Tab');
      await element.click();
      await expect(element, name).toBeFocused();
      expect(await ring(element), name).toBe(0);
      await page.keyboard.press('Tab');
      const next = page.locator(':focus');
      await expect(next).toHaveCount(1);
      expect(await ring(next), name).toBeGreaterThanOrEqual(2);
    }
  });
}
