import { withAgent } from '../../../src/search/providers/agent';
import type { SearchClient, SearchResponse } from '../../../src/search/model/client';
import type { SearchQuery } from '../../../src/search/model/query';
import { createSite } from '../../../src/search/site-search';
import type { SearchSite } from '../../../src/search/site-search';
import type { SearchRecord } from '../../../src/shared/search-record';
import { makeEngine } from './engine';
import { sampleRecords } from './records';

export type Site = ReturnType<typeof makeSite>;

/** Holds all answers of a site back; each call of the list lets the answer of that search go. */
export function holdAnswers({ search }: Site): (() => void)[] {
  const answer = search.getMockImplementation();
  const held: (() => void)[] = [];
  search.mockImplementation(async (requests, signal) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return answer?.(requests, signal) ?? { results: [] };
  });
  return held;
}

/** Search with the real engine in the same thread; `answer` may be replaced to fail or to wait. */
export function makeSite(records: readonly SearchRecord[] = sampleRecords): SearchSite & {
  search: jest.Mock<Promise<SearchResponse>, [readonly SearchQuery[], AbortSignal?]>;
} {
  const engine = makeEngine(records);
  const search = jest.fn<Promise<SearchResponse>, [readonly SearchQuery[], AbortSignal?]>((requests) =>
    Promise.resolve({ results: requests.map((request) => engine.search(request)) }),
  );
  const client: SearchClient = withAgent('test', () => ({
    search: (requests: readonly SearchQuery[], signal?: AbortSignal) => search(requests, signal),
    answer: (question: string) => Promise.resolve(engine.answer(question)),
  }));
  return Object.assign(createSite(client, 'docs'), { search });
}
