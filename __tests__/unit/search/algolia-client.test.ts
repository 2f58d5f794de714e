/** @jest-environment ./__tests__/setup/network-environment.cjs */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiClientVersion } from 'algoliasearch/lite';
import { createAlgoliaClient } from '../../../src/search/providers/algolia/client';
import { HostStates } from '../../../src/search/providers/hosts';
import { SearchError } from '../../../src/search/model/client';
import { makeQuery as makeSiteQuery } from '../../../src/search/requests';
import { searchKey, startAlgolia } from '../../support/search/servers.mjs';
import { filtersOf, makeQuery } from '../../support/search/engine';
import { toMarkup } from '../../support/search/marked';
import { sampleRecords } from '../../support/search/records';

const records = new Map(sampleRecords.map((record) => [record.objectID, record]));
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startService() {
  const server = await startAlgolia();
  server.indexes.set('docs', records);
  closing.push(server.close);
  const client = createAlgoliaClient({
    provider: 'algolia',
    appId: 'APP',
    key: searchKey,
    index: 'docs',
    hosts: [server.url],
  });
  return { server, client };
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
const clientOn = (...hosts: string[]) =>
  createAlgoliaClient({ provider: 'algolia', appId: 'APP', key: 'k', index: 'docs', hosts });

describe('the client of Algolia', () => {
  it('SRS-01 finds, marks, filters and counts', async () => {
    const { client } = await startService();
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

  it('SRS-05 keeps everything but its marks as text', async () => {
    const { client } = await startService();
    const [hit] = (await client.search([makeQuery('image')])).results[0]?.hits ?? [];
    expect(toMarkup(hit?.page)).toBe('The <<mark>Image</mark>> component');
    const [script] = (await client.search([makeQuery('alert')])).results[0]?.hits ?? [];
    expect(script?.snippet).toContainEqual({ text: 'alert', marked: true });
  });

  it('SRQ-01 SRQ-02 SRQ-03 SRQ-05 Algolia gets credentials in the address and the request as specified', async () => {
    const { server, client } = await startService();
    await client.search([makeSiteQuery('refund', 'docs')]);
    const [sent] = server.requests;
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
    const { server, client } = await startService();
    const [all] = (await client.search([makeQuery('payout')])).results;
    const [some] = (await client.search([makeQuery('payout', { hitsPerGroup: 1 })])).results;
    const pages = (all?.hits ?? []).map(({ url_without_anchor: page }) => page);
    expect(new Set(pages).size).toBeLessThan(pages.length);
    expect(some?.hits.map(({ url_without_anchor: page }) => page)).toEqual([...new Set(pages)]);
    expect(server.requests.at(-1)?.body).not.toContain('distinct');
  });

  it('SRT-03 SRT-04 goes on with another host, and leaves the failed one alone', async () => {
    const broken = await startScripted(respond(503, '{}'));
    const good = await startScripted(respond(200, empty));
    const client = clientOn(broken.url, good.url);
    for (const query of ['a', 'b', 'c']) expect((await client.search([makeQuery(query)])).results[0]?.hits).toEqual([]);
    expect(broken.count()).toBe(1);
    expect(good.count()).toBe(3);
    // Another page load knows it too.
    await clientOn(broken.url, good.url).search([makeQuery('d')]);
    expect(broken.count()).toBe(1);
  });

  it('SRT-05 fails with one error when all hosts do, and tries them again the next time', async () => {
    const first = await startScripted(respond(500, '{}'), respond(500, '{}'), respond(200, empty));
    const client = clientOn(first.url);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(client.search([makeQuery('a')])).rejects.toMatchObject({ name: 'SearchError', kind: 'network' });
    }
    expect((await client.search([makeQuery('a')])).results[0]?.hitCount).toBe(0);
  });

  it('SRT-03 waits once for a busy service, if that is short', async () => {
    const busy = await startScripted(respond(429, '{"message":"busy"}', { 'retry-after': '0' }), respond(200, empty));
    expect((await clientOn(busy.url).search([makeQuery('a')])).results[0]?.hitCount).toBe(0);
    expect(busy.count()).toBe(2);
    const long = await startScripted(respond(429, '{"message":"busy"}', { 'retry-after': '30' }));
    await expect(clientOn(long.url).search([makeQuery('a')])).rejects.toBeInstanceOf(SearchError);
    expect(long.count()).toBe(1);
  });

  it('SRT-03 does not repeat what was refused', async () => {
    const refusing = await startScripted(respond(403, '{"message":"no"}'));
    const other = await startScripted(respond(200, empty));
    await expect(clientOn(refusing.url, other.url).search([makeQuery('a')])).rejects.toBeInstanceOf(SearchError);
    expect([refusing.count(), other.count()]).toEqual([1, 0]);
  });

  it('SRS-04 takes another shape for a failure', async () => {
    for (const body of ['{"hello":1}', '{"results":[{}]}', '[]', 'null', '<html>']) {
      const strange = await startScripted(respond(200, body));
      await expect(clientOn(strange.url).search([makeQuery('a')])).rejects.toBeInstanceOf(SearchError);
    }
  });

  it('SRQ-06 ends a request that is superseded', async () => {
    const hanging = await startScripted(() => undefined);
    const controller = new AbortController();
    const search = clientOn(hanging.url).search([makeQuery('a')], controller.signal);
    controller.abort();
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('SRT-02 a host that hangs costs a second, and only once', async () => {
    const hanging = await startScripted(() => undefined);
    const good = await startScripted(respond(200, empty));
    const client = clientOn(hanging.url, good.url);
    await client.search([makeQuery('a')]);
    await client.search([makeQuery('b')]);
    expect([hanging.count(), good.count()]).toEqual([1, 2]);
    expect(new HostStates(`${apiClientVersion}-APP`).read(hanging.url).status).toBe('timed out');
  }, 20_000);

  it('SRT-02 goes on from a host that stops in the middle of its answer', async () => {
    const stopping = await startScripted((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"results":');
    });
    const good = await startScripted(respond(200, empty));
    const client = clientOn(stopping.url, good.url);
    expect((await client.search([makeQuery('a')])).results[0]?.hitCount).toBe(0);
    await client.search([makeQuery('b')]);
    expect([stopping.count(), good.count()]).toEqual([1, 2]);
  }, 20_000);
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
