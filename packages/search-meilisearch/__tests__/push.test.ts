import { writeKey } from '../../../__tests__/support/search/servers.mjs';
import { pushSamples } from '../../../__tests__/support/search/service';
import { push } from '../src/push/push';
import { startMeilisearch } from './server.mjs';

const pushTo = (url: string, key: string): Promise<string[]> =>
  pushSamples(push, { provider: 'meilisearch', hosts: [url], key });

describe('a push to Meilisearch', () => {
  it('replaces a Meilisearch index by a swap', async () => {
    const server = await startMeilisearch();
    server.indexes.set('docs', new Map([['old', { objectID: 'old' }]]));
    expect(await pushTo(server.url, writeKey)).toContain('6 of 6 records');
    await server.close();
    expect([...server.indexes.keys()]).toEqual(['docs']);
    expect(server.indexes.get('docs')?.size).toBe(6);
    expect(server.settings.get('docs')).toMatchObject({
      typoTolerance: { minWordSizeForTypos: { oneTypo: 3, twoTypos: 7 } },
    });
  });

  it('leaves the old index alone when the key may not write', async () => {
    const server = await startMeilisearch();
    server.indexes.set('docs', new Map([['old', { objectID: 'old' }]]));
    await expect(pushTo(server.url, 'wrong')).rejects.toThrow('API key is invalid');
    await server.close();
    expect([...(server.indexes.get('docs')?.keys() ?? [])]).toEqual(['old']);
  });
});
