import type { Page } from 'playwright/test';
import { failRequests, pageData } from '../support/conditions';
import {
  docTemplate,
  failure,
  follow,
  heading,
  navbarLink,
  progressBar,
  recordDocuments,
  recordWarnings,
  retryButton,
  target,
} from '../support/navigation';
import { docPage } from '../support/page-kinds';
import { expect, markDocument, open, test, untilHydrated } from '../support/test';

test.describe('a page that cannot be preloaded', () => {
  for (const fault of ['blocked', 'garbage'] as const) {
    test(`NAV-02 NAV-04 is loaded in full, with query and hash, when its data is ${fault}`, async ({ page }) => {
      await open(page, docPage.path);
      const stop = await failRequests(page, pageData(target), fault);
      const documents = recordDocuments(page);
      const warnings = recordWarnings(page);
      await follow(page, `${target}?x=1#y`);
      await expect(page).toHaveURL(`${target}?x=1#y`);
      await expect(heading(page)).toHaveText('Errors');
      expect(documents).toEqual([`${target}?x=1`]);
      expect(warnings).toEqual([`The page ${target}?x=1 could not be loaded.`]);
      await stop();
    });
  }

  test('NAV-02 is loaded in full when its data is missing although the page exists', async ({ page }) => {
    await open(page, docPage.path);
    await page.route(pageData(target), (route) => route.fulfill({ status: 404, body: 'gone' }), { times: 1 });
    const documents = recordDocuments(page);
    await navbarLink(page, 'Errors').click();
    await expect(page).toHaveURL(target);
    await expect(heading(page)).toHaveText('Errors');
    expect(documents).toEqual([target]);
  });

  for (const [part, address, text] of [
    ['data', pageData(target), `The page ${target} could not be loaded.`],
    ['template', docTemplate, 'Loading chunk'],
  ] as const) {
    test(`ERR-02 ERR-03 ERR-05 after that load the text stays, and Retry above it asks for the ${part} again`, async ({
      page,
    }) => {
      if (part === 'data') await open(page, docPage.path);
      const stop = await failRequests(page, address);
      if (part === 'template') await open(page, '/handbook/category/bookings');
      await navbarLink(page, 'Errors').click();
      await expect(failure(page)).toContainText(text);
      await expect(heading(page)).toHaveText('Errors');
      const documents = recordDocuments(page);
      await retryButton(page).click();
      await expect(failure(page)).toContainText(text);
      await stop();
      await retryButton(page).click();
      await untilHydrated(page);
      await expect(failure(page)).toHaveCount(0);
      await expect(page).toHaveURL(target);
      expect(documents).toEqual([]);
    });
  }

  test.describe('the second time within 30 s', () => {
    const fault = pageData(target);

    /** Follows the link, is loaded in full, and follows it again from another page in the same tab. */
    async function failTwice(page: Page): Promise<() => Promise<void>> {
      await open(page, docPage.path);
      const stop = await failRequests(page, fault);
      await navbarLink(page, 'Errors').click();
      await expect(heading(page)).toHaveText('Errors');
      await open(page, docPage.path);
      await navbarLink(page, 'Errors').click();
      await expect(failure(page)).toContainText(`The page ${target} could not be loaded.`);
      return stop;
    }

    test('NAV-03 ERR-02 ERR-03 the box stands alone in the article’s place, and Retry loads the page there', async ({
      page,
    }) => {
      const stop = await failTwice(page);
      const documents = recordDocuments(page);
      await expect(page).toHaveURL(target);
      await expect(heading(page)).toBeHidden();
      await retryButton(page).click();
      await expect(failure(page)).toBeVisible();
      await stop();
      await retryButton(page).click();
      await expect(heading(page)).toHaveText('Errors');
      await expect(page).toHaveURL(target);
      await expect(failure(page)).toHaveCount(0);
      expect(documents).toEqual([]);
    });
  });

  test('NAV-02 GAT-03 by back is loaded in full, with query and hash, when its data is blocked', async ({ page }) => {
    const address = `${docPage.path}?x=1#no-heading`;
    await open(page, address);
    await navbarLink(page, 'Errors').click();
    await expect(heading(page)).toHaveText('Errors');
    // A document that does not know the former page.
    await page.reload();
    await untilHydrated(page);
    await failRequests(page, pageData(docPage.path));
    const documents = recordDocuments(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText('Prepare a charter');
    await expect(failure(page)).toBeVisible();
    expect(documents).toEqual([`${docPage.path}?x=1`]);
  });

  test('NAV-01 NAV-18 one that never answers leaves the page as it is; another click wins', async ({ page }) => {
    await open(page, docPage.path);
    const stillSame = await markDocument(page);
    await failRequests(page, pageData(target), 'never answered');
    const title = await heading(page).textContent();
    await navbarLink(page, 'Errors').click();
    await expect(progressBar(page)).toBeVisible();
    await expect(heading(page)).toHaveText(String(title));
    await navbarLink(page, 'Crew notes').click();
    await expect(heading(page)).toHaveText('Crew notes');
    await expect(page).toHaveURL('/crew/notes');
    await expect(progressBar(page)).toHaveCount(0);
    expect(await stillSame()).toBe(true);
  });
});

test.describe('the first page', () => {
  for (const [part, address] of [
    ['data', pageData(docPage.path)],
    ['template', docTemplate],
    ['sidebar', /\/page-data\/sq\/d\/\d+\.json/],
  ] as const) {
    test(`ERR-05 can be read and left while its ${part} is never answered`, async ({ page }) => {
      await failRequests(page, address, 'never answered');
      const asked = page.waitForRequest(address);
      await page.goto(`${docPage.path}#no-heading`);
      await asked;
      await expect(heading(page)).toBeVisible();
      // The bar, which a page opened at a heading puts away, comes back without the site.
      await expect(navbarLink(page, 'Crew notes')).toBeInViewport({ timeout: 10_000 });
      await navbarLink(page, 'Crew notes').click();
      await expect(page).toHaveURL('/crew/notes');
      await expect(heading(page)).toHaveText('Crew notes');
    });
  }

  test('ERR-03 Retry asks for the site’s scripts again, without loading the page', async ({ page }) => {
    const stop = await failRequests(page, /\/app-[\da-f]+\.js/);
    await page.goto(docPage.path);
    const documents = recordDocuments(page);
    await expect(failure(page)).toContainText(/The script \/app-[\da-f]+\.js could not be loaded\./);
    await retryButton(page).click();
    await expect(failure(page)).toBeVisible();
    await stop();
    await retryButton(page).click();
    await untilHydrated(page);
    await expect(failure(page)).toHaveCount(0);
    expect(documents).toEqual([]);
  });
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
    await expect(page).toHaveTitle('Page crashed | Kestrel Handbook');
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
    await navbarLink(page, 'Errors').click();
    await expect(heading(page)).toHaveText('Errors');
    await expect(page).toHaveTitle('Errors | Kestrel Handbook');
  });
});

test.describe('data that the site was not built for', () => {
  test.use({ allowUncaughtErrors: true });

  test('ERR-12 a missing sidebar is named in the browser too', async ({ page }) => {
    await page.route(/\/page-data\/sq\/d\/\d+\.json/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"name":"reference"', '"name":"former"');
      await route.fulfill({ response, body });
    });
    await page.goto(target);
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    await expect(
      page.getByText(
        'Internal configuration error: the area "reference" names the sidebar "reference", which does not exist. Available: handbook, former.',
      ),
    ).toBeVisible();
  });
});
