import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import chokidar from 'chokidar';
import { nameRootInPatterns } from '../../../../node/gatsby/root-in-patterns';

const base = realpathSync(mkdtempSync(path.join(tmpdir(), 'root-')));
const root = path.join(base, '[docs] +(1) @(x)');
const file = path.join(root, 'src/a.ts');

beforeAll(() => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  nameRootInPatterns(root);
});

afterAll(() => rmSync(base, { recursive: true }));

/** What chokidar finds at a path or pattern. */
async function listAt(paths: string | string[]): Promise<string[]> {
  const watcher = chokidar.watch(paths);
  const found: string[] = [];
  watcher.on('add', (name: string) => found.push(name));
  await new Promise<void>((resolve) => void watcher.on('ready', resolve));
  await watcher.close();
  return found;
}

describe('a project in a folder whose name looks like a pattern', () => {
  it.each([['src'], ['src/a.ts'], ['src/**/*.{ts,tsx}']])('is watched at %s', async (name) => {
    expect(await listAt(path.join(root, name))).toEqual([file]);
    expect(await listAt([path.join(root, name)])).toEqual([file]);
  });

  it('is where Gatsby looks for queries', () => {
    const glob = createRequire(require.resolve('gatsby/package.json'))('glob') as {
      sync: (pattern: string) => string[];
    };
    expect(glob.sync(path.join(root, 'src/{*.ts,!(node_modules)/**/*.ts}'))).toEqual([file]);
    expect(glob.sync(path.join(base, '*/src/*.ts'))).toEqual([file]);
  });
});
