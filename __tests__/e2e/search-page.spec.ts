import type { Page } from 'playwright/test';
import { failRequests, holdRequests, pageWithoutScript } from './support/conditions';
import { docPage } from './support/page-kinds';
import { expectHarmless, hostile, searchFiles } from './support/search';
import { recordRequests } from './support/records';
import { expect, open, test, titlesOnly } from './support/test';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => main(page).getByRole('searchbox', { name: 'Search' });
const results = (page: Page) => main(page).getByRole('article');
const count = (page: Page) => main(page).getByRole('status').filter({ hasText: /found/ });
const areas = (page: Page) => main(page).getByRole('group', { name: 'Area' }).getByRole('radio');

/** Opens the page with a query and waits for its results, with those of the texts. */
async function openResults(page: Page, query: string): Promise<void> {
  await open(page, `/search?q=${query}`);
  // Titles are searched first; only the texts have something to quote.
  await expect(main(page).locator('.result-text').first()).toBeVisible();
}

/** Uses the button without scrolling to it, which would load more by itself. */
const loadMore = (page: Page) => main(page).getByRole('button', { name: 'Load more' }).dispatchEvent('click');

test.describe('the search page', () => {
  test.use(titlesOnly);

  test('SPG-01 SPG-03 without q the field is empty and focused; no index before', async ({ page }) => {
    const requests = recordRequests(page);
    await open(page, '/search');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(heading(page)).toHaveText('Search the documentation');
    await expect(main(page).getByRole('heading', { name: 'Browse by area' })).toBeVisible();
    expect(requests.filter((url) => searchFiles.texts.test(url))).toEqual([]);
  });

  test('SPG-01 the field shows the query of the address before there is script, above a sketch of results', async ({
    page,
  }) => {
    const browse = main(page).getByRole('heading', { name: 'Browse by area' });
    const release = await holdRequests(page, /\.js$/);
    await page.goto('/search?q=refund', { waitUntil: 'commit' });
    await expect(field(page)).toHaveValue('refund');
    await expect(browse).toBeHidden();
    await field(page).pressSequentially('s');
    release();
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('refunds');

    await failRequests(page, /\.js$/);
    await page.goto('/search?q=refund');
    await page.mouse.move(10, 10);
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expect(browse).toBeVisible();
  });

  test('SPG-01 SPG-04 typing keeps the address in step without history entries', async ({ page }) => {
    await open(page, docPage.path);
    await open(page, '/search');
    // The browser moves focus into the field with the first frame, which can be late on a busy machine.
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('refund');
    await expect(page).toHaveURL('/search?q=refund');
    await expect(results(page).first()).toBeVisible();
    await field(page).fill('refund & <more> + 50%');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('refund & <more> + 50%');
    await page.reload();
    await expect(field(page)).toHaveValue('refund & <more> + 50%');
    await page.goBack();
    await expect(page).toHaveURL(docPage.path);
  });

  test('SPG-03 SIN-01 takes 64 characters, of the address too', async ({ page }) => {
    await open(page, `/search?q=${'b'.repeat(65)}`);
    await expect(field(page)).toHaveValue('b'.repeat(64));
    await expect(count(page)).toHaveText('No results were found');
    await field(page).fill('');
    await field(page).focus();
    await page.keyboard.insertText('c'.repeat(65));
    await expect(field(page)).toHaveValue('c'.repeat(64));
  });

  test('SPG-02 SPG-08 SRS-05 whatever the address asks for stays text, and nothing runs', async ({ page }) => {
    for (const query of ['🙂', 'مرحبا', '.*+?^${}()|[]\\', '%E0%A4%A', hostile]) {
      await open(page, `/search?q=${encodeURIComponent(query)}`);
      await expect(count(page), query).toHaveText(query === hostile ? /found$/ : 'No results were found');
      await expect(field(page)).toHaveValue(query);
      await expect(heading(page)).toHaveText(`Search results for "${query}"`);
      await expectHarmless(page);
    }
  });

  test('SPG-15 without script: a form, a hint and the areas', async ({ browser }) => {
    const page = await pageWithoutScript(browser);
    await page.goto('/search');
    await expect(heading(page)).toHaveText('Search the documentation');
    // This browser was told late that there is no script: it hides the hint.
    expect(await page.content()).toMatch(/<noscript>.*Results need JavaScript\./);
    await expect(main(page).getByRole('button', { name: 'Clear my data' })).toHaveCount(0);
    await field(page).fill('refund a purchase');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=refund+a+purchase');
    const links = main(page).getByRole('region', { name: 'Browse by area' }).getByRole('link');
    expect(await links.count()).toBeGreaterThan(10);
    await links.first().click();
    await expect(page).toHaveURL(/\/docs\//);
    await page.context().close();
  });
});

test.describe('results on the search page', () => {
  test('SPG-01 SPG-04 searches for the query of the address on load', async ({ page }) => {
    for (const query of ['payment+options', 'payment%20options']) {
      await openResults(page, query);
      await expect(field(page)).toHaveValue('payment options');
      await expect(heading(page)).toHaveText('Search results for "payment options"');
      await expect(page).toHaveTitle(/^Search results for "payment options" \| ./);
      await expect(results(page).first()).toContainText('Payment options');
      await expect(count(page)).toHaveText(/^[\d,]+ documents found$/);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    }
  });

  test('SPG-05 SPG-07 20 results, more by the button, and by scrolling', async ({ page }) => {
    await openResults(page, 'product');
    await expect(results(page)).toHaveCount(20);
    await expect(results(page).first().getByRole('heading')).toHaveCount(1);
    await expect(results(page).first().locator('.result-text')).toHaveText(/…$/);
    await loadMore(page);
    await expect(results(page)).toHaveCount(40);
    await page.keyboard.press('End');
    await expect.poll(() => results(page).count()).toBeGreaterThan(40);
    const urls = await results(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('SPG-13 a facet narrows the results and is kept in the address', async ({ page }) => {
    await openResults(page, 'refund');
    await expect.poll(() => areas(page).count()).toBeGreaterThan(2);
    await expect(areas(page).first()).toBeChecked();
    const found = async (): Promise<number> => Number.parseInt(String(await count(page).textContent()), 10);
    const all = await found();
    const second = areas(page).nth(1);
    const area = String(await second.getAttribute('value'));
    await second.check();
    await expect(page).toHaveURL((url) => url.searchParams.get('area') === area);
    await expect.poll(found).toBeLessThan(all);
    const trails = await results(page).locator('.result-trail').allTextContents();
    expect(trails.filter((trail) => !trail.startsWith(area))).toEqual([]);
    await page.reload();
    await expect(areas(page).and(page.locator(':checked'))).toHaveAttribute('value', area);
    await areas(page).first().check();
    // More than at first, if the texts of all pages came later than the first results.
    await expect.poll(found).toBeGreaterThanOrEqual(all);
    await expect(page).toHaveURL('/search?q=refund');
  });

  test('SPG-14 back from a result restores query, loaded results and position', async ({ page }) => {
    // No title has this word: once it is found, all texts are searched, and nothing comes later that moves results.
    await openResults(page, 'calendar');
    await field(page).fill('product');
    await expect(heading(page)).toHaveText('Search results for "product"');
    await expect(results(page)).toHaveCount(20);
    await loadMore(page);
    await expect(results(page)).toHaveCount(40);
    const link = results(page).nth(30).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const href = String(await link.getAttribute('href'));
    const shown = await results(page).count();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(field(page)).toHaveValue('product');
    await expect.poll(() => results(page).count()).toBeGreaterThanOrEqual(shown);
    // The numbers differ where texts of results came later; what is in view does not.
    await expect(main(page).locator(`a[href="${href}"]`)).toBeInViewport();
    await page.waitForTimeout(1000);
    await expect(main(page).locator(`a[href="${href}"]`)).toBeInViewport();
  });

  test('SPG-06 counts in words; SPG-01 a link to another query searches again', async ({ page }) => {
    await openResults(page, 'deploy');
    await expect(count(page)).toHaveText('One document found');
    await page.evaluate(() => {
      const link = document.createElement('a');
      Object.assign(link, { href: '/search?q=refund', textContent: 'another' });
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(field(page)).toHaveValue('refund');
    await expect(count(page)).toHaveText(/ documents found$/);
  });
});
