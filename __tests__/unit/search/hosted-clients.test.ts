/** @jest-environment ./__tests__/setup/network-environment.cjs */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiClientVersion } from 'algoliasearch/lite';
import { createAlgoliaClient } from '../../../src/search/providers/algolia/client';
import { HostStates } from '../../../src/search/providers/hosts';
import { createMeilisearchClient } from '../../../src/search/providers/meilisearch/client';
import { createTypesenseClient } from '../../../src/search/providers/typesense/client';
import { hostedNames } from '../../../src/search/providers/index';
import { SearchError } from '../../../src/search/model/client';
import type { SearchClient } from '../../../src/search/model/client';
import { makeQuery as makeSiteQuery } from '../../../src/search/requests';
import { searchKey, startAlgolia, startMeilisearch, startTypesense } from '../../support/search/servers.mjs';
import { filtersOf, makeQuery } from '../../support/search/engine';
import { toMarkup } from '../../support/search/marked';
import { sampleRecords } from '../../support/search/records';

const records = new Map(sampleRecords.map((record) => [record.objectID, record]));
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startEach() {
  const algolia = await startAlgolia();
  algolia.indexes.set('docs', records);
  const meilisearch = await startMeilisearch();
  meilisearch.indexes.set('docs', records);
  const typesense = await startTypesense();
  typesense.collections.set('docs_1', records);
  typesense.aliases.set('docs', 'docs_1');
  closing.push(algolia.close, meilisearch.close, typesense.close);
  return {
    algolia: {
      server: algolia,
      client: createAlgoliaClient({
        provider: 'algolia',
        appId: 'APP',
        key: searchKey,
        index: 'docs',
        hosts: [algolia.url],
      }),
    },
    meilisearch: {
      server: meilisearch,
      client: createMeilisearchClient({
        provider: 'meilisearch',
        key: searchKey,
        index: 'docs',
        hosts: [meilisearch.url],
      }),
    },
    typesense: {
      server: typesense,
      client: createTypesenseClient({ provider: 'typesense', key: searchKey, index: 'docs', hosts: [typesense.url] }),
    },
  };
}

async function clientOf(name: string): Promise<SearchClient> {
  const started: Partial<Record<string, { client: SearchClient }>> = await startEach();
  const service = started[name];
  if (!service) throw new Error(`${name} has no stub. Expected one in servers.mjs and in startEach.`);
  return service.client;
}

