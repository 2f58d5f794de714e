import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeIndexFiles } from '../../support/search/index-files';
import { sampleRecords } from '../../support/search/records';
import { startAlgolia, writeKey } from '../../support/search/servers.mjs';

/** A build's output as far as pushing reads it. */
function makeOutput(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'push-'));
  mkdirSync(path.join(folder, 'search'));
  for (const { name, content } of makeIndexFiles(sampleRecords, [['refund', 'money back']]))
    writeFileSync(path.join(folder, name), content);
  writeFileSync(path.join(folder, 'search/records.json'), JSON.stringify(sampleRecords));
  return folder;
}

interface Run {
  code: number;
  output: string;
}

function push(variables: Record<string, string>): Promise<Run> {
  const { PATH = '' } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/search-push.mjs', '--dir', makeOutput()],
      { env: { PATH, ...variables } },
      (error, stdout, stderr) => resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
}

describe('npm run search:push', () => {
  it('replaces an Algolia index in one step, with settings, and says what it does', async () => {
    const server = await startAlgolia();
    server.indexes.set('docs', new Map([['old', { objectID: 'old' }]]));
    const { code, output } = await push({
      GATSBY_SEARCH_PROVIDER: 'algolia',
      GATSBY_SEARCH_APP_ID: 'APP',
      GATSBY_SEARCH_INDEX: 'docs',
      GATSBY_SEARCH_HOSTS: server.url,
      SEARCH_WRITE_KEY: writeKey,
    });
    await server.close();
    expect(output).toContain('6 records are in docs (algolia).');
    expect(code).toBe(0);
    expect([...server.indexes.keys()]).toEqual(['docs']);
    expect([...(server.indexes.get('docs')?.keys() ?? [])]).toEqual(sampleRecords.map(({ objectID }) => objectID));
    expect(server.settings.get('docs')).toMatchObject({
      minWordSizefor1Typo: 3,
      minWordSizefor2Typos: 7,
      removeWordsIfNoResults: 'allOptional',
    });
    expect(server.settings.get('docs synonyms')).toMatchObject([{ synonyms: ['refund', 'money back'] }]);
    // Nothing was written into the index that readers search, except by the move at the end.
    const batches = server.requests.filter(
      ({ path: called }) => called.endsWith('/batch') && !called.includes('synonyms'),
    );
    expect(batches.length).toBeGreaterThan(0);
    for (const { path: called } of batches) expect(called).toMatch(/\/docs_tmp_\d+\/batch$/);
  }, 60_000);

  it.each([
    ['no provider', {}, 'names no service to push to. Expected '],
    [
      'half a set',
      { GATSBY_SEARCH_PROVIDER: 'algolia', GATSBY_SEARCH_INDEX: 'docs' },
      'GATSBY_SEARCH_APP_ID and SEARCH_WRITE_KEY',
    ],
    [
      'a key that is part of the pages',
      {
        GATSBY_SEARCH_PROVIDER: 'algolia',
        GATSBY_SEARCH_APP_ID: 'APP',
        GATSBY_SEARCH_INDEX: 'docs',
        GATSBY_SEARCH_KEY: 'same',
        SEARCH_WRITE_KEY: 'same',
      },
      'GATSBY_SEARCH_KEY, which is part of every page',
    ],
  ])(
    'refuses %s with one line',
    async (_name, variables, expected) => {
      const { code, output } = await push(variables);
      expect(code).toBe(1);
      expect(output).toContain(expected);
      expect(output.trim().split('\n')).toHaveLength(1);
    },
    60_000,
  );
});
