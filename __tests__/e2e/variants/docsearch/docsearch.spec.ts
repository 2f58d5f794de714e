import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { storageKeys } from '../../../../src/shared/constants';
import { docPage } from '../../support/page-kinds';
import { recordPolicyViolations, recordRequests } from '../../support/records';
import { searchFiles } from '../../support/search';
import { expect, test } from '../../support/search-service';
import { colourModes, markDocument, open, showMode } from '../../support/test';

// The service has one fixed port, so one test at a time.
test.describe.configure({ mode: 'default' });

const chunk = /\/docsearch-[\da-f]+\.js$/;
const recentKey = `${storageKeys.recentSearches}docs`;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const modal = (page: Page) => dialog(page).locator('.DocSearch-Modal');
const field = (page: Page) => modal(page).getByRole('searchbox');
const hits = (page: Page) => modal(page).getByRole('option');

/** Opens search by key, with a query. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
}

test('SRQ-03 the dialog is loaded when it is opened, finds, and opens hits without loading the page', async ({
  page,
  service,
}) => {
  const violations = await recordPolicyViolations(page);
  const requests = recordRequests(page);
  await open(page, docPage.path);
  const isSame = await markDocument(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => chunk.test(url))).toEqual([]);
  await search(page, 'chargeback');
  expect(requests.filter((url) => chunk.test(url))).toHaveLength(1);
  expect(requests.filter((url) => searchFiles.overlay.test(url))).toEqual([]);
  expect(service.sent().at(-1)).toMatchObject({
    query: 'chargeback',
    indexName: 'docs',
    hitsPerPage: 20,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
  const address = await hits(page).first().getByRole('link').getAttribute('href');
  expect(address).toMatch(/^\/docs\//);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(String(address));
  expect(await isSame()).toBe(true);
  for (const mode of colourModes) await showMode(page, mode);
  expect(violations).toEqual([]);
});

test('SRF-01 a clicked hit is stored as DocSearch stores it, and offered next time', async ({ page, service }) => {
  await open(page, docPage.path);
  await search(page, 'chargeback');
  const address = await hits(page).first().getByRole('link').getAttribute('href');
  await hits(page).first().getByRole('link').click();
  await expect(page).toHaveURL(String(address));
  await page.keyboard.press('Control+k');
  await expect(modal(page).getByText('Recent', { exact: true })).toBeVisible();
  await expect(hits(page)).toHaveCount(1);
  const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[], recentKey);
  const [record] = [...service.records.values()].filter(({ url }) => url.endsWith(String(address)));
  expect(stored).toEqual([expect.objectContaining({ url: record?.url, hierarchy: record?.hierarchy })]);
});

test('SST-12 a service that is gone says so; Escape closes and gives the focus back', async ({ page, service }) => {
  await service.close();
  await open(page, docPage.path);
  const button = page.locator('a[data-search-open]:visible').first();
  await button.focus();
  await button.press('Enter');
  await field(page).fill('refund');
  await expect(modal(page).getByText('Unable to fetch results')).toContainText(
    'You might want to check your network connection.',
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the dialog has at most 90 KB, compressed, in a chunk of its own', () => {
  const folder = process.env.PUBLIC_DIR ?? 'public';
  const { namedChunkGroups } = JSON.parse(readFileSync(path.join(folder, 'webpack.stats.json'), 'utf8')) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>;
  };
  const sheets = readdirSync(path.join(folder, 'static')).filter((name) =>
    /^(?:modal|_variables|docsearch)\..*\.css$/.test(name),
  );
  const names = [
    ...(namedChunkGroups.docsearch?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js')),
    ...sheets.map((name) => `static/${name}`),
  ];
  expect(names.filter((name) => name.endsWith('.css'))).toHaveLength(3);
  const bytes = names.map((name) => gzipSync(readFileSync(path.join(folder, name))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90 * 1024);
});
