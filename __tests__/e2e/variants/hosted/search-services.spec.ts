import type { Page } from 'playwright/test';
import { docPage } from '../../support/page-kinds';
import { recordPolicyViolations, recordRequests } from '../../support/records';
import { askRow, dialog, hits, openSearch, searchFiles, searchFor } from '../../support/search';
import { expect, test } from '../../support/search-service';
import { markDocument, open } from '../../support/test';

// The service has one fixed port, so one test at a time.
test.describe.configure({ mode: 'default' });

const main = (page: Page) => page.getByRole('main');
const mark = (page: Page) => page.getByRole('link', { name: 'Search by Algolia' });

test('SXP-01 SPG-09 the overlay shows what another client finds, and whose it is', async ({
  page,
  service: { requests: received, sent },
}) => {
  await openSearch(page);
  await searchFor(page, 'chargeback');
  await expect(hits(page).first()).toContainText(/chargeback/i);
  await expect(hits(page).first()).toHaveAttribute('href', /^\/docs\//);
  await expect(mark(page)).toBeVisible();
  expect(sent().at(-1)).toMatchObject({ query: 'chargeback', indexName: 'docs' });
  // Services learn which client asks.
  const agent = received.map(({ query, headers }) => query['x-algolia-agent'] ?? headers['x-algolia-agent']);
  expect(agent.at(-1)).toContain('docsearch');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(docPage.path);
});

test('SPG-09 SPG-11 SRQ-05 the page asks with language, tags, page and snippets of its own', async ({
  page,
  service: { sent },
}) => {
  const requests = recordRequests(page);
  await open(page, '/search?q=product');
  const articles = main(page).getByRole('article');
  await expect(articles.first()).toBeVisible();
  const first = await articles.count();
  await expect(mark(page)).toBeVisible();
  await main(page).getByRole('button', { name: 'Load more' }).dispatchEvent('click');
  await expect.poll(() => articles.count()).toBeGreaterThan(first);
  const ofHits = sent().filter(({ hitsPerPage }) => hitsPerPage === 20);
  // The first page is the one that is meant without a number.
  expect(ofHits.map(({ page: number = 0 }) => number)).toEqual([0, 1]);
  for (const request of ofHits) {
    expect(request.query).toBe('product');
    expect(request.facetFilters).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
    expect(request.attributesToSnippet).toContain('content:30');
    expect(request.attributesToSnippet).toContain('hierarchy.lvl2:30');
    expect(request).not.toHaveProperty('distinct');
  }
  // The texts of the site's own index are not needed then.
  expect(requests.filter((url) => searchFiles.texts.test(url))).toEqual([]);
});

test('SXP-01 AIM-01 questions are answered by what the service finds, within the policy of the build', async ({
  page,
  service: { sent },
}) => {
  const violations = await recordPolicyViolations(page);
  await openSearch(page);
  await searchFor(page, 'chargeback');
  await askRow(page).click();
  await expect(dialog(page).locator('blockquote').first()).toContainText(/chargeback/i);
  expect(sent().some(({ query }) => /chargeback/i.test(query))).toBe(true);
  expect(violations).toEqual([]);
});

test('SRQ-01 SRS-01 SRS-03 credentials are in the address alone, and hits lead into this site', async ({
  page,
  service: { requests },
}) => {
  await openSearch(page);
  const isSame = await markDocument(page);
  await searchFor(page, 'chargeback');
  const sent = requests.find(({ method }) => method === 'POST');
  expect(sent?.path).toBe('/1/indexes/*/queries');
  expect(sent?.query).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'search-key' });
  expect(Object.keys(sent?.headers ?? {}).filter((name) => name.startsWith('x-algolia'))).toEqual([]);
  expect(sent?.body).not.toContain('search-key');
  const address = await hits(page).first().getAttribute('href');
  await hits(page).first().click();
  await expect(page).toHaveURL(String(address));
  expect(await isSame()).toBe(true);
});

test('SRT-02 SRT-04 a host that hangs is left for the next one, and left out after the page has been loaded again', async ({
  page,
  service,
}) => {
  const second = await service.startSecondHost();
  service.hang();
  await openSearch(page);
  await searchFor(page, 'chargeback');
  await expect(hits(page).first()).toContainText(/chargeback/i);
  const asked = service.requests.length;
  expect(asked).toBeGreaterThan(0);
  await openSearch(page);
  await searchFor(page, 'refund');
  await expect(hits(page).first()).toBeVisible();
  expect(service.requests).toHaveLength(asked);
  expect(second.requests.length).toBeGreaterThan(1);
  await second.close();
});
