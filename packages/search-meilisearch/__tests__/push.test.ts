import { sampleRecords } from '../../../__tests__/support/search/records';
import { writeKey } from '../../../__tests__/support/search/servers.mjs';
import { push } from '../src/push/push';
import { startMeilisearch } from './server.mjs';

/** Pushes six records, and returns what it said. */
async function pushTo(url: string, key: string): Promise<string[]> {
  const lines: string[] = [];
  await push(
    { provider: 'meilisearch', appId: '', index: 'docs', hosts: [url], key },
    { records: sampleRecords, synonyms: [['refund', 'money back']], report: (line) => lines.push(line) },
  );
  return lines;
}

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