/** A server that answers as it is told, one answer a request; the last one stays. */
async function startScripted(...answers: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
  let count = 0;
  const server = createServer((request, response) => {
    request.resume();
    const answer = answers[Math.min(count, answers.length - 1)];
    count += 1;
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, count: () => count };
}

const respond =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
const empty = JSON.stringify({ results: [{ hits: [], nbHits: 0 }] });
const algoliaOn = (...hosts: string[]) =>
  createAlgoliaClient({ provider: 'algolia', appId: 'APP', key: 'k', index: 'docs', hosts });
const meilisearchOn = (...hosts: string[]) =>
  createMeilisearchClient({ provider: 'meilisearch', key: 'k', index: 'docs', hosts });

const clientsOn = [
  ['algolia', algoliaOn],
  ['meilisearch', meilisearchOn],
] as const;

describe('clients of services', () => {
  it.each(hostedNames)('SRS-01 %s finds, marks, filters and counts', async (name) => {
    const client = await clientOf(name);
    const { results } = await client.search([makeQuery('negative balance', { countsAreas: true })]);
    expect(results[0]).toMatchObject({
      query: 'negative balance',
      page: 0,
      hitCount: 1,
      areas: { 'Clearing and payouts': 1 },
    });
    expect(results[0]?.hits[0]).toMatchObject({
      url: '/docs/payouts#negative-balance',
      type: 'lvl2',
      hierarchy: { lvl1: 'Payout schedule' },
    });
    expect(toMarkup(results[0]?.hits[0]?.section)).toContain('<mark>');
    const filtered = await client.search([
      makeQuery('image', { filters: filtersOf(['docusaurus_tag:docs-default-current', 'docusaurus_tag:default']) }),
    ]);
    expect(filtered.results[0]?.hits).toEqual([]);
  });

  it.each(hostedNames)('SRS-05 %s keeps everything but its marks as text', async (name) => {
    const client = await clientOf(name);
    const [hit] = (await client.search([makeQuery('image')])).results[0]?.hits ?? [];
    expect(toMarkup(hit?.page)).toBe('The <<mark>Image</mark>> component');
    const [script] = (await client.search([makeQuery('alert')])).results[0]?.hits ?? [];
    expect(script?.snippet).toContainEqual({ text: 'alert', marked: true });
  });

  it('SRQ-01 SRQ-02 SRQ-03 SRQ-05 Algolia gets credentials in the address and the request as specified', async () => {
    const { algolia } = await startEach();
    await algolia.client.search([makeSiteQuery('refund', 'docs')]);
    const [sent] = algolia.server.requests;
    expect(sent?.path).toBe('/1/indexes/*/queries');
    expect(sent?.method).toBe('POST');
    expect(sent?.query).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': searchKey });
    expect(sent?.headers['content-type']).toMatch(/^text\/plain/);
    expect(Object.keys(sent?.headers ?? {}).filter((name) => name.startsWith('x-algolia'))).toEqual([]);
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      requests: [
        {
          query: 'refund',
          indexName: 'docs',
          attributesToRetrieve: [
            'hierarchy.lvl0',
            'hierarchy.lvl1',
            'hierarchy.lvl2',
            'hierarchy.lvl3',
            'hierarchy.lvl4',
            'hierarchy.lvl5',
            'hierarchy.lvl6',
            'content',
            'type',
            'url',
          ],
          attributesToSnippet: [
            'hierarchy.lvl1:10',
            'hierarchy.lvl2:10',
            'hierarchy.lvl3:10',
            'hierarchy.lvl4:10',
            'hierarchy.lvl5:10',
            'hierarchy.lvl6:10',
            'content:10',
          ],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: false,
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-guides-current'],
          ],
        },
      ],
    });
  });

  it('SRQ-03 SRS-02 Algolia is sent nothing else for few hits of a page: the others are left out here', async () => {
    const { algolia } = await startEach();
    const [all] = (await algolia.client.search([makeQuery('payout')])).results;
    const [some] = (await algolia.client.search([makeQuery('payout', { hitsPerGroup: 1 })])).results;
    const pages = (all?.hits ?? []).map(({ url_without_anchor: page }) => page);
    expect(new Set(pages).size).toBeLessThan(pages.length);
    expect(some?.hits.map(({ url_without_anchor: page }) => page)).toEqual([...new Set(pages)]);
    expect(algolia.server.requests.at(-1)?.body).not.toContain('distinct');
  });

  it.each(clientsOn)(
    'SRT-03 SRT-04 %s goes on with another host, and leaves the failed one alone',
    async (_name, clientOn) => {
      const broken = await startScripted(respond(503, '{}'));
      const good = await startScripted(respond(200, empty));
      const client = clientOn(broken.url, good.url);
      for (const query of ['a', 'b', 'c'])
        expect((await client.search([makeQuery(query)])).results[0]?.hits).toEqual([]);
      expect(broken.count()).toBe(1);
      expect(good.count()).toBe(3);
      // Another page load knows it too.
      await clientOn(broken.url, good.url).search([makeQuery('d')]);
      expect(broken.count()).toBe(1);
    },
  );

  it.each(clientsOn)(
    'SRT-05 %s fails with one error when all hosts do, and tries them again the next time',
    async (_name, clientOn) => {
      const first = await startScripted(respond(500, '{}'), respond(500, '{}'), respond(200, empty));
      const client = clientOn(first.url);
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await expect(client.search([makeQuery('a')])).rejects.toMatchObject({ name: 'SearchError', kind: 'network' });
      }
      expect((await client.search([makeQuery('a')])).results[0]?.hitCount).toBe(0);
    },
  );

  it.each(clientsOn)('SRT-03 %s waits once for a busy service, if that is short', async (_name, clientOn) => {
    const busy = await startScripted(respond(429, '{"message":"busy"}', { 'retry-after': '0' }), respond(200, empty));
    expect((await clientOn(busy.url).search([makeQuery('a')])).results[0]?.hitCount).toBe(0);
    expect(busy.count()).toBe(2);
    const long = await startScripted(respond(429, '{"message":"busy"}', { 'retry-after': '30' }));
    await expect(clientOn(long.url).search([makeQuery('a')])).rejects.toBeInstanceOf(SearchError);
    expect(long.count()).toBe(1);
  });

  it.each(clientsOn)('SRT-03 %s does not repeat what was refused', async (_name, clientOn) => {
    const refusing = await startScripted(respond(403, '{"message":"no"}'));
    const other = await startScripted(respond(200, empty));
    await expect(clientOn(refusing.url, other.url).search([makeQuery('a')])).rejects.toBeInstanceOf(SearchError);
    expect([refusing.count(), other.count()]).toEqual([1, 0]);
  });

  it.each(clientsOn)('SRS-04 %s takes another shape for a failure', async (_name, clientOn) => {
    for (const body of ['{"hello":1}', '{"results":[{}]}', '[]', 'null', '<html>']) {
      const strange = await startScripted(respond(200, body));
      await expect(clientOn(strange.url).search([makeQuery('a')])).rejects.toBeInstanceOf(SearchError);
    }
  });

  it.each(clientsOn)('SRQ-06 %s ends a request that is superseded', async (_name, clientOn) => {
    const hanging = await startScripted(() => undefined);
    const controller = new AbortController();
    const search = clientOn(hanging.url).search([makeQuery('a')], controller.signal);
    controller.abort();
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('SRT-02 a host that hangs costs a second, and only once', async () => {
    const hanging = await startScripted(() => undefined);
    const good = await startScripted(respond(200, empty));
    const client = algoliaOn(hanging.url, good.url);
    await client.search([makeQuery('a')]);
    await client.search([makeQuery('b')]);
    expect([hanging.count(), good.count()]).toEqual([1, 2]);
    expect(new HostStates(`${apiClientVersion}-APP`).read(hanging.url).status).toBe('timed out');
  }, 20_000);

  it.each(clientsOn)(
    'SRT-02 %s goes on from a host that stops in the middle of its answer',
    async (_name, clientOn) => {
      const stopping = await startScripted((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"results":');
      });
      const good = await startScripted(respond(200, empty));
      const client = clientOn(stopping.url, good.url);
      expect((await client.search([makeQuery('a')])).results[0]?.hitCount).toBe(0);
      await client.search([makeQuery('b')]);
      expect([stopping.count(), good.count()]).toEqual([1, 2]);
    },
    20_000,
  );
});

describe('memory of failed hosts', () => {
  it('SRT-06 leaves a host out for 120 s', () => {
    let now = 1_000_000;
    const states = new HostStates('test', () => now);
    states.write('https://a.example', 'down');
    now += 119_000;
    expect(states.isUp('https://a.example')).toBe(false);
    expect(states.isUp('https://b.example')).toBe(true);
    now += 2000;
    expect(states.isUp('https://a.example')).toBe(true);
  });

  it('SRT-04 takes no notice of a failure in the future, which a wrong clock has stored', () => {
    new HostStates('test', () => 9_000_000_000).write('https://a.example', 'down');
    expect(new HostStates('test', () => 1_000_000).isUp('https://a.example')).toBe(true);
  });

  it.each(['{"a', '[]', 'null', '{"https://a.example":{"status":"down"}}', '{"https://a.example":7}'])(
    'SRT-04 survives %s in storage',
    (stored) => {
      localStorage.setItem('algolia-client-js-test', stored);
      const states = new HostStates('test');
      expect(states.isUp('https://a.example')).toBe(true);
      states.write('https://a.example', 'down');
      expect(states.isUp('https://a.example')).toBe(false);
    },
  );
});
