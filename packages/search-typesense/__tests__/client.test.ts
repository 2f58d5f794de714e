/** @jest-environment ./__tests__/setup/network-environment.cjs */
import { filtersOf } from '../../../__tests__/support/search/engine';
import { toMarkup } from '../../../__tests__/support/search/marked';
import { sampleRecords } from '../../../__tests__/support/search/records';
import { searchKey } from '../../../__tests__/support/search/servers.mjs';
import { askWithoutService, document, expectFinds, firstHit, marked } from '../../../__tests__/support/search/service';
import { createTypesenseClient } from '../src/client';
import { typesense } from '../src/descriptor';
import { startTypesense } from './server.mjs';

jest.mock('../../../src/search/providers/failover', () => {
  const actual = jest.requireActual<{ postWithFailover: () => unknown }>('../../../src/search/providers/failover');
  return { ...actual, postWithFailover: jest.fn(actual.postWithFailover) };
});

const hosts = ['https://a.example', 'https://b.example:8108'];
const client = createTypesenseClient({ provider: 'typesense', key: 'k&y', index: 'docs', hosts });

const { read, sent } = askWithoutService(client);

describe('Typesense', () => {
  it('SRQ-02 SRQ-09 is asked without a preflight for the page, filters and areas that are wanted', async () => {
    const { path, headers, asked } = await sent({
      page: 2,
      hitsPerPage: 7,
      countsAreas: true,
      hitsPerGroup: 2,
      filters: filtersOf('language:en', ['docusaurus_tag:a', 'docusaurus_tag:b:c`d']),
      snippetWords: 30,
    });
    expect(path).toBe('/multi_search?x-typesense-api-key=k%26y');
    expect(headers).toEqual({ 'content-type': 'text/plain' });
    expect(asked).toMatchObject({
      collection: 'docs',
      q: 'refund',
      page: 3,
      per_page: 7,
      facet_by: 'hierarchy.lvl0',
      group_by: 'url_without_anchor',
      group_limit: 2,
      filter_by: 'language:=[`en`] && docusaurus_tag:=[`a`,`b:cd`]',
      snippet_threshold: 30,
      highlight_affix_num_tokens: 14,
    });
    expect(String(asked?.query_by).split(',')).toHaveLength(String(asked?.query_by_weights).split(',').length);
  });

  it('SRQ-03 SRQ-09 is asked for the first page, and for ten words or as few as five', async () => {
    const usual = (await sent({})).asked;
    expect(usual).toMatchObject({ page: 1, snippet_threshold: 10, highlight_affix_num_tokens: 4 });
    for (const name of ['facet_by', 'group_by', 'group_limit']) expect(usual).not.toHaveProperty(name);
    const short = (await sent({ snippetWords: 2 })).asked;
    expect(short).toMatchObject({ snippet_threshold: 2, highlight_affix_num_tokens: 1 });
  });

  it('SRS-01 answers with marks, counts and areas', async () => {
    const result = await read({
      hits: [
        {
          document,
          highlights: [
            { field: 'hierarchy.lvl1', value: marked, snippet: 'short' },
            { field: 'hierarchy.lvl2', snippet: marked },
            { field: 'content', snippet: marked },
            { field: 'keywords', snippet: marked },
            { field: 7, snippet: marked },
            { field: 'hierarchy.lvl3' },
          ],
        },
      ],
      found: 41,
      page: 3,
      search_time_ms: 9,
      facet_counts: [{ field_name: 'hierarchy.lvl0', counts: [{ value: 'Area', count: 41 }] }, {}],
    });
    expect(result).toMatchObject({
      page: 2,
      hitCount: 41,
      pageCount: 3,
      areas: { Area: 41 },
    });
    expect(toMarkup(firstHit(result)?.page)).toBe('<mark>Refund</mark>s');
    expect(toMarkup(firstHit(result)?.snippet)).toBe('…<mark>Refund</mark>s…');
  });

  it('SRS-02 shows the hits of all groups when only so many of a page were wanted', async () => {
    const other = { ...document, objectID: '/b', url: '/b' };
    const result = await read({
      grouped_hits: [{ hits: [{ document }] }, {}, { hits: [{ document: other }, null, { document: null }] }],
      found: 3,
    });
    expect(result.hits.map(({ url }) => url)).toEqual(['/a', '/b']);
    expect(result).toMatchObject({ page: 0, hitCount: 3 });
    expect(result).not.toHaveProperty('areas');
  });

  it.each([null, 'text', {}, { code: 404, error: 'Not found.' }, { hits: 7 }])(
    'SRS-04 fails where the answer to a request is %j',
    async (result) => {
      await expect(read(result)).rejects.toMatchObject({ name: 'SearchError', kind: 'response' });
    },
  );

  it('names the hosts that it is configured with', () => {
    expect(typesense.hosts({ provider: 'typesense', appId: '', key: 'k', index: 'docs', hosts })).toEqual(hosts);
  });
});

describe('a Typesense server', () => {
  it('SRS-01 SRS-05 finds, marks, filters and counts, with everything but its marks as text', async () => {
    const server = await startTypesense();
    const records = new Map(sampleRecords.map((record) => [record.objectID, record]));
    server.collections.set('docs_1', records);
    server.aliases.set('docs', 'docs_1');
    await expectFinds(typesense, {
      provider: 'typesense',
      appId: '',
      key: searchKey,
      index: 'docs',
      hosts: [server.url],
    });
    await server.close();
  });
});
