import type { Page } from 'playwright/test';
import { pageWithoutScript } from './support/conditions';
import { pageKinds } from './support/page-kinds';
import type { PageKind } from './support/page-kinds';
import { offOrigin, recordPolicyViolations, recordRequests } from './support/records';
import { expect, expectAccessible, showMode, test, untilDrawn, untilHydrated } from './support/test';

/** What must hold on each kind of page, so that each is opened as seldom as possible. */
const pages: readonly PageKind[] = [...pageKinds, { name: 'search with hits', path: '/search?q=refund', status: 200 }];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits for what a page shows later than its scripts. */
async function untilFilled(page: Page, path: string): Promise<void> {
  await untilHydrated(page);
  if (path.includes('?q=')) await expect(page.getByRole('group', { name: 'Area' })).toBeVisible();
}

/** Gives the window a width. Until the next frame its scroll bar may lack its place. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await untilDrawn(page);
}

/** Widens the window from that of phones; nothing may be wider than it. */
async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [320, 375, 768, 996, 997, 1440]) {
    await resize(page, width);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ width, overflow: Math.max(0, overflow) }).toEqual({ width, overflow: 0 });
  }
}

/** Parts of a page, as tag and classes, that scroll it sideways if they hold a word that cannot be broken. */
function findUnbroken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const { clientWidth } = document.documentElement;
    const parts =
      '.prose *, summary, nav a, nav span, aside a, h1, h2, h3, h4, h5, h6, article p, article a, footer a, footer p';
    // Tables and code scroll by themselves. The bar has few and short words of the site's owner.
    const texts = [...document.querySelectorAll<HTMLElement>(parts)].flatMap((element) => {
      if (element.closest('table, pre, svg, nav[aria-label="Main"], .diagram')) return [];
      const text = [...element.childNodes].find(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      return text && element.getClientRects().length > 0 ? [{ element, text, before: text.nodeValue }] : [];
    });
    const scrolls = (): boolean => document.documentElement.scrollWidth > clientWidth;
    for (const { text } of texts) text.nodeValue = 'LongWord'.repeat(10);
    const isAnyUnbroken = scrolls();
    for (const { text, before } of texts) text.nodeValue = before;
    if (!isAnyUnbroken) return [];
    return texts.flatMap(({ element, text, before }) => {
      text.nodeValue = 'LongWord'.repeat(10);
      const isUnbroken = scrolls();
      text.nodeValue = before;
      return isUnbroken ? [`${element.tagName} ${element.className}`] : [];
    });
  });
}

for (const { name, path, status } of pages) {
  test(`SKP-03 CHT-02 ANL-04 FRM-01 PRF-02 CLR-12 ${name} opens without an error, asks nobody for anything, fits each window and has no violation`, async ({
    page,
    baseURL,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // A browser logs the status of a page that is not found.
      if (message.type() === 'error' && !(status === 404 && message.text().includes('404')))
        complaints.push(message.text());
    });
    const violations = await recordPolicyViolations(page);
    const requests = recordRequests(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    await untilFilled(page, path);
    await expect(heading(page)).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await page.title()).not.toBe('');

    await expectAccessible(page, undefined, ['light']);
    await showMode(page, 'dark');
    // A wheel would still turn when the page is back at its top, and bring targets under what is pinned there.
    await page.evaluate(() => window.scrollTo({ top: 5000, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    expect(violations).toEqual([]);
    expect(requests.length).toBeGreaterThan(0);
    expect(offOrigin(requests, String(baseURL))).toEqual([]);
    await expect(page.getByRole('region', { name: 'Page feedback' })).toHaveCount(0);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);

    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoOverflow(page);
    await resize(page, 375);
    await expectAccessible(page, undefined, ['dark']);
    await resize(page, 320);
    expect(await findUnbroken(page), 'parts that do not break a word').toEqual([]);
  });
}

test.describe('under a thumb', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

  test('what is pressed is at least 44 px high', async ({ page }) => {
    for (const { path } of pages) {
      await page.goto(path);
      await untilFilled(page, path);
      // Not those of running text, whose lines would have to be as high; a field's label counts for it.
      const low = await page.locator('a, button, summary, label, textarea, select').evaluateAll((targets) =>
        targets
          .filter(
            (target) =>
              target.checkVisibility() &&
              (!target.closest('.prose, article dd') || target.matches('button:not([popovertarget])')),
          )
          .filter((target) => target.tagName !== 'A' || target.parentElement?.textContent === target.textContent)
          .map((target) => ({ text: target.textContent, height: target.getBoundingClientRect().height }))
          .filter(({ height }) => height > 1 && height < 44)
          .map(({ text, height }) => `${text}: ${height}`),
      );
      expect(low, path).toEqual([]);
    }
  });
});

test('NAV-22 each reads and links without script', async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  for (const { path } of pageKinds) {
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click();
    await expect(page).toHaveURL('/docs/changelog');
  }
  await page.context().close();
});
