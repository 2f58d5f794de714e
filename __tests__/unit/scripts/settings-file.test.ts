import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
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

  it('say which port to free when npm run serve finds it taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : '';
    const output = await firstOutput('serve.mjs', `PORT=${port}\n`);
    other.close();
    expect(output).toBe(`Port ${port} is taken. Expected a free one: PORT=9001 npm run serve.\n`);
  });

  it('are those of npm run search:push as well', async () => {
    const settings =
      'GATSBY_SEARCH_PROVIDER=algolia\nGATSBY_SEARCH_APP_ID=A\nGATSBY_SEARCH_INDEX=docs\nSEARCH_WRITE_KEY=key\n';
    symlinkSync(path.resolve('site'), path.join(folder, 'site'));
    const without = await firstOutput('search-push.mjs', '');
    expect(without).toContain('GATSBY_SEARCH_PROVIDER');
    expect(await firstOutput('search-push.mjs', settings)).toContain('records.json is missing');
  });

  it.each(['serve.mjs', 'search-push.mjs'])('%s answers an option that it does not know in one line', (script) => {
    const { stderr, status } = spawnSync(process.execPath, [path.resolve('scripts', script), '--port'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^Unknown option '--port'.*\n$/);
    expect(status).toBe(1);
  });

  describe('of builds', () => {
    const run = (...parameters: string[]): string => {
      const { PATH = '' } = process.env;
      const env = { PATH, HOME: path.join(folder, 'none') };
      return spawnSync(process.execPath, parameters, { cwd: folder, env, encoding: 'utf8' }).stdout;
    };

    beforeEach(() => {
      writeFileSync(path.join(folder, '.env'), 'SITE_URL=https://help.example.com\n');
      symlinkSync(path.resolve('scripts'), path.join(folder, 'scripts'));
      const gatsby = path.join(folder, 'node_modules/gatsby');
      mkdirSync(gatsby, { recursive: true });
      writeFileSync(path.join(gatsby, 'package.json'), '{ "bin": "cli.js" }');
      const code =
        'console.log(process.argv.slice(2).join(), process.env.SITE_URL, require("os").homedir()); process.exitCode = 1;';
      writeFileSync(path.join(gatsby, 'cli.js'), code);
    });

    it('are read, and a user without a home gets one', () => {
      expect(run('scripts/gatsby.mjs', 'build')).toBe(`build https://help.example.com ${tmpdir()}\n`);
    });

    it('are not read for tests, which expect those of no one', () => {
      expect(run('scripts/test.mjs', 'site')).toContain(`build undefined ${tmpdir()}\n`);
    });
  });
});
