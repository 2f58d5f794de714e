import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  mkdirSync(path.join(folder, 'public'));
  writeFileSync(path.join(folder, 'public/.complete'), '');
  writeFileSync(path.join(folder, 'public/index.html'), 'Home');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a script prints first, run beside a file `.env`. */
function firstOutput(script: string, settings: string): Promise<string> {
  writeFileSync(path.join(folder, '.env'), settings);
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [path.resolve('scripts', script)], { cwd: folder, env: { PATH } });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    for (const stream of [child.stdout, child.stderr]) {
      stream.once('data', (text: Buffer) => {
        child.kill();
        resolve(String(text));
      });
    }
  });
}

describe('settings in the file .env', () => {
  it('RTE-05 are those of npm run serve as well, so that a site below a path is served there; empty is missing', async () => {
    const output = await firstOutput('serve.mjs', 'PORT=0\nHOST=\nPATH_PREFIX=/help\n');
    expect(output).toMatch(/^The site is at http.*:\d+\/help/);
  });

  it('are those of npm run search:push as well', async () => {
    const settings =
      'GATSBY_SEARCH_PROVIDER=algolia\nGATSBY_SEARCH_APP_ID=A\nGATSBY_SEARCH_INDEX=docs\nSEARCH_WRITE_KEY=key\n';
    const without = await firstOutput('search-push.mjs', '');
    expect(without).toContain('GATSBY_SEARCH_PROVIDER');
    expect(await firstOutput('search-push.mjs', settings)).toContain('records.json is missing');
  });
});
