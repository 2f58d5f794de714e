import { variants } from '../../../scripts/test/variants.mjs';
import type { SearchRecord } from '../../../src/shared/search-record';
import { startAlgolia } from '../../support/search/servers.mjs';
import { test as base } from './test';

export { expect } from './test';

/** What the tests read of a request (SRQ-03). */
interface SentRequest {
  query: string;
  indexName: string;
  page?: number;
  hitsPerPage: number;
  attributesToSnippet: string[];
  facetFilters: (string | string[])[];
}

type Service = Awaited<ReturnType<typeof startAlgolia>> & {
  records: Map<string, SearchRecord>;
  /** Searches so far. */
  sent: () => SentRequest[];
  /** Starts the second host, which the test closes. */
  startSecondHost: () => ReturnType<typeof startAlgolia>;
};

const ports = (hosts: string): number[] => hosts.split(',').map((host) => Number(new URL(host).port));

/** A test with the service of the variants with hosted search, which has the records of the build. It has one port. */
export const test = base.extend<{ service: Service }>({
  service: async ({ request }, use) => {
    const { GATSBY_SEARCH_HOSTS: hosts, GATSBY_SEARCH_INDEX: index } = variants.hosted;
    const [first] = ports(hosts);
    const server = await startAlgolia(first);
    const response = await request.get('/search/records.json');
    const list = (await response.json()) as SearchRecord[];
    const records = new Map(list.map((record) => [record.objectID, record]));
    server.indexes.set(index, records);
    const sent = (): SentRequest[] =>
      server.requests
        .filter(({ method }) => method === 'POST')
        .flatMap(({ body }) => (JSON.parse(body) as { requests: SentRequest[] }).requests);
    const startSecondHost = async () => {
      const second = await startAlgolia(ports(hosts)[1]);
      second.indexes.set(index, records);
      return second;
    };
    await use({ ...server, records, sent, startSecondHost });
    await server.close();
  },
});
