import type { Page } from 'playwright/test';
import { settings } from '../../src/shared/settings';
import { failRequests, pageData, pageWithoutScript, setConnection } from './support/conditions';
import { docPage } from './support/page-kinds';
import { recordRequests } from './support/records';
import { expect, markDocument, open, test, untilHydrated } from './support/test';

const target = '/docs/changelog';
const template = /\/component---src-templates-doc-tsx-[\da-f]+\.js/;

const navbarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const progressBar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Adds a link to the page and clicks it, as a writer's link in the text would be clicked. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    document.querySelector('#followed')?.remove();
    const link = document.createElement('a');
    Object.assign(link, { id: 'followed', href: address, textContent: 'followed' });
    document.body.append(link);
    link.click();
  }, href);
}

/** Addresses of the documents that the browser loads, from now on. */
function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url().replace(/^https?:\/\/[^/]+/, ''));
  });
  return documents;
}

/** What the site warns of in the console, from now on. */
function recordWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

/** Answers a page's data only when it is asked to. */
async function holdPageData(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pageData(path), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('a page that cannot be preloaded', () => {
  for (const fault of ['blocked', 'error 500', 'garbage'] as const) {
    test(`NAV-02 NAV-04 is loaded in full, with query and hash, when its data is ${fault}`, async ({ page }) => {
      await open(page, docPage.path);
      const stop = await failRequests(page, pageData(target), fault);
      const documents = recordDocuments(page);
      const warnings = recordWarnings(page);
      await follow(page, `${target}?x=1#y`);
      await expect(page).toHaveURL(`${target}?x=1#y`);
      await expect(heading(page)).toHaveText('Changelog');
      expect(documents).toEqual([`${target}?x=1`]);
      expect(warnings).toEqual([`The page ${target}?x=1 could not be loaded.`]);
      await stop();
    });
  }

  test('NAV-02 is loaded in full when its data is missing although the page exists', async ({ page }) => {
    await open(page, docPage.path);
    await page.route(pageData(target), (route) => route.fulfill({ status: 404, body: 'gone' }), { times: 1 });
    const documents = recordDocuments(page);
    await navbarLink(page, 'Changelog').click();
    await expect(page).toHaveURL(target);
    await expect(heading(page)).toHaveText('Changelog');
    expect(documents).toEqual([target]);
  });

  test('ERR-02 ERR-05 GAT-08 after that load the text stays and a strip with Retry stands above it', async ({
    page,
  }) => {
    await open(page, docPage.path);
    const stop = await failRequests(page, pageData(target));
    await navbarLink(page, 'Changelog').click();
    await expect(failure(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Changelog');
    for (const [width, share] of [
      [1280, 0.5],
      [375, 0.9],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      // ERR-02: of the page, which is the window without its scrollbar, and in its middle.
      const [box, room] = await failure(page).evaluate((element) => {
        const { left, width: own } = element.getBoundingClientRect();
        return [{ own, middle: left + own / 2 }, document.body.clientWidth];
      });
      expect(box.own / room).toBeCloseTo(share, 2);
      expect(box.middle).toBeCloseTo(room / 2, 0);
    }
    await stop();
    await failure(page).getByRole('button', { name: 'Retry' }).click();
    await untilHydrated(page);
    await expect(failure(page)).toHaveCount(0);
    await expect(page).toHaveURL(target);
  });

  test('NAV-03 is not loaded again and again: the second time within 30 s there is the strip with Retry', async ({
    page,
  }) => {
    await open(page, docPage.path);
    await failRequests(page, pageData(target));
    await navbarLink(page, 'Changelog').click();
    await expect(heading(page)).toHaveText('Changelog');
    // From another page, in the same tab.
    await open(page, docPage.path);
    const documents = recordDocuments(page);
    await navbarLink(page, 'Changelog').click();
    await expect(failure(page)).toBeVisible();
    expect(documents).toEqual([]);
    await expect(page).toHaveURL(docPage.path);
    await failure(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(target);
  });

  for (const fault of ['blocked', 'missing'] as const) {
    test(`NAV-02 GAT-03 by back is loaded in full, with query and hash, when its data is ${fault}`, async ({
      page,
    }) => {
      const address = `${docPage.path}?x=1#no-heading`;
      await open(page, address);
      await navbarLink(page, 'Changelog').click();
      await expect(heading(page)).toHaveText('Changelog');
      // A document that does not know the former page.
      await page.reload();
      await untilHydrated(page);
      const isData = pageData(docPage.path);
      if (fault === 'blocked') await failRequests(page, isData);
      else await page.route(isData, (route) => route.fulfill({ status: 404, body: 'gone' }));
      const documents = recordDocuments(page);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(heading(page)).toHaveText(/base price/);
      await expect(failure(page)).toBeVisible();
      expect(documents).toEqual([`${docPage.path}?x=1`]);
    });
  }

  test('NAV-18 one that never answers leaves the page as it is after back too; forward stays', async ({ page }) => {
    await open(page, docPage.path);
    await navbarLink(page, 'Changelog').click();
    await expect(heading(page)).toHaveText('Changelog');
    await page.reload();
    await untilHydrated(page);
    await failRequests(page, pageData(docPage.path), 'never answered');
    await page.goBack();
    await expect(page).toHaveURL(docPage.path);
    await expect(progressBar(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Changelog');
    await page.goForward();
    await expect(page).toHaveURL(target);
    await expect(progressBar(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('Changelog');
    await navbarLink(page, 'Get started').click();
    await expect(heading(page)).toHaveText('Get started');
  });

  test('NAV-16 PRG-05 a failed prefetch is silent, and the click opens the page', async ({ page }) => {
    await open(page, docPage.path);
    await failRequests(page, pageData(target));
    const warnings = recordWarnings(page);
    const failed = page.waitForEvent('requestfailed', (request) => pageData(target).test(request.url()));
    await navbarLink(page, 'Changelog').hover();
    await failed;
    await expect(failure(page)).toHaveCount(0);
    expect(warnings).toEqual([]);
    await navbarLink(page, 'Changelog').click();
    await expect(page).toHaveURL(target);
    await expect(heading(page)).toHaveText('Changelog');
    await expect(progressBar(page)).toHaveCount(0);
  });

  test('NAV-01 NAV-18 one that never answers leaves the page as it is; another click wins', async ({ page }) => {
    await open(page, docPage.path);
    const stillSame = await markDocument(page);
    await failRequests(page, pageData(target), 'never answered');
    const title = await heading(page).textContent();
    await navbarLink(page, 'Changelog').click();
    await expect(progressBar(page)).toBeVisible();
    await expect(heading(page)).toHaveText(String(title));
    await navbarLink(page, 'Get started').click();
    await expect(heading(page)).toHaveText('Get started');
    await expect(page).toHaveURL('/docs/category/get-started');
    await expect(progressBar(page)).toHaveCount(0);
    expect(await stillSame()).toBe(true);
  });

  test('NAV-02 the script of its template is missing: it is loaded in full and stays readable', async ({ page }) => {
    await failRequests(page, template);
    await open(page, '/docs/category/get-started');
    const documents = recordDocuments(page);
    await navbarLink(page, 'Changelog').click();
    await expect(page).toHaveURL(target);
    await expect(heading(page)).toHaveText('Changelog');
    await expect(failure(page)).toBeVisible();
    expect(documents).toEqual([target]);
  });
});

test.describe('the first page', () => {
  test('ERR-05 stays readable when the script of its template is missing, and says so', async ({ page }) => {
    const stop = await failRequests(page, template);
    await page.goto(`${docPage.path}?x=1#y`);
    await expect(failure(page)).toBeVisible();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(`${docPage.path}?x=1#y`);
    await navbarLink(page, 'Get started').click();
    await expect(heading(page)).toHaveText('Get started');
    await page.goBack();
    await expect(failure(page)).toBeVisible();
    await stop();
    await failure(page).getByRole('button', { name: 'Retry' }).click();
    await untilHydrated(page);
    await expect(page).toHaveURL(`${docPage.path}?x=1#y`);
  });

  for (const [part, address] of [
    ['data', pageData(docPage.path)],
    ['template', template],
    ['sidebar', /\/page-data\/sq\/d\/\d+\.json/],
  ] as const) {
    test(`ERR-05 can be read and left while its ${part} is never answered`, async ({ page }) => {
      await failRequests(page, address, 'never answered');
      const asked = page.waitForRequest(address);
      await page.goto(`${docPage.path}#no-heading`);
      await asked;
      await expect(heading(page)).toBeVisible();
      // The bar, which a page opened at a heading puts away, comes back without the site.
      await expect(navbarLink(page, 'Get started')).toBeInViewport({ timeout: 10_000 });
      await navbarLink(page, 'Get started').click();
      await expect(page).toHaveURL('/docs/category/get-started');
      await expect(heading(page)).toHaveText('Get started');
    });
  }

  test('ERR-05 stays readable without the site’s scripts; a click on search leads to its page', async ({ page }) => {
    await failRequests(page, /\/app-[\da-f]+\.js/);
    await page.goto(docPage.path);
    await expect(failure(page)).toBeVisible();
    await page.locator('a[data-search-open]').first().click();
    await expect(page).toHaveURL('/search');
  });

  for (const path of ['/%E0%A4%A', '/docs/%ZZ', '/docs/100%25', '/docs/no%2Fpage', '/docs/changelog%23years']) {
    test(`RTE-15 ${path} is not found, without an exception, and can be left`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBeGreaterThanOrEqual(400);
      await untilHydrated(page);
      await expect(heading(page)).toHaveText('Page Not Found');
      await navbarLink(page, 'Changelog').click();
      await expect(heading(page)).toHaveText('Changelog');
      await page.goBack();
      await expect(heading(page)).toHaveText('Page Not Found');
    });

    test(`RTE-15 a link to ${path} shows the not-found page`, async ({ page }) => {
      await open(page, docPage.path);
      await follow(page, path);
      await expect(heading(page)).toHaveText('Page Not Found');
    });
  }

  test('RTE-15 NAV-09 a malformed hash does no harm', async ({ page }) => {
    await open(page, `${docPage.path}#%E0%A4%A`);
    await expect(heading(page)).toBeVisible();
    await follow(page, '#%E0%A4%B');
    await expect(heading(page)).toBeVisible();
    await navbarLink(page, 'Changelog').click();
    await expect(heading(page)).toHaveText('Changelog');
  });

  test('RTE-13 RTE-14 index.html becomes the bare path, query and hash kept, without a history entry', async ({
    page,
  }) => {
    await page.goto('/');
    await page.goto('/docs/changelog/index.html?x=1#2024');
    await untilHydrated(page);
    await expect(page).toHaveURL('/docs/changelog?x=1#2024');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
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

  test('NAV-01 title, content and active marks switch together', async ({ page }) => {
    await open(page, docPage.path);
    const release = await holdPageData(page, target);
    const before = await page.title();
    await navbarLink(page, 'Changelog').click();
    await expect(progressBar(page)).toBeVisible();
    expect(await page.title()).toBe(before);
    await expect(navbarLink(page, 'Changelog')).not.toHaveAttribute('aria-current');
    release();
    await expect(heading(page)).toHaveText('Changelog');
    await expect(page).toHaveTitle(/^Changelog \|/);
    await expect(navbarLink(page, 'Changelog')).toHaveAttribute('aria-current');
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

  test('NAV-22 work without script', async ({ browser }) => {
    const page = await pageWithoutScript(browser);
    await page.goto('/docs/category/get-started');
    const card = page.getByRole('main').getByRole('listitem').getByRole('link').last();
    const href = String(await card.getAttribute('href'));
    await card.click();
    await expect(page).toHaveURL(href);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Get started' }).click();
    await expect(page).toHaveURL('/docs/category/get-started');
    await page.context().close();
  });
});

test.describe('progress bar', () => {
  test('PRG-01 PRG-03 shows while a page is on its way and goes when it is there', async ({ page }) => {
    await open(page, docPage.path);
    const release = await holdPageData(page, target);
    await navbarLink(page, 'Changelog').click();
    await expect(progressBar(page)).toBeVisible();
    release();
    await expect(heading(page)).toHaveText('Changelog');
    await expect(progressBar(page)).toHaveCount(0);
  });

  test('PRG-02 does not show for a hash or a query', async ({ page }) => {
    await open(page, docPage.path);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('.progress-bar')) Reflect.set(window, 'progressSeen', true);
      }).observe(document.body, { childList: true });
    });
    const held = await holdPageData(page, docPage.path);
    await follow(page, '?x=1');
    await page.waitForTimeout(500);
    held();
    await expect(page).toHaveURL(`${docPage.path}?x=1`);
    await follow(page, '#nowhere');
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => 'progressSeen' in window)).toBe(false);
  });
});

test.describe('scrolling', () => {
  const anchor = (page: Page) => page.getByRole('main').locator('h2[id]').last();

  test('NAV-05 a new page is shown from its top, NAV-10 back and forward restore positions', async ({ page }) => {
    await open(page, docPage.path);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => scrollTop(page)).toBe(400);
    // The router keeps a position with the next frame.
    await page.waitForTimeout(100);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/changelog"]')?.click());
    await expect(heading(page)).toHaveText('Changelog');
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(docPage.path);
    await expect.poll(() => scrollTop(page)).toBe(400);
    await page.goForward();
    await expect(heading(page)).toHaveText('Changelog');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('NAV-05 NAV-09 a hash on another page brings its heading into view', async ({ page }) => {
    await open(page, docPage.path);
    const id = String(await anchor(page).getAttribute('id'));
    await open(page, target);
    await follow(page, `${docPage.path}#${encodeURIComponent(id)}`);
    await expect(page).toHaveURL(new RegExp(`${docPage.path}#`));
    await expect(anchor(page)).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });

  test('NAV-08 a hash on the same page scrolls to it; one of no heading stays; back restores the position', async ({
    page,
  }) => {
    await open(page, docPage.path);
    const stillSame = await markDocument(page);
    const id = String(await anchor(page).getAttribute('id'));
    await page.evaluate(() => window.scrollTo(0, 120));
    await page.waitForTimeout(100);
    await follow(page, `#${id}`);
    await expect(anchor(page)).toBeInViewport();
    const there = await scrollTop(page);
    expect(there).toBeGreaterThan(120);
    await page.waitForTimeout(100);
    await follow(page, '#nowhere');
    await expect(page).toHaveURL(/#nowhere$/);
    expect(await scrollTop(page)).toBe(there);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(docPage.path);
    await expect.poll(() => scrollTop(page)).toBe(120);
    expect(await stillSame()).toBe(true);
  });

  test('NAV-07 a change of the query alone does not scroll', async ({ page }) => {
    await open(page, docPage.path);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => scrollTop(page)).toBe(300);
    await follow(page, '?x=1');
    await expect(page).toHaveURL(`${docPage.path}?x=1`);
    expect(await scrollTop(page)).toBe(300);
  });
});

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

  for (const connection of [
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { effectiveType: '4g', saveData: true },
  ]) {
    test(`NAV-13 not with ${JSON.stringify(connection)}, but a click opens the page`, async ({ page }) => {
      await setConnection(page, connection);
      const requests = recordRequests(page);
      await open(page, '/docs/category/get-started');
      await navbarLink(page, 'Changelog').hover();
      await page.waitForTimeout(300);
      expect(dataOf(requests)).toEqual([]);
      await navbarLink(page, 'Changelog').click();
      await expect(heading(page)).toHaveText('Changelog');
      expect(dataOf(requests)).toHaveLength(1);
    });
  }

  test('NAV-14 pages work where links in view cannot be observed', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await open(page, '/docs/category/get-started');
    await navbarLink(page, 'Changelog').click();
    await expect(heading(page)).toHaveText('Changelog');
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

test.describe('a page that throws', () => {
  const crash = (page: Page) => page.getByRole('heading', { name: 'This page crashed.' });

  /** Takes a part of the page's data away that it cannot do without. */
  async function breakPage(page: Page, path: string): Promise<void> {
    await page.route(pageData(path), async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { result: { data: { doc: Record<string, unknown> } } };
      body.result.data.doc.headings = null;
      await route.fulfill({ response, json: body });
    });
  }

  async function expectCrashPage(page: Page): Promise<void> {
    await expect(crash(page)).toBeFocused();
    await expect(page).toHaveTitle(`Page crashed | ${settings.siteTitle}`);
    await expect(page.getByRole('main')).toContainText('Cannot read properties of null');
  }

  /** Errors that the page itself has put into the console. */
  function recordErrors(page: Page): string[] {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    return errors;
  }

  test('ERR-07 ERR-08 ERR-10 says so, in title, heading and focus, and can be left', async ({ page }) => {
    await breakPage(page, docPage.path);
    const errors = recordErrors(page);
    await page.goto(docPage.path);
    await expectCrashPage(page);
    expect(errors).toHaveLength(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectCrashPage(page);
    await navbarLink(page, 'Changelog').click();
    await expect(heading(page)).toHaveText('Changelog');
    await expect(page).toHaveTitle(/^Changelog \|/);
  });

  test('ERR-09 ERR-10 the same after a click; back shows the page before', async ({ page }) => {
    await breakPage(page, docPage.path);
    await open(page, target);
    await follow(page, docPage.path);
    await expectCrashPage(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Changelog');
    await expect(page).toHaveTitle(/^Changelog \|/);
  });
});

test.describe('a jump that is no scrolling', () => {
  const backToTop = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' });
  const hasBar = (page: Page) => page.evaluate(() => document.documentElement.dataset.navbar === undefined);
  const long = '/docs/changelog/2023';

  /** Scrolls as the reader does, and waits until the page has heard of it. */
  async function scrollTo(page: Page, position: number): Promise<void> {
    await page.evaluate((top) => window.scrollTo(0, top), position);
    await expect.poll(() => scrollTop(page)).toBe(position);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }

  test('BTT-02 a heading further up on another page does not bring back-to-top', async ({ page }) => {
    await open(page, long);
    await scrollTo(page, 2500);
    const id = await page.getByRole('main').locator('h2[id]').nth(1).getAttribute('id');
    await follow(page, `/docs/changelog/2022#${String(id).replace('2023', '2022')}`);
    await expect(heading(page)).toHaveText(/2022/);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    await expect(backToTop(page)).toHaveCount(0);
    expect(await hasBar(page)).toBe(false);
  });

  test('NVB-06 BTT-02 back to a place further down shows the bar, and no button', async ({ page }) => {
    await open(page, '/docs/changelog/2022');
    await scrollTo(page, 800);
    await follow(page, long);
    await expect(heading(page)).toHaveText(/2023/);
    expect(await hasBar(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(800);
    await scrollTo(page, 800);
    expect(await hasBar(page)).toBe(true);
    await expect(backToTop(page)).toHaveCount(0);
    await scrollTo(page, 900);
    expect(await hasBar(page)).toBe(false);
    await scrollTo(page, 850);
    await expect(backToTop(page)).toBeVisible();
  });
});
