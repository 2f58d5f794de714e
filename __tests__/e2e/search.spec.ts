import type { Page } from 'playwright/test';
import { holdRequests } from './support/conditions';
import { docPage } from './support/page-kinds';
import { ask, button, dialog, field, hits, openSearch, reopenSearch, searchFiles, searchFor } from './support/search';
import { allTexts, expect, expectAccessible, markDocument, open, test, titlesOnly } from './support/test';

test.use(titlesOnly);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the way in', () => {
  test('SOV-01 SOV-02 SOV-05 `/`, Ctrl+K, Cmd+K and the button open, Escape closes, the focus goes back', async ({
    page,
  }) => {
    await open(page, docPage.path);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' });
    for (const key of ['/', 'Control+k', 'Meta+K']) {
      await link.focus();
      await page.keyboard.press(key);
      await expect(field(page), key).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await expect(page.locator('body')).toHaveClass(/DocSearch--active/);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
      await expect(link).toBeFocused();
    }
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(docPage.path);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('SOV-01 a second Ctrl+K closes; in a text field `/` is text and Ctrl+K opens', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
    const text = page.locator('main textarea').last();
    await text.focus();
    await page.keyboard.press('/');
    await expect(text).toHaveValue('/');
    await expect(dialog(page)).toHaveCount(0);
    await reopenSearch(page);
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('/');
  });

  test('SOV-05 SOV-08 the page behind neither scrolls nor takes the focus', async ({ page }) => {
    await open(page, docPage.path);
    await page.evaluate(() => window.scrollTo(0, 300));
    await reopenSearch(page);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });

  test('SXP-02 a page of the site may open search with a first query', async ({ page }) => {
    await open(page, '/docs/changelog');
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('site:open-search', { detail: { query: 'refund' } })),
    );
    await expect(field(page)).toHaveValue('refund');
    await expect(hits(page).first()).toBeVisible();
  });

  test('SOV-01 keys typed before the scripts run are not lost', async ({ page }) => {
    const release = await holdRequests(page, /\/app-[\da-f]+\.js$/);
    await page.goto(docPage.path, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('refund');
    await expect(dialog(page)).toHaveCount(0);
    release();
    await expect(field(page)).toHaveValue('refund');
    await expect(hits(page).first()).toBeVisible();
  });

  test('SOV-06 keys typed before the code of the overlay arrives are not lost', async ({ page }) => {
    const release = await holdRequests(page, searchFiles.overlay);
    await open(page, docPage.path);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rfund');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByRole('searchbox', { name: 'Search' })).toHaveValue('rfund');
    await expect(field(page)).toHaveCount(0);
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('e');
    await expect(field(page)).toHaveValue('refund');
    await expect(hits(page).first()).toBeVisible();
  });

  test('SOV-03 closes by the backdrop; SOV-09 the query is kept and selected, after a choice it is not', async ({
    page,
  }) => {
    await openSearch(page);
    await searchFor(page, 'refund');
    await page.mouse.click(5, 790);
    await expect(dialog(page)).toHaveCount(0);
    await reopenSearch(page);
    await expect(field(page)).toHaveValue('refund');
    const selected = await field(page).evaluate((input: HTMLInputElement) => [
      input.selectionStart,
      input.selectionEnd,
    ]);
    expect(selected).toEqual([0, 6]);
    await hits(page).first().click();
    await expect(dialog(page)).toHaveCount(0);
    await reopenSearch(page);
    await expect(field(page)).toHaveValue('');
  });

  test.describe('on a tablet', () => {
    test.use({ viewport: { width: 1024, height: 800 }, hasTouch: true });

    test('SOV-03 a tap on the backdrop closes, and clicks nothing behind it', async ({ page }) => {
      await openSearch(page);
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/docs/changelog', textContent: 'behind' });
        link.style.cssText = 'position: fixed; inset: auto auto 0 0; width: 120px; height: 60px';
        link.addEventListener('click', () => Reflect.set(window, 'clicked', true));
        document.body.append(link);
      });
      await page.touchscreen.tap(60, 770);
      await expect(dialog(page)).toHaveCount(0);
      // What a tap becomes comes within a frame or two.
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => 'clicked' in window)).toBe(false);
      await expect(page).toHaveURL(docPage.path);
    });
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

    test('SOV-03 SOV-08 a tap opens, the dialog fills the screen, Cancel closes', async ({ page }) => {
      await open(page, docPage.path);
      await button(page).tap();
      await expect(field(page)).toBeFocused();
      const { width, height } = (await dialog(page).boundingBox()) ?? { width: 0, height: 0 };
      expect([width, height]).toEqual([390, 700]);
      await dialog(page).getByRole('button', { name: 'Cancel' }).tap();
      await expect(dialog(page)).toHaveCount(0);
    });

    test('SOV-08 the dialog is as high as what the keyboard leaves', async ({ page }) => {
      await openSearch(page);
      // There is no keyboard here: the screen says what it would say.
      const shrink = (height: number) =>
        page.evaluate((value) => {
          const { visualViewport } = window;
          if (!visualViewport) throw new Error('There is no visual viewport.');
          Object.defineProperty(visualViewport, 'height', { value, configurable: true });
          visualViewport.dispatchEvent(new Event('resize'));
        }, height);
      const height = async () => (await dialog(page).boundingBox())?.height;
      await shrink(380);
      expect(await height()).toBe(380);
      await shrink(700);
      expect(await height()).toBe(700);
    });
  });
});

test.describe('keys and pointer in the list', () => {
  test('back closes search and stays on the page, with a query and in an answer too; then it leads back', async ({
    page,
  }) => {
    await open(page, '/docs/changelog');
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('main')?.append(link);
      link.click();
    }, docPage.path);
    await expect(page).toHaveURL(docPage.path);
    const title = await heading(page).innerText();
    const stillSame = await markDocument(page);
    const fillings = [
      () => Promise.resolve(),
      () => searchFor(page, 'refund'),
      () => ask(page, 'When is a payout made?'),
    ];
    for (const fill of fillings) {
      await reopenSearch(page);
      await fill();
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(docPage.path);
      await expect(heading(page)).toHaveText(title);
    }
    expect(await stillSame()).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/docs/changelog');
    await expect(heading(page)).toHaveText('Changelog');
  });
});

test.describe(() => {
  test.use(allTexts);

  test('SOV-07 PRF-02 no screen has a violation: start, hits, no results, recent searches, answers, conversations', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openSearch(page);
    await expect(dialog(page).getByText('Popular pages')).toBeVisible();
    await expectAccessible(page);
    await searchFor(page, 'product');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(field(page)).toHaveAttribute('aria-controls', 'search-results');
    await expectAccessible(page, 'dialog');
    await searchFor(page, 'qwxzvqq');
    await expectAccessible(page, 'dialog');
    await searchFor(page, 'payment options');
    await page.keyboard.press('Enter');
    await reopenSearch(page);
    await expect(dialog(page).getByRole('rowgroup', { name: 'Recent' })).toBeVisible();
    await expectAccessible(page, 'dialog');
    await ask(page, 'What is a merchant of record?');
    await expect(dialog(page).locator('blockquote').first()).toBeVisible();
    await expectAccessible(page, 'dialog');
    await dialog(page).getByRole('button', { name: 'Conversations' }).click();
    await expectAccessible(page, 'dialog');
    await dialog(page).getByRole('button', { name: 'Conversation history' }).click();
    await expectAccessible(page, 'dialog');
  });
});
