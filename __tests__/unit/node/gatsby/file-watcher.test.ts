import { closeSync, mkdirSync, mkdtempSync, openSync, realpathSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import chokidar from 'chokidar';
import type { FSWatcher } from 'chokidar';
import { watchWholeFiles } from '../../../../node/gatsby/file-watcher';

let folder = '';
let watcher: FSWatcher;
let seen: [event: string, name: string, size: number | undefined][] = [];

beforeAll(watchWholeFiles);

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'file-watcher-')));
  writeFileSync(path.join(folder, 'a.mdx'), 'Text.');
  watcher = chokidar.watch(folder);
  await new Promise<void>((resolve) => void watcher.on('ready', resolve));
  seen = [];
  for (const event of ['add', 'change'] as const) {
    watcher.on(event, (name, stats) => seen.push([event, path.relative(folder, name), stats?.size]));
  }
});

afterEach(async () => {
  await watcher.close();
  rmSync(folder, { recursive: true });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(10);
}

it('reports a file once, when all of it is written', async () => {
  const file = openSync(path.join(folder, 'a.mdx'), 'w');
  await sleep(15);
  writeSync(file, 'New text.');
  closeSync(file);
  await until(() => seen.length > 0);
  await sleep(100);
  expect(seen).toEqual([['change', 'a.mdx', 9]]);
});

it('finds what is in a new folder that chokidar has listed but does not watch yet', async () => {
  const inside = path.join(folder, 'new');
  watcher.unwatch(inside);
  mkdirSync(inside);
  writeFileSync(path.join(inside, 'b.mdx'), 'Text.');
  await sleep(100);
  expect(seen).toEqual([]);
  // `unwatch` keeps a folder out until it is added by name.
  watcher.emit('addDir', inside);
  await until(() => seen.length > 0);
  expect(seen).toEqual([['add', path.join('new', 'b.mdx'), 5]]);
});

it('does nothing for a folder that is gone again', async () => {
  watcher.emit('addDir', path.join(folder, 'gone'));
  await sleep(300);
  expect(seen).toEqual([]);
});

it('reaches the watcher of the plugin that reads the content', () => {
  const require = createRequire(path.resolve('package.json'));
  const plugin = createRequire(require.resolve('gatsby-source-filesystem'));
  expect(plugin('chokidar')).toBe(require('chokidar'));
  expect(plugin.resolve('chokidar')).toBe(require.resolve('chokidar'));
});
