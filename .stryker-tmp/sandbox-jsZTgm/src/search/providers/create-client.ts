import { loadOnce } from '../../browser/load';
import type { SearchClient } from '../model/client';
import { withAgent } from './agent';
import { withCache } from './caching';
import type { SearchService } from './descriptor';
import { createEmbeddedClient } from './embedded/client';
import { answerWithHits } from './hit-passages';
import { providerOf } from './index';

/** Creates the client for a service. The code of a hosted provider is loaded with the first search. */
export function createClient(service: SearchService): SearchClient {
  const { createClient: create } = providerOf(service.provider);
  return withCache(create ? lazily(() => create(service), service.index) : createEmbeddedClient());
}

function lazily(create: () => Promise<SearchClient>, index: string): SearchClient {
  const load = loadOnce(create);
  return withAgent('hosted', (agent) => {
    const search: SearchClient['search'] = async (queries, signal) => {
      const client = await load();
      client.addAgent(agent());
      return client.search(queries, signal);
    };
    return {
      prepare: () => void load().catch(() => undefined),
      search,
      answer: (question, signal) => answerWithHits(search, index, question, signal),
    };
  });
}
