import { withAgent } from '../../../src/search/providers/agent';
import { withCache } from '../../../src/search/providers/caching';
import { createClient } from '../../../src/search/providers/create-client';
import { createAlgoliaClient } from '../../../src/search/providers/algolia/client';
import { readResult } from '../../../src/search/providers/read-hit';
import type { SearchResponse } from '../../../src/search/model/client';
import type { SearchService } from '../../../src/search/providers/descriptor';
import { makeQuery } from '../../support/search/engine';

jest.mock('../../../src/search/providers/algolia/client', () => ({ createAlgoliaClient: jest.fn() }));

const response = (query: string): SearchResponse => ({ results: [readResult({ hits: [] }, makeQuery(query))] });

/** A client whose answers are held back until they are told to come. */
function heldClient() {
  const answers: ((answer: SearchResponse) => void)[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const client = withAgent('test', () => ({
    search: (_: unknown, signal?: AbortSignal) =>
      new Promise<SearchResponse>((resolve) => {
        answers.push(resolve);
        signals.push(signal);
      }),
  }));
  return { cached: withCache(client), answers, signals };
}

describe('requests that are shared', () => {
  it('SRQ-06 SRQ-08 who goes on leaves the answer to the others', async () => {
    const { cached, answers } = heldClient();
    const leaving = new AbortController();
    const left = cached.search([makeQuery('a')], leaving.signal);
    const stayed = cached.search([makeQuery('a')], new AbortController().signal);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    answers[0]?.(response('a'));
    expect((await stayed).results[0]?.query).toBe('a');
  });

  it('SRQ-06 one who waits without a signal keeps the request alive', async () => {
    const { cached, answers, signals } = heldClient();
    const leaving = new AbortController();
    const stayed = cached.search([makeQuery('a')]);
    const left = cached.search([makeQuery('a')], leaving.signal);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect(signals[0]?.aborted).toBe(false);
    answers[0]?.(response('a'));
    expect((await stayed).results).toHaveLength(1);
  });

  it('SRQ-06 the same query is sent again after it was given up', async () => {
    const { cached, answers } = heldClient();
    const first = new AbortController();
    const left = cached.search([makeQuery('a')], first.signal);
    first.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    const second = cached.search([makeQuery('a')], new AbortController().signal);
    expect(answers).toHaveLength(2);
    answers[1]?.(response('a'));
    expect((await second).results[0]?.query).toBe('a');
  });

  it('SRQ-06 asks nothing for a reader who has gone on before', async () => {
    const { cached, answers } = heldClient();
    await expect(cached.search([makeQuery('a')], AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(answers).toHaveLength(0);
  });

  it('SRQ-08 asks again when better answers have become possible', async () => {
    let improve = (): void => undefined;
    const search = jest.fn(() => Promise.resolve(response('a')));
    const cached = withCache({
      ...withAgent('test', () => ({ search })),
      onImprovement: (listener) => {
        improve = listener;
        return () => undefined;
      },
    });
    await cached.search([makeQuery('a')]);
    await cached.search([makeQuery('a')]);
    expect(search).toHaveBeenCalledTimes(1);
    improve();
    await cached.search([makeQuery('a')]);
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('SRQ-08 forgets the oldest answer first', async () => {
    const search = jest.fn(() => Promise.resolve(response('a')));
    const cached = withCache(withAgent('test', () => ({ search })));
    for (let index = 0; index <= 100; index += 1) await cached.search([makeQuery(String(index))]);
    search.mockClear();
    for (const query of ['1', '50', '100']) await cached.search([makeQuery(query)]);
    expect(search).not.toHaveBeenCalled();
    await cached.search([makeQuery('0')]);
    expect(search).toHaveBeenCalledTimes(1);
  });
});

describe('name that services log', () => {
  it('SXP-01 has each part once, with a version or without', () => {
    const client = withAgent('test', () => ({ search: () => Promise.resolve(response('a')) }));
    client.addAgent('docsearch');
    client.addAgent('other', '2.0');
    client.addAgent('docsearch');
    client.addAgent('other', '2.0');
    expect(client.agent).toBe('site (test); docsearch; other (2.0)');
  });
});

describe('client of a service', () => {
  const search = jest.fn(() => Promise.resolve(response('a')));
  const addAgent = jest.fn();
  const make = jest.mocked(createAlgoliaClient);
  const service: SearchService = {
    provider: 'algolia',
    appId: 'APP',
    index: 'docs',
    key: 'k',
    hosts: ['https://a.example'],
  };
  beforeEach(() => {
    search.mockClear();
    addAgent.mockClear();
    make.mockReset().mockReturnValue({ search, addAgent, agent: '' });
  });

  it('SRQ-09 is made with the first search, once, and answers through the memory', async () => {
    const client = createClient(service);
    client.addAgent('docsearch');
    expect(make).not.toHaveBeenCalled();
    await client.search([makeQuery('a')]);
    await client.search([makeQuery('a')]);
    await client.search([makeQuery('b')]);
    expect(search).toHaveBeenCalledTimes(2);
    expect(make).toHaveBeenCalledTimes(1);
    expect(make).toHaveBeenCalledWith(service);
    expect(addAgent).toHaveBeenCalledWith('site (hosted); docsearch');
  });

  it('SOV-06 is made ahead when search may be opened; a failure shows only to who searches, and is tried again', async () => {
    make.mockImplementationOnce(() => {
      throw new Error('Loading chunk 7 failed.');
    });
    const client = createClient(service);
    client.prepare?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(make).toHaveBeenCalledTimes(1);
    await client.search([makeQuery('a')]);
    expect(make).toHaveBeenCalledTimes(2);
    expect(search).toHaveBeenCalledTimes(1);
  });
});
