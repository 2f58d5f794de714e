import type { Page } from 'playwright/test';
import { docPage } from '../support/page-kinds';
import { expect, open, test, untilDrawn } from '../support/test';

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

test('BTT-04 the button is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, docPage.path);
  await showButton(page);
  await page.emulateMedia({ media: 'print' });
  await expect(backToTop(page)).toBeHidden();
});
