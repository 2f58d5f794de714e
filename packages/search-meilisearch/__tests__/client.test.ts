/** @jest-environment ./__tests__/setup/network-environment.cjs */
import { filtersOf } from '../../../__tests__/support/search/engine';
import { sampleRecords } from '../../../__tests__/support/search/records';
import { searchKey } from '../../../__tests__/support/search/servers.mjs';
import { askWithoutService, document, expectFinds, firstHit, marked } from '../../../__tests__/support/search/service';
import { createMeilisearchClient } from '../src/client';
import { meilisearch } from '../src/descriptor';
import { startMeilisearch } from './server.mjs';

jest.mock('../../../src/search/providers/failover', () => {
  const actual = jest.requireActual<{ postWithFailover: () => unknown }>('../../../src/search/providers/failover');
  return { ...actual, postWithFailover: jest.fn(actual.postWithFailover) };
});

const hosts = ['https://a.example', 'https://b.example:8108'];
const client = createMeilisearchClient({ provider: 'meilisearch', key: 'k&y', index: 'docs', hosts });

const { read, sent } = askWithoutService(client);

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
    await expectFinds(meilisearch, {
      provider: 'meilisearch',
      appId: '',
      key: searchKey,
      index: 'docs',
      hosts: [server.url],
    });
    await server.close();
  });
});
