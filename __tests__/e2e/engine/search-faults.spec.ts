import type { Page, Route } from 'playwright/test';
import { failRequests, holdRequests } from '../support/conditions';
import { docPage } from '../support/page-kinds';
import {
  ask,
  askRow,
  button,
  dialog,
  failure,
  field,
  hits,
  openSearch,
  reopenSearch,
  searchFiles,
  searchFor,
} from '../support/search';
import { allTexts, expect, expectAccessible, open, test, titlesOnly } from '../support/test';

test.use(titlesOnly);

const telling = 'How do I take a booking?';
const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try again' });
const answerFailure = (page: Page) =>
  dialog(page).getByRole('alert').filter({ hasText: 'The pages of this site could not be searched.' });

/** How a file of the index may be wrong. */
type FileFault = 'missing' | 'blocked' | 'truncated' | 'of another version';

/** Serves a file wrongly; call the result to serve it as it is. */
async function spoil(page: Page, address: RegExp, fault: FileFault): Promise<() => Promise<void>> {
  if (fault === 'blocked') return failRequests(page, address);
  const answer = async (route: Route): Promise<void> => {
    if (fault === 'missing') return route.fulfill({ status: 404, body: 'not found' });
    const body = await (await route.fetch()).text();
    return route.fulfill({
      contentType: 'application/json',
      body: fault === 'truncated' ? body.slice(0, body.length / 2) : body.replace(/"v":\d+/, '"v":99'),
    });
  };
  const answers: Promise<void>[] = [];
  await page.route(address, (route) => answers[answers.push(answer(route)) - 1]);
  return async () => {
    // Playwright answers itself what is under way when the route goes.
    await Promise.all(answers);
    await page.unroute(address);
  };
}

/** Reading goes on: search closes, a link works, search opens again. */
async function expectReadable(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Errors' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors');
  await reopenSearch(page);
}

/** While the fault lasts the page reads and the next query fails too; once it has passed, trying again finds something. */
async function expectRetryAfter(page: Page, stop: () => Promise<void>): Promise<void> {
  await expectReadable(page);
  await field(page).fill('deposit');
  await expect(failure(page)).toBeVisible();
  await stop();
  await tryAgain(page).click();
  await expect(hits(page).first()).toBeVisible();
}

test.describe('an index that cannot be used', () => {
  // The worker and the manifest tell each other kind of fault apart in their unit tests.
  for (const [name, fault] of [
    ['manifest', 'of another version'],
    ['titles', 'blocked'],
    ['titles', 'truncated'],
    ['worker', 'missing'],
  ] as const) {
    test(`SST-03 SST-04 ${name} ${fault}: says so, reading goes on, works after the fault`, async ({ page }) => {
      const stop = await spoil(page, searchFiles[name], fault);
      await openSearch(page);
      await page.keyboard.type('deposit');
      await expect(failure(page)).toBeVisible();
      await expect(failure(page)).toContainText('You might want to check your network connection.');
      await expect(dialog(page).getByText('No results')).toHaveCount(0);
      // It stays until the next query.
      await page.waitForTimeout(400);
      await expect(failure(page)).toBeVisible();
      await expectRetryAfter(page, stop);
      await expect(failure(page)).toHaveCount(0);
    });
  }

  test('SST-04 a worker that breaks while in use is replaced', async ({ page }) => {
    await openSearch(page);
    await searchFor(page, 'deposit');
    const [worker] = page.workers();
    if (!worker) throw new Error('There is no worker.');
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken by the test');
      });
    });
    await expect.poll(() => page.workers().includes(worker)).toBe(false);
    await searchFor(page, 'berth');
    await expect(hits(page).first()).toBeVisible();
  });

  test('SST-04 SOV-07 PRF-02 the error has no violation, and Enter tries again', async ({ page }) => {
    const stop = await spoil(page, searchFiles.manifest, 'missing');
    await openSearch(page);
    // In one step: each key would be a try of its own, and the last may be under way still.
    await page.keyboard.insertText('deposit');
    await expect(failure(page)).toBeVisible();
    await expectAccessible(page);
    await stop();
    await page.keyboard.press('Enter');
    await expect(hits(page).first()).toBeVisible();
    await expect(page).toHaveURL(docPage.path);
  });

  test('SST-01 SIN-03 a slow index shows that it is being searched; the screen does not go blank', async ({ page }) => {
    await open(page, docPage.path);
    const release = await holdRequests(page, searchFiles.titles);
    await reopenSearch(page);
    await page.keyboard.type('deposit');
    await expect(dialog(page).locator('[aria-busy="true"]')).toBeVisible();
    await expect(dialog(page).locator('.search-spinner')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Still searching' })).toHaveCount(1);
    await expect(dialog(page).getByText('Popular pages')).toBeVisible();
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(dialog(page).locator('.search-spinner')).toHaveCount(0);
  });
});

test.describe('keyword search and questions fail independently', () => {
  test.use(allTexts);

  test('SST-12 AIM-16 truncated texts: titles are found, a question can be tried again', async ({ page }) => {
    const stop = await spoil(page, searchFiles.texts, 'truncated');
    await openSearch(page);
    await searchFor(page, 'inspect');
    await expect(hits(page).first()).toContainText('Inspect a boat');
    await ask(page, telling);
    await expect(answerFailure(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await searchFor(page, 'payout');
    await expect(hits(page).first()).toBeVisible();
    await ask(page, telling);
    await expect(answerFailure(page)).toBeVisible();
    await stop();
    await answerFailure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).locator('blockquote').first()).toBeVisible();
    await expect(answerFailure(page)).toHaveCount(0);
  });

  for (const [name, address] of [
    ['code', searchFiles.questions],
    ['style sheet', searchFiles.questionStyles],
  ] as const) {
    test(`SST-12 SOV-06 ERR-02 the ${name} of questions blocked: a box with Retry, keyword search goes on`, async ({
      page,
    }) => {
      const stop = await failRequests(page, address);
      await openSearch(page);
      await searchFor(page, telling);
      await askRow(page).click();
      const box = dialog(page).getByRole('alert');
      await expect(box.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(box.getByRole('paragraph')).toHaveText(
        'Questions could not be loaded. Check your network connection.',
      );
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveValue(telling);
      await expect(hits(page).first()).toBeVisible();
      await askRow(page).click();
      await expect(box).toBeVisible();
      await stop();
      await box.getByRole('button', { name: 'Retry' }).click();
      await expect(dialog(page).locator('blockquote').first()).toBeVisible();
    });
  }
});

test.describe('an overlay that cannot be loaded', () => {
  for (const [name, address, fault] of [
    ['code', searchFiles.overlay, 'error 500'],
    ['style sheet', searchFiles.styles, 'blocked'],
  ] as const) {
    test(`SOV-06 ${name} ${fault}: a dialog with Retry, which keeps what was typed`, async ({ page }) => {
      const stop = await failRequests(page, address, fault);
      await open(page, docPage.path);
      await button(page).click();
      const box = dialog(page).getByRole('alert');
      await expect(box).toHaveText(/Search could not be loaded\./);
      const input = dialog(page).getByRole('searchbox', { name: 'Search' });
      await expect(input).toBeFocused();
      await page.keyboard.type('deposit');
      await box.getByRole('button', { name: 'Retry' }).click();
      await expect(box).toBeVisible();
      await stop();
      await box.getByRole('button', { name: 'Retry' }).click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('deposit');
      await expect(hits(page).first()).toBeVisible();
    });
  }
});
