import type { Page } from 'playwright/test';
import { docPage } from './support/page-kinds';
import { dialog, expectHarmless, field, hostile, openSearch, reopenSearch, searchFor } from './support/search';
import { expect, open, test, titlesOnly } from './support/test';

test.use(titlesOnly);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('recent searches and favourites', () => {
  const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';
  const row = (page: Page, title: string) =>
    dialog(page)
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: new RegExp(`: ${title}$`) }) });
  const group = (page: Page, name: string) => dialog(page).getByRole('rowgroup', { name });
  const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '[]', recentKey);
  /** Follows the best hit of a query, and opens search again. */
  async function follow(page: Page, query: string): Promise<void> {
    await searchFor(page, query);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await reopenSearch(page);
  }

  test('SRF-01 SRF-03 SRF-04 remembers what was followed, saves it, and forgets it again', async ({ page }) => {
    await openSearch(page);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    await follow(page, 'payment options');
    await expect(dialog(page).getByText('No recent searches')).toHaveCount(0);
    await expect(row(page, 'Payment options')).toHaveCount(1);
    const [entry] = JSON.parse(await stored(page)) as Record<string, unknown>[];
    expect(entry?.url).toMatch(/\/docs\/category\/payment-options$/);
    expect(Object.keys(entry ?? {})).not.toContain('_snippetResult');

    await group(page, 'Recent').getByRole('button', { name: 'Save this search: Payment options' }).click();
    await expect(group(page, 'Favorite').getByRole('button')).toHaveCount(1);
    await expect(group(page, 'Recent')).toHaveCount(0);
    expect(await stored(page)).toBe('[]');

    await page.reload();
    await page.keyboard.press('Control+k');
    await expect(row(page, 'Payment options')).toHaveCount(1);
    await dialog(page).getByRole('button', { name: 'Remove this search from favorites' }).click();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });

  const numbered = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, index) => `Read ${from + index}`);

  test('SRF-02 SRF-03 seven recent searches, and four beside favourites from the next opening on', async ({ page }) => {
    const links = (name: string) => group(page, name).getByRole('link');
    await open(page, docPage.path);
    const routes = (await (await page.request.get('/routes.json')).json()) as string[];
    const hits = routes
      .filter((route) => route.startsWith('/docs/'))
      .slice(0, 9)
      .map((url, index) => ({ objectID: url, url, type: 'lvl1', hierarchy: { lvl0: 'A', lvl1: `Read ${index + 1}` } }));
    await page.evaluate(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [recentKey, JSON.stringify(hits)],
    );
    await reopenSearch(page);
    await expect(links('Recent')).toHaveText(numbered(1, 7));
    await dialog(page).getByRole('button', { name: 'Save this search: Read 1' }).click();
    await expect(links('Favorite')).toHaveText(['Read 1']);
    await expect(links('Recent')).toHaveText(numbered(2, 7));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await reopenSearch(page);
    await expect(links('Recent')).toHaveText(numbered(2, 5));
  });

  test('SRF-04 Enter opens a recent search again; SKB-03 Tab reaches its buttons', async ({ page }) => {
    await openSearch(page);
    await follow(page, 'payment options');
    await page.keyboard.press('Escape');
    await page.goto(docPage.path);
    await page.keyboard.press('/');
    await expect(row(page, 'Payment options')).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name: 'Save this search: Payment options' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Payment options');
  });

  test('SRF-07 SRF-08 entries of a foreign shape, that would run, or lead to no page are not shown', async ({
    page,
  }) => {
    const entry = (lvl1: unknown, url: unknown) => ({
      objectID: url,
      url,
      type: 'lvl1',
      hierarchy: { lvl0: 'A', lvl1 },
    });
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(String(key), String(value)),
      [
        recentKey,
        JSON.stringify([
          null,
          7,
          'text',
          [],
          { url: '/docs/changelog' },
          entry('Runs', 'javascript:void(window.hacked=1)'),
          entry('Elsewhere', '//example.org/x'),
          entry('Gone', '/docs/no-such-page'),
          entry(hostile, '/docs/changelog'),
        ]),
      ],
    );
    await openSearch(page);
    await expect(group(page, 'Recent').getByRole('link')).toHaveText([hostile]);
    await expectHarmless(page);
    await expect(dialog(page).locator('a[href^="javascript:"]')).toHaveCount(0);
  });

  test('SRF-01 two tabs: what one follows or removes, the other shows', async ({ page, context }) => {
    await openSearch(page);
    await follow(page, 'payment options');
    const other = await context.newPage();
    await openSearch(other);
    await expect(row(other, 'Payment options')).toHaveCount(1);
    await follow(page, 'quick start guide');
    await expect(row(other, 'Quick start guide')).toHaveCount(1);
    await expect(row(other, 'Payment options')).toHaveCount(1);
    await row(other, 'Payment options').getByRole('button', { name: 'Remove this search from history' }).click();
    await expect(row(page, 'Payment options')).toHaveCount(0);
    await expect(row(page, 'Quick start guide')).toHaveCount(1);
  });
});
