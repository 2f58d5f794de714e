import type { Page } from 'playwright/test';
import { failure, heading, navbarLink, recordDocuments, target } from '../support/navigation';
import { docPage } from '../support/page-kinds';
import { expect, open, test } from '../support/test';

/** Answers every request for data with an error. Returns how often each file has been asked for. */
async function breakData(page: Page): Promise<() => number[]> {
  const counts = new Map<string, number>();
  await page.route(/\/page-data\//, (route) => {
    const path = new URL(route.request().url()).pathname;
    counts.set(path, (counts.get(path) ?? 0) + 1);
    return route.fulfill({ status: 503, body: 'The server is down.' });
  });
  return () => [...counts.values()];
}

/** Longer than an endless series of requests takes to be noticed. */
const aWhile = 2000;

test.describe('while the server answers every request for data with an error', () => {
  test('NAV-02 a page that is opened stays readable, after two tries at most', async ({ page }) => {
    const asked = await breakData(page);
    await page.goto(target);
    await expect(failure(page)).toBeVisible();
    await page.waitForTimeout(aWhile);
    expect(Math.max(...asked())).toBeLessThanOrEqual(2);
    await expect(heading(page)).toHaveText('Errors');
  });

  test('NAV-02 a link is tried twice at most, then loads its page in full, which is tried twice at most', async ({
    page,
  }) => {
    await open(page, docPage.path);
    const documents = recordDocuments(page);
    const asked = await breakData(page);
    await navbarLink(page, 'Errors').click();
    await expect(failure(page)).toBeVisible();
    await page.waitForTimeout(aWhile);
    expect(documents).toEqual([target]);
    expect(Math.max(...asked())).toBeLessThanOrEqual(4);
    await expect(heading(page)).toHaveText('Errors');
  });

  test('NAV-02 a link that is pointed at asks twice at most, and shows nothing', async ({ page }) => {
    await open(page, docPage.path);
    const asked = await breakData(page);
    await navbarLink(page, 'Errors').hover();
    await page.waitForTimeout(aWhile);
    expect(asked().length).toBeGreaterThan(0);
    expect(Math.max(...asked())).toBeLessThanOrEqual(2);
    await expect(failure(page)).toHaveCount(0);
  });
});
