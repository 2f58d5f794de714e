import { holdRequests, pageData, setConnection } from './support/conditions';
import { follow, heading, navbarLink, progressBar, recordDocuments, scrollTop, target } from './support/navigation';
import { docPage } from './support/page-kinds';
import { recordRequests } from './support/records';
import { expect, markDocument, open, test, untilHydrated } from './support/test';

test.describe('the first page', () => {
  const malformed = ['/%E0%A4%A', '/docs/%ZZ', '/docs/100%25', '/docs/no%2Fpage', '/docs/changelog%23years'];

  test('RTE-15 an address that is malformed is not found, without an exception, and can be left', async ({ page }) => {
    for (const path of malformed) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBeGreaterThanOrEqual(400);
      await untilHydrated(page);
      await expect(heading(page), path).toHaveText('Page Not Found');
      await navbarLink(page, 'Changelog').click();
      await expect(heading(page), path).toHaveText('Changelog');
      await page.goBack();
      await expect(heading(page), path).toHaveText('Page Not Found');
    }
  });

  test('RTE-15 a page is shown at its own address when a slash is written twice or as an escape', async ({ page }) => {
    for (const path of ['/docs%2Fchangelog?x=1#y', '/docs/changelog%2F?x=1#y', '/docs//changelog//?x=1#y']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page, path).toHaveURL('/docs/changelog?x=1#y');
      await untilHydrated(page);
      await expect(heading(page), path).toHaveText('Changelog');
    }
  });

  test('RTE-02 an unknown path answers 404 and shows the not-found page in the shell, under its address', async ({
    page,
  }) => {
    const response = await page.goto('/docs/desktop-tools/no-such-page?x=1');
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page Not Found');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page).toHaveURL('/docs/desktop-tools/no-such-page?x=1');
  });

  for (const [name, from, to] of [
    [
      'RTE-13 RTE-14 index.html becomes the bare path',
      '/docs/changelog/index.html?x=1#2024',
      '/docs/changelog?x=1#2024',
    ],
    ['RTE-09 /docs leads to the landing page', '/docs?x=1#top', /\/docs\/about-[^/]+\/\?x=1#top$/],
  ] as const) {
    test(`${name}, query and hash kept, without a history entry`, async ({ page }) => {
      await page.goto('/');
      await page.goto(from);
      await untilHydrated(page);
      await expect(page).toHaveURL(to);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('links', () => {
  test('RTE-13 to index.html open the bare path', async ({ page }) => {
    await open(page, docPage.path);
    const stillSame = await markDocument(page);
    await follow(page, '/docs/changelog/index.html#x');
    await expect(page).toHaveURL(/\/docs\/changelog\/?#x$/);
    await expect(heading(page)).toHaveText('Changelog');
    expect(await stillSame()).toBe(true);
  });

  test('RTE-02 to an unknown path show the not-found page under that address', async ({ page }) => {
    await open(page, docPage.path);
    const stillSame = await markDocument(page);
    await follow(page, '/docs/no-such-page?x=1#y');
    await expect(heading(page)).toHaveText('Page Not Found');
    await expect(page).toHaveURL('/docs/no-such-page?x=1#y');
    expect(await stillSame()).toBe(true);
  });

  test('RTE-09 to an alias lead to its page', async ({ page }) => {
    await open(page, docPage.path);
    await follow(page, '/docs/get-started');
    await expect(page).toHaveURL('/docs/category/get-started');
    await expect(heading(page)).toHaveText('Get started');
  });

  test('SBR-10 SBR-19 into a collapsed branch expand it and bring their page into view in the sidebar', async ({
    page,
  }) => {
    await open(page, docPage.path);
    await follow(page, '/docs/desktop-tools/bi-help/dimensions/time-until-return');
    const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]');
    await expect(current).toHaveText('Time until Return');
    await expect(current).toBeInViewport({ ratio: 1 });
    expect(await scrollTop(page)).toBe(0);
  });

  test('NAV-01 PRG-01 title, content and active marks switch together, and a bar shows until then', async ({
    page,
  }) => {
    await open(page, docPage.path);
    const release = await holdRequests(page, pageData(target));
    const before = await page.title();
    await navbarLink(page, 'Changelog').click();
    await expect(progressBar(page)).toBeVisible();
    expect(await page.title()).toBe(before);
    await expect(navbarLink(page, 'Changelog')).not.toHaveAttribute('aria-current');
    release();
    await expect(heading(page)).toHaveText('Changelog');
    await expect(page).toHaveTitle(/^Changelog \|/);
    await expect(navbarLink(page, 'Changelog')).toHaveAttribute('aria-current');
    await expect(progressBar(page)).toHaveCount(0);
  });

  test('NAV-19 the focus goes to the start of the page, and its title is announced', async ({ page }) => {
    await open(page, docPage.path);
    await navbarLink(page, 'Changelog').click();
    await expect(heading(page)).toHaveText('Changelog');
    await expect(page.locator('#gatsby-announcer')).toContainText('Changelog');
    await expect(page.locator('#gatsby-announcer')).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });

  test('NAV-19 with a hash the focus goes on from its place', async ({ page }) => {
    await open(page, '/docs/category/get-started');
    await follow(page, '/docs/changelog/2024#main');
    await expect(heading(page)).toHaveText(/2024/);
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    const first = page.getByRole('main').getByRole('link').first();
    await expect(first).toBeFocused();
  });
});

test.describe('progress bar', () => {});

test.describe('prefetching', () => {
  const dataOf = (requests: readonly string[]): string[] => requests.filter((url) => pageData(target).test(url));

  test('NAV-14 NAV-15 nothing on mount, on hover once', async ({ page }) => {
    const requests = recordRequests(page);
    await open(page, '/docs/changelog/2024');
    expect(dataOf(requests)).toEqual([]);
    for (let count = 0; count < 2; count += 1) {
      await navbarLink(page, 'Changelog').hover();
      await navbarLink(page, 'Get started').hover();
    }
    await expect.poll(() => dataOf(requests).length).toBe(1);
  });

  test('NAV-13 not on a slow network, but a click opens the page', async ({ page }) => {
    await setConnection(page, { effectiveType: '2g' });
    const requests = recordRequests(page);
    await open(page, '/docs/category/get-started');
    await navbarLink(page, 'Changelog').hover();
    await page.waitForTimeout(300);
    expect(dataOf(requests)).toEqual([]);
    await navbarLink(page, 'Changelog').click();
    await expect(heading(page)).toHaveText('Changelog');
    expect(dataOf(requests)).toHaveLength(1);
  });
});

test('NAV-21 a newer deployment is loaded in full', async ({ page }) => {
  await page.route('**/page-data/app-data.json*', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'newer' } }),
  );
  // The document itself belongs to the newer deployment once it has been loaded again.
  await page.addInitScript(() => {
    Object.defineProperty(window, '___webpackCompilationHash', {
      configurable: true,
      get: () => 'newer',
      set: () => undefined,
    });
  });
  await open(page, docPage.path);
  await page.evaluate(() => {
    Object.defineProperty(window, '___webpackCompilationHash', { configurable: true, value: 'older' });
  });
  const documents = recordDocuments(page);
  await follow(page, `${target}?x=1#y`);
  await expect(page).toHaveURL(`${target}?x=1#y`);
  await expect(heading(page)).toHaveText('Changelog');
  expect(documents).toEqual([`${target}?x=1`]);
});
