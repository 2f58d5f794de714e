import { postWithFailover } from '../../../src/search/providers/failover';
import { createMeilisearchClient } from '../../../src/search/providers/meilisearch/client';
import { markEnd, markStart, readHit, readResult } from '../../../src/search/providers/read-hit';
import { createTypesenseClient } from '../../../src/search/providers/typesense/client';
import type { SearchResult } from '../../../src/search/model/client';
import type { SearchHit } from '../../../src/search/model/hit';
import type { SearchQuery } from '../../../src/search/model/query';
import { filtersOf, makeQuery } from '../../support/search/engine';
import { toMarkup } from '../../support/search/marked';

jest.mock('../../../src/search/providers/failover', () => ({ postWithFailover: jest.fn() }));

const hosts = ['https://a.example'];
const clients = {
  meilisearch: createMeilisearchClient({ provider: 'meilisearch', key: 'k&y', index: 'docs', hosts }),
  typesense: createTypesenseClient({ provider: 'typesense', key: 'k&y', index: 'docs', hosts }),
};
type Provider = keyof typeof clients;

/** What a client reads from the answer of its server to one request. */
async function read(provider: Provider, result: unknown, change: Partial<SearchQuery> = {}): Promise<SearchResult> {
  jest.mocked(postWithFailover).mockResolvedValue({ results: [result] });
  const { results } = await clients[provider].search([makeQuery('refund', change)]);
  return results[0] as SearchResult;
}

/** What a client sends for one request. */
async function sent(provider: Provider, change: Partial<SearchQuery>) {
  await read(provider, { hits: [] }, change);
  const { path, headers, body } = jest.mocked(postWithFailover).mock.lastCall?.[2] ?? {};
  const { queries, searches } = JSON.parse(body ?? '') as Record<string, Record<string, unknown>[] | undefined>;
  return { path, headers, asked: (queries ?? searches)?.[0] };
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
    const { path, headers, asked } = await sent('meilisearch', {
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
    const { asked } = await sent('meilisearch', { hitsPerGroup: 3 });
    expect(asked).toMatchObject({ page: 1, attributesToCrop: ['content:10'] });
    expect(asked).not.toHaveProperty('facets');
    // It can only show one of a page, or all.
    expect(asked).not.toHaveProperty('distinct');
  });

  it('SRS-01 answers with marks, counts and areas', async () => {
    const result = await read('meilisearch', {
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
    const result = await read('meilisearch', { hits: [null, 7, document] });
    expect(result.hits.map(({ url }) => url)).toEqual(['/a']);
    expect(result).toMatchObject({ page: 0, hitCount: 1 });
  });
});

describe('Typesense', () => {
  it('SRQ-02 SRQ-09 is asked without a preflight for the page, filters and areas that are wanted', async () => {
    const { path, headers, asked } = await sent('typesense', {
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
    const usual = (await sent('typesense', {})).asked;
    expect(usual).toMatchObject({ page: 1, snippet_threshold: 10, highlight_affix_num_tokens: 4 });
    for (const name of ['facet_by', 'group_by', 'group_limit']) expect(usual).not.toHaveProperty(name);
    const short = (await sent('typesense', { snippetWords: 2 })).asked;
    expect(short).toMatchObject({ snippet_threshold: 2, highlight_affix_num_tokens: 1 });
  });

  it('SRS-01 answers with marks, counts and areas', async () => {
    const result = await read('typesense', {
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
    const result = await read('typesense', {
      grouped_hits: [{ hits: [{ document }] }, {}, { hits: [{ document: other }, null, { document: null }] }],
      found: 3,
    });
    expect(result.hits.map(({ url }) => url)).toEqual(['/a', '/b']);
    expect(result).toMatchObject({ page: 0, hitCount: 3 });
    expect(result).not.toHaveProperty('areas');
  });
});

describe.each(Object.keys(clients) as Provider[])('%s', (provider) => {
  it.each([null, 'text', {}, { code: 404, error: 'Not found.' }, { hits: 7 }])(
    'SRS-04 fails where the answer to a request is %j',
    async (result) => {
      await expect(read(provider, result)).rejects.toMatchObject({ name: 'SearchError', kind: 'response' });
    },
  );
});

describe('results of services', () => {
  it('SRS-04 count what is there where the service does not say it', () => {
    const hits = Array.from({ length: 5 }, (_, index) => readHit({ ...document, url: `/${index}` }));
    const result = readResult(
      { hits, hitCount: 'many', pageCount: NaN, page: null, areas: { x: 2, y: '3' } },
      makeQuery('refund', { hitsPerPage: 2, page: 1 }),
    );
    expect(result).toMatchObject({
      hitCount: 5,
      pageCount: 3,
      page: 1,
    });
    expect(result.areas).toEqual({ x: 2 });
  });

  it.each([
    ['an unknown one', 'banner', 'content'],
    ['none', undefined, 'content'],
    ['the area', 'lvl0', 'content'],
    ['a heading that it has', 'lvl2', 'lvl2'],
    ['a heading that it has not', 'lvl3', 'lvl1'],
  ])('SRS-04 are shown as what they can be when their type is %s', (_name, type, shown) => {
    expect(readHit({ ...document, type, hierarchy: { lvl1: 'Refunds', lvl2: 'Cards' } })).toMatchObject({
      type: shown,
      hierarchy: { lvl0: 'Documentation', lvl1: 'Refunds' },
    });
  });

  it.each([
    ['no object', 'none', 7],
    ['no texts', { lvl1: 7 }, {}],
    ['missing', undefined, undefined],
  ])('SRS-04 SRS-05 are shown without marks when these are %s', (_name, hierarchy, content) => {
    expect(readHit(document, { hierarchy, content })).toMatchObject({
      page: [{ text: 'Refunds', marked: false }],
      section: null,
      snippet: [{ text: 'x', marked: false }],
    });
  });

  it('SPG-07 show the beginning of a long text that nothing in it matched, and none where there is no text', () => {
    expect(toMarkup(readHit({ ...document, content: 'word '.repeat(100) })?.snippet)).toHaveLength(140);
    expect(readHit({ ...document, content: '' })?.snippet).toBeNull();
  });
});
