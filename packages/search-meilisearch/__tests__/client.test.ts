/** @jest-environment ./__tests__/setup/network-environment.cjs */
import { postWithFailover } from '../../../src/search/providers/failover';
import { markEnd, markStart } from '../../../src/search/providers/read-hit';
import type { SearchResult } from '../../../src/search/model/client';
import type { SearchHit } from '../../../src/search/model/hit';
import type { SearchQuery } from '../../../src/search/model/query';
import { filtersOf, makeQuery } from '../../../__tests__/support/search/engine';
import { toMarkup } from '../../../__tests__/support/search/marked';
import { sampleRecords } from '../../../__tests__/support/search/records';
import { searchKey } from '../../../__tests__/support/search/servers.mjs';
import { createMeilisearchClient } from '../src/client';
import { meilisearch } from '../src/descriptor';
import { startMeilisearch } from './server.mjs';

jest.mock('../../../src/search/providers/failover', () => {
  const actual = jest.requireActual<{ postWithFailover: () => unknown }>('../../../src/search/providers/failover');
  return { ...actual, postWithFailover: jest.fn(actual.postWithFailover) };
});

const hosts = ['https://a.example', 'https://b.example:8108'];
const client = createMeilisearchClient({ provider: 'meilisearch', key: 'k&y', index: 'docs', hosts });

/** What the client reads from the answer of its server to one request. */
async function read(result: unknown, change: Partial<SearchQuery> = {}): Promise<SearchResult> {
  jest.mocked(postWithFailover).mockResolvedValueOnce({ results: [result] });
  const { results } = await client.search([makeQuery('refund', change)]);
  return results[0] as SearchResult;
}

/** What the client sends for one request. */
async function sent(change: Partial<SearchQuery>) {
  await read({ hits: [] }, change);
  const { path, headers, body } = jest.mocked(postWithFailover).mock.lastCall?.[2] ?? {};
  const {
    queries: [asked],
  } = JSON.parse(body ?? '') as { queries: [Record<string, unknown>] };
  return { path, headers, asked };
}

const document = {
  objectID: '/a',
  url: '/a',
  type: 'lvl1',
  hierarchy: { lvl0: 'Area', lvl1: 'Refunds' },
  content: 'x',
};
const marked = `${markStart}Refund${markEnd}s`;
const firstHit = ({ hits: [hit] }: SearchResult): SearchHit | undefined => hit;

describe('Meilisearch', () => {
  it('SRQ-09 is asked for the page, filters, areas and the one hit a page that are wanted', async () => {
    const { path, headers, asked } = await sent({
      page: 2,
      hitsPerPage: 7,
      countsAreas: true,
      hitsPerGroup: 1,
      filters: filtersOf('language:en', ['docusaurus_tag:a', 'docusaurus_tag:b'], 'hierarchy.lvl0:Say "no": now'),
      snippetWords: 30,
    });
    expect(path).toBe('/multi-search');
    expect(headers).toMatchObject({ authorization: 'Bearer k&y', 'x-meilisearch-client': 'site (meilisearch)' });
    expect(asked).toMatchObject({
      indexUid: 'docs',
      q: 'refund',
      page: 3,
      hitsPerPage: 7,
      facets: ['hierarchy.lvl0'],
      distinct: 'url_without_anchor',
      filter: [
        'language = "en"',
        ['docusaurus_tag = "a"', 'docusaurus_tag = "b"'],
        String.raw`hierarchy.lvl0 = "Say \"no\": now"`,
      ],
      attributesToCrop: ['content:30'],
    });
  });

  it('SRQ-09 is asked for the first page, ten words and no areas when nothing else is wanted', async () => {
    const { asked } = await sent({ hitsPerGroup: 3 });
    expect(asked).toMatchObject({ page: 1, attributesToCrop: ['content:10'] });
    expect(asked).not.toHaveProperty('facets');
    // It can only show one of a page, or all.
    expect(asked).not.toHaveProperty('distinct');
  });

  it('SRS-01 answers with marks, counts and areas', async () => {
    const result = await read({
      hits: [{ ...document, _formatted: { hierarchy: { lvl0: 'Area', lvl1: marked, lvl2: null }, content: 'x' } }],
      page: 3,
      totalHits: 41,
      totalPages: 6,
      processingTimeMs: 9,
      facetDistribution: { 'hierarchy.lvl0': { Area: 41 } },
    });
    expect(result).toMatchObject({
      page: 2,
      hitCount: 41,
      pageCount: 6,
      areas: { Area: 41 },
    });
    expect(firstHit(result)).toMatchObject({
      page: [
        { text: 'Refund', marked: true },
        { text: 's', marked: false },
      ],
      snippet: [{ text: 'x', marked: false }],
    });
  });

  it('SRS-04 skips what is no hit, and shows one without marks', async () => {
    const result = await read({ hits: [null, 7, document] });
    expect(result.hits.map(({ url }) => url)).toEqual(['/a']);
    expect(result).toMatchObject({ page: 0, hitCount: 1 });
  });

  it.each([null, 'text', {}, { code: 404, error: 'Not found.' }, { hits: 7 }])(
    'SRS-04 fails where the answer to a request is %j',
    async (result) => {
      await expect(read(result)).rejects.toMatchObject({ name: 'SearchError', kind: 'response' });
    },
  );

  it('names the hosts that it is configured with', () => {
    expect(meilisearch.hosts({ provider: 'meilisearch', appId: '', key: 'k', index: 'docs', hosts })).toEqual(hosts);
  });
});

describe('a Meilisearch server', () => {
  it('SRS-01 SRS-05 finds, marks, filters and counts, with everything but its marks as text', async () => {
    const server = await startMeilisearch();
    const records = new Map(sampleRecords.map((record) => [record.objectID, record]));
    server.indexes.set('docs', records);
    const service = { provider: 'meilisearch', appId: '', key: searchKey, index: 'docs', hosts: [server.url] };
    const searching = await meilisearch.createClient?.(service);
    const search = async (...query: Parameters<typeof makeQuery>) =>
      (await searching?.search([makeQuery(...query)]))?.results[0];
    const found = await search('negative balance', { countsAreas: true });
    expect(found).toMatchObject({ hitCount: 1, page: 0, areas: { 'Clearing and payouts': 1 } });
    expect(found?.hits[0]).toMatchObject({ url: '/docs/payouts#negative-balance', type: 'lvl2' });
    expect(toMarkup(found?.hits[0]?.section)).toContain('<mark>');
    const image = await search('image');
    expect(toMarkup(image?.hits[0]?.page)).toBe('The <<mark>Image</mark>> component');
    const filters = filtersOf(['docusaurus_tag:docs-default-current', 'docusaurus_tag:default']);
    expect((await search('image', { filters }))?.hits).toEqual([]);
    await server.close();
  });
});
