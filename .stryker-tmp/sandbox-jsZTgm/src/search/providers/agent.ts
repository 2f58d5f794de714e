import type { SearchClient } from '../model/client';

/** Adds the agent string to a client, for example `site (embedded); docsearch (1.0)`. Search services log it. */
export function withAgent<Client extends Omit<SearchClient, 'addAgent' | 'agent'>>(
  name: string,
  makeClient: (agent: () => string) => Client,
): Client & SearchClient {
  let agent = `site (${name})`;
  const client = makeClient(() => agent);
  return Object.defineProperties(client, {
    agent: { enumerable: true, get: () => agent },
    addAgent: {
      value: (added: string, version?: string) => {
        const part = version === undefined ? `; ${added}` : `; ${added} (${version})`;
        if (!agent.includes(part)) agent += part;
      },
    },
  }) as Client & SearchClient;
}
