import { withCache } from '../../../src/search/providers/caching';
import { withAgent } from '../../../src/search/providers/agent';
import { createEmbeddedClient } from '../../../src/search/providers/embedded/client';
import type { EmbeddedSources } from '../../../src/search/providers/embedded/client';
import { MissingIndex } from '../../../src/search/providers/embedded/index-source';
import { readHit, readMarkedText, readResult } from '../../../src/search/providers/read-hit';
import type { SearchClient, SearchResponse } from '../../../src/search/model/client';
import { SendError } from '../../../src/browser/send';
import { makeFiles, makeQuery } from '../../support/search/engine';
import { FakeWorker } from '../../support/search/fake-worker';
import { sampleRecords } from '../../support/search/records';

const response = (query: string, change = {}): SearchResponse => ({
  results: [readResult({ hits: [], ...change }, makeQuery(query))].map((result) => ({ ...result, ...change })),
});

describe('cache', () => {
  const client = (search: SearchClient['search']): SearchClient => withCache(withAgent('test', () => ({ search })));

  it('SRQ-08 answers the same request from memory, and shares one in flight', async () => {
    const search = jest.fn(() => Promise.resolve(response('a')));
    const cached = client(search);
    await Promise.all([cached.search([makeQuery('a')]), cached.search([makeQuery('a')])]);
    await cached.search([makeQuery('a')]);
    expect(search).toHaveBeenCalledTimes(1);
    await cached.search([makeQuery('b')]);
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('SRQ-08 remembers no failures and nothing preliminary', async () => {
    const failing = jest.fn(() => Promise.reject(new Error('down')));
    const broken = client(failing);
    await expect(broken.search([makeQuery('a')])).rejects.toThrow('down');
    await expect(broken.search([makeQuery('a')])).rejects.toThrow('down');
    expect(failing).toHaveBeenCalledTimes(2);

    const early = jest.fn(() => Promise.resolve(response('a', { isPreliminary: true })));
    const preliminary = client(early);
    await preliminary.search([makeQuery('a')]);
    await preliminary.search([makeQuery('a')]);
    expect(early).toHaveBeenCalledTimes(2);
  });

  it('SRQ-06 aborts a request only when nobody waits for it any more', async () => {
    let signal: AbortSignal | undefined;
    const cached = client((_, given) => {
      signal = given;
      return new Promise(() => undefined);
    });
    const [first, second] = [new AbortController(), new AbortController()];
    const one = cached.search([makeQuery('a')], first.signal);
    const two = cached.search([makeQuery('a')], second.signal);
    first.abort();
    await expect(one).rejects.toMatchObject({ name: 'AbortError' });
    expect(signal?.aborted).toBe(false);
    second.abort();
    await expect(two).rejects.toMatchObject({ name: 'AbortError' });
    expect(signal?.aborted).toBe(true);
  });

  it('SXP-01 hands on everything else, the agent included', () => {
    const cached = client(() => Promise.resolve(response('a')));
    cached.addAgent('docsearch', '1.0');
    expect(cached.agent).toBe('site (test); docsearch (1.0)');
  });
});

describe('embedded client', () => {
  const payout = {
    names: ['payout', 'settlement'],
    text: 'A transfer to you.',
    url: '/docs/payouts',
    title: 'Payouts',
  };
  function makeSources(change: Partial<EmbeddedSources> = {}): EmbeddedSources & { worker: FakeWorker } {
    const { manifest, files } = makeFiles(sampleRecords, [], [payout]);
    const bytes = (name: string): ArrayBuffer => new TextEncoder().encode(files.get(name)).buffer;
    const worker = new FakeWorker();
    return {
      worker,
      startEngine: () => Promise.resolve(worker as unknown as Worker),
      loadFirstFiles: () => Promise.resolve({ manifest, titles: bytes(manifest.titles) }),
      loadText: (name) => Promise.resolve(bytes(name)),
      loadDefinitions: (name) => Promise.resolve(JSON.parse(files.get(name) ?? 'null')),
      isSlow: () => false,
      afterPaint: (run) => run(),
      ...change,
    };
  }
  const improved = (client: SearchClient): Promise<void> => new Promise((resolve) => client.onImprovement?.(resolve));
  const urls = async (client: SearchClient, query: string): Promise<string[]> =>
    (await client.search([makeQuery(query)])).results[0]?.hits.map(({ url }) => url) ?? [];

  it('SRQ-10 searches titles at once and texts when they have come', async () => {
    const client = createEmbeddedClient(makeSources());
    expect(await urls(client, 'payout')).toContain('/docs/payouts');
    expect(await urls(client, 'minimum')).toEqual([]);
    for (let wait = improved(client); (await urls(client, 'minimum')).length === 0; wait = improved(client)) await wait;
    expect(await urls(client, 'minimum')).toEqual(['/docs/payouts']);
  });

  it('answers a question from the texts', async () => {
    const client = createEmbeddedClient(makeSources());
    expect((await client.answer?.('When is a payout made?'))?.passages[0]?.url).toBe('/docs/payouts');
  });

  it('defines what a question asks for, when that is all it asks for', async () => {
    const client = createEmbeddedClient(makeSources());
    const answer = await client.answer?.('What is a payout?');
    expect(answer?.definition).toEqual({
      term: 'payout',
      text: 'A transfer to you.',
      url: '/docs/payouts',
      title: 'Payouts',
    });
    expect(answer?.passages[0]?.url).toBe('/docs/payouts');
  });

  it.each([
    ['are not there', () => Promise.reject(new SendError('status', 'gone', 404))],
    ['are something else', () => Promise.resolve('<html>')],
  ])('answers from the texts when the definitions %s', async (_fault, loadDefinitions) => {
    const client = createEmbeddedClient(makeSources({ loadDefinitions }));
    const answer = await client.answer?.('What is a payout?');
    expect(answer?.definition).toBeUndefined();
    expect(answer?.passages[0]?.url).toBe('/docs/payouts');
  });

  it.each([
    ['removed', () => Promise.reject(new SendError('status', 'gone', 404))],
    ['replaced by a page', () => Promise.resolve(new TextEncoder().encode('<html>').buffer)],
  ])('NAV-21 answers from the new index when a deployment has %s the old texts', async (_how, loadOld) => {
    const { manifest, files } = makeFiles(sampleRecords);
    const bytes = (name: string): ArrayBuffer => new TextEncoder().encode(files.get(name)).buffer;
    const old = { ...manifest, shards: manifest.shards.map((shard) => ({ ...shard, file: `old-${shard.file}` })) };
    let known = old;
    const client = createEmbeddedClient({
      startEngine: () => Promise.resolve(new FakeWorker() as unknown as Worker),
      loadFirstFiles: () => Promise.resolve({ manifest: known, titles: bytes(manifest.titles) }),
      loadText: (name) => (name.startsWith('old-') ? loadOld() : Promise.resolve(bytes(name))),
      loadDefinitions: () => Promise.resolve([]),
      isSlow: () => false,
      afterPaint: (run) => run(),
      forget: () => {
        known = manifest;
      },
    });
    expect((await client.answer?.('When is a payout made?'))?.passages[0]?.url).toBe('/docs/payouts');
  });

  it('gives up when a text is missing and nothing was deployed', async () => {
    const loadText = jest.fn(() => Promise.reject(new SendError('status', 'gone', 404)));
    const client = createEmbeddedClient(makeSources({ loadText }));
    await expect(client.answer?.('When is a payout made?')).rejects.toMatchObject({ kind: 'no-index' });
    expect(loadText).toHaveBeenCalledTimes(makeFiles(sampleRecords).manifest.shards.length);
  });

  it('SPG-04 complete loads all texts, though not on a slow line, and never fails', async () => {
    const { shards } = makeFiles(sampleRecords).manifest;
    const loadText = jest.fn(makeSources().loadText);
    await createEmbeddedClient(makeSources({ loadText, isSlow: () => true })).complete?.();
    expect(loadText).not.toHaveBeenCalled();
    const client = createEmbeddedClient(makeSources({ loadText }));
    await client.complete?.();
    expect(loadText).toHaveBeenCalledTimes(shards.length);
    const failing = { loadFirstFiles: () => Promise.reject(new SendError('network', 'offline')) };
    await expect(createEmbeddedClient(makeSources(failing)).complete?.()).resolves.toBeUndefined();
  });

  it('loads texts on a slow line only when titles are not enough', async () => {
    const loadText = jest.fn(makeSources().loadText);
    const client = createEmbeddedClient(makeSources({ isSlow: () => true, loadText }));
    // All six titles have an `e`, so this is enough.
    await client.search(['refund', 'payout', 'license', 'image', 'partial'].map((query) => makeQuery(query)));
    expect(loadText).not.toHaveBeenCalled();
    await client.search([makeQuery('minimum')]);
    await Promise.resolve();
    expect(loadText).toHaveBeenCalled();
  });

  it.each([
    ['the index is missing', new SendError('status', 'gone', 404), 'no-index'],
    ['the index is another version', new MissingIndex('other version'), 'no-index'],
    ['the index is not JSON', new SendError('format', 'html'), 'no-index'],
    ['the line is down', new SendError('network', 'offline'), 'network'],
  ])('SST-03 says that %s, and tries again', async (_name, failure, kind) => {
    const good = makeSources();
    const loadFirstFiles = jest.fn(good.loadFirstFiles).mockRejectedValueOnce(failure);
    const client = createEmbeddedClient({ ...good, loadFirstFiles });
    await expect(client.search([makeQuery('payout')])).rejects.toMatchObject({ name: 'SearchError', kind });
    client.reset?.();
    expect(await urls(client, 'payout')).toContain('/docs/payouts');
  });

  it.each(['{"v":1,"pa', '{"v":99,"pages":[]}', '{"v":1}', 'null'])(
    'SST-03 says that titles like %s cannot be used',
    async (titles) => {
      const good = makeSources();
      const client = createEmbeddedClient({
        ...good,
        loadFirstFiles: async () => ({
          ...(await good.loadFirstFiles()),
          titles: new TextEncoder().encode(titles).buffer,
        }),
      });
      await expect(client.search([makeQuery('payout')])).rejects.toMatchObject({ name: 'SearchError' });
    },
  );

  it('finds titles when a text file is damaged', async () => {
    const client = createEmbeddedClient(
      makeSources({ loadText: () => Promise.resolve(new TextEncoder().encode('["cut').buffer) }),
    );
    expect(await urls(client, 'payout')).toContain('/docs/payouts');
    expect(await urls(client, 'keys')).toContain('/docs/keys');
    await expect(client.answer?.('When is a payout made?')).rejects.toMatchObject({ name: 'SearchError' });
  });

  it('SST-03 says that the worker is blocked, and starts another one', async () => {
    const good = makeSources();
    const startEngine = jest.fn(good.startEngine).mockRejectedValueOnce(new Error('blocked by policy'));
    const client = createEmbeddedClient({ ...good, startEngine });
    await expect(client.search([makeQuery('payout')])).rejects.toMatchObject({ kind: 'worker' });
    expect(await urls(client, 'payout')).toContain('/docs/payouts');
  });

  it('tells those who wait when the worker breaks, and recovers', async () => {
    const first = makeSources();
    const second = new FakeWorker();
    const startEngine = jest.fn(first.startEngine);
    const client = createEmbeddedClient({ ...first, startEngine });
    await urls(client, 'payout');
    startEngine.mockResolvedValue(second as unknown as Worker);
    first.worker.isSilent = true;
    const waiting = client.search([makeQuery('refund')]);
    await Promise.resolve();
    await Promise.resolve();
    first.worker.fail('out of memory');
    await expect(waiting).rejects.toMatchObject({ name: 'SearchError', kind: 'worker' });
    expect(await urls(client, 'refund')).toContain('/docs/refunds');
  });
});

describe('hits of services', () => {
  it.each([
    ['<mark>a</mark><img src=x onerror=alert(1)>', '[a]<img src=x onerror=alert(1)>'],
    ['a</mark> <mark>b <mark>c', 'a [b ][c]'],
    ['\u0001a\u0002 & <mark', '[a] & <mark'],
    ['<MARK onclick=x>', '<MARK onclick=x>'],
  ])('SRS-05 keep all of %j but its marks as text', (text, expected) => {
    const read = readMarkedText(text).map((segment) => (segment.marked ? `[${segment.text}]` : segment.text));
    expect(read.join('')).toBe(expected);
  });

  it.each([
    ['nothing', null],
    ['text', 'hit'],
    ['no address', { hierarchy: { lvl1: 'A' } }],
    ['a script for an address', { url: 'javascript:alert(1)', hierarchy: { lvl1: 'A' } }],
    ['an address of another protocol', { url: '//evil.example', hierarchy: { lvl1: 'A' } }],
    ['no title at all', { url: '/a' }],
    ['null levels only', { url: '/a', hierarchy: { lvl0: null, lvl1: null } }],
  ])('SRS-04 are skipped when they are %s', (_name, hit) => {
    expect(readHit(hit)).toBeNull();
    expect(
      readResult({ hits: [null, readHit({ url: '/a', hierarchy: { lvl1: 'A' } })] }, makeQuery('a')).hits,
    ).toHaveLength(1);
  });

  it('SRS-04 are shown as far as they go', () => {
    expect(
      readHit(
        { url: '/a#b', hierarchy: { lvl0: 'Area', lvl2: 'Only this' }, type: 'lvl5' },
        { hierarchy: 7, content: null },
      ),
    ).toMatchObject({
      objectID: '/a#b',
      url_without_anchor: '/a',
      type: 'lvl1',
      hierarchy: { lvl0: 'Area', lvl1: 'Area', lvl2: 'Only this', lvl3: null },
      page: [{ text: 'Area', marked: false }],
      section: null,
      snippet: null,
    });
  });
});
