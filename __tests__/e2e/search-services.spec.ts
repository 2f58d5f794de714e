import type { Page } from 'playwright/test';
import type { SearchRecord } from '../../src/shared/search-record';
import { searchKey, startAlgolia } from '../support/search/servers.mjs';
import { docPage } from './support/page-kinds';
import { recordRequests } from './support/records';
import { dialog, field, hits, openSearch, searchFiles, searchFor } from './support/search';
import { changeSettings } from './support/settings';
import { expect, open, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const mark = (page: Page) => page.getByRole('link', { name: 'Search by Algolia' });

/** What the tests read of a request (SRQ-03). */
interface SentRequest {
  query: string;
  indexName: string;
  page?: number;
  hitsPerPage: number;
  attributesToSnippet: string[];
  facetFilters: (string | string[])[];
}

test.describe('without a service', () => {
  test('SPG-09 no choice of versions, and the mark of no service', async ({ page }) => {
    await open(page, '/search?q=refund');
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await expect(main(page).getByRole('combobox')).toHaveCount(0);
    await expect(
      main(page)
        .getByText(/version/i)
        .and(main(page).locator('label, select, button')),
    ).toHaveCount(0);
    await expect(mark(page)).toHaveCount(0);
    await openSearch(page);
    await expect(mark(page)).toHaveCount(0);
  });
});

test.describe('with a hosted service', () => {
  // The policy of this build knows of no service.
  test.use({ bypassCSP: true });

  /** A service with the records of this build, and the settings that name it. */
  async function configure(page: Page) {
    const server = await startAlgolia();
    const response = await page.request.get('/search/records.json');
    const records = (await response.json()) as SearchRecord[];
    server.indexes.set('docs', new Map(records.map((record) => [record.objectID, record])));
    const settings = await changeSettings(page, {
      GATSBY_SEARCH_PROVIDER: 'algolia',
      GATSBY_SEARCH_APP_ID: 'APP',
      GATSBY_SEARCH_KEY: searchKey,
      GATSBY_SEARCH_INDEX: 'docs',
      GATSBY_SEARCH_HOSTS: server.url,
    });
    const sent = (): SentRequest[] =>
      server.requests
        .filter(({ method }) => method === 'POST')
        .flatMap(({ body }) => (JSON.parse(body) as { requests: SentRequest[] }).requests);
    return { server, sent, expectChanged: settings.expectChanged };
  }

  test('SXP-01 SPG-09 the overlay shows what another client finds, and whose it is', async ({ page }) => {
    const { server, sent, expectChanged } = await configure(page);
    await openSearch(page);
    await searchFor(page, 'chargeback');
    expectChanged();
    await expect(hits(page).first()).toContainText(/chargeback/i);
    await expect(hits(page).first()).toHaveAttribute('href', /^\/docs\//);
    await expect(mark(page)).toBeVisible();
    expect(sent().at(-1)).toMatchObject({ query: 'chargeback', indexName: 'docs' });
    // Services learn which client asks.
    const agent = server.requests.map(({ query, headers }) => query['x-algolia-agent'] ?? headers['x-algolia-agent']);
    expect(agent.at(-1)).toContain('docsearch');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(docPage.path);
    await server.close();
  });

  test('SPG-09 SPG-11 SRQ-05 the page asks with language, tags, page and snippets of its own', async ({ page }) => {
    const { server, sent, expectChanged } = await configure(page);
    const requests = recordRequests(page);
    await open(page, '/search?q=product');
    const articles = main(page).getByRole('article');
    await expect(articles.first()).toBeVisible();
    const first = await articles.count();
    expectChanged();
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
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-guides-current'],
      ]);
      expect(request.attributesToSnippet).toContain('content:30');
      expect(request.attributesToSnippet).toContain('hierarchy.lvl2:30');
      expect(request).not.toHaveProperty('distinct');
    }
    // The texts of the site's own index are not needed then.
    expect(requests.filter((url) => searchFiles.texts.test(url))).toEqual([]);
    await server.close();
  });

  test('SXP-01 SST-12 a service that is gone is an error of search alone', async ({ page }) => {
    const { server } = await configure(page);
    await server.close();
    await openSearch(page);
    await field(page).fill('refund');
    await expect(page.getByRole('alert').filter({ hasText: 'Unable to fetch results' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changelog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
  });
});
