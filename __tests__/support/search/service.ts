import { postWithFailover } from '../../../src/search/providers/failover';
import { markEnd, markStart } from '../../../src/search/providers/read-hit';
import type { ProviderDescriptor, SearchService } from '../../../src/search/providers/descriptor';
import type { Push } from '../../../src/search/providers/push';
import type { SearchClient, SearchResult } from '../../../src/search/model/client';
import type { SearchHit } from '../../../src/search/model/hit';
import type { SearchQuery } from '../../../src/search/model/query';
import { filtersOf, makeQuery } from './engine';
import { toMarkup } from './marked';
import { sampleRecords } from './records';

/** A record as services give it back. */
export const document = {
  objectID: '/a',
  url: '/a',
  type: 'lvl1',
  hierarchy: { lvl0: 'Area', lvl1: 'Refunds' },
  content: 'x',
};
export const marked = `${markStart}Refund${markEnd}s`;
export const firstHit = ({ hits: [hit] }: SearchResult): SearchHit | undefined => hit;

/** Asks a client without its service: the test has to mock `postWithFailover`. */
export function askWithoutService(client: SearchClient) {
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
    const [requests] = Object.values(JSON.parse(body ?? '') as Record<string, [Record<string, unknown>]>);
    return { path, headers, asked: requests?.[0] };
  }

  return { read, sent };
}

/** Expects a provider to find, mark, filter and count the sample records, which its service has. */
export async function expectFinds({ createClient }: ProviderDescriptor, service: SearchService): Promise<void> {
  const client = await createClient?.(service);
  const search = async (...query: Parameters<typeof makeQuery>) =>
    (await client?.search([makeQuery(...query)]))?.results[0];
  const found = await search('negative balance', { countsAreas: true });
  expect(found).toMatchObject({ hitCount: 1, page: 0, areas: { 'Clearing and payouts': 1 } });
  expect(found?.hits[0]).toMatchObject({ url: '/docs/payouts#negative-balance', type: 'lvl2' });
  expect(toMarkup(found?.hits[0]?.section)).toContain('<mark>');
  const image = await search('image');
  expect(toMarkup(image?.hits[0]?.page)).toBe('The <<mark>Image</mark>> component');
  const filters = filtersOf(['docusaurus_tag:docs-default-current', 'docusaurus_tag:default']);
  expect((await search('image', { filters }))?.hits).toEqual([]);
}

/** Pushes the six sample records, and returns what the push said. */
export async function pushSamples(push: Push, service: Pick<SearchService, 'provider' | 'hosts' | 'key'>) {
  const lines: string[] = [];
  await push(
    { ...service, appId: '', index: 'docs' },
    { records: sampleRecords, synonyms: [['refund', 'money back']], report: (line) => lines.push(line) },
  );
  return lines;
}
