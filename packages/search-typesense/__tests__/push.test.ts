import { writeKey } from '../../../__tests__/support/search/servers.mjs';
import { pushSamples } from '../../../__tests__/support/search/service';
import { push } from '../src/push/push';
import { startTypesense } from './server.mjs';

const pushTo = (url: string, key: string): Promise<string[]> =>
  pushSamples(push, { provider: 'typesense', hosts: [url], key });

describe('a push to Typesense', () => {
  it('replaces a Typesense collection by its alias and removes the former one', async () => {
    const server = await startTypesense();
    server.collections.set('docs_1', new Map());
    server.aliases.set('docs', 'docs_1');
    expect(await pushTo(server.url, writeKey)).toContain('6 of 6 records');
    await server.close();
    expect([...server.collections.keys()]).toEqual([server.aliases.get('docs')]);
    expect(server.collections.get(server.aliases.get('docs') ?? '')?.size).toBe(6);
  });
});
