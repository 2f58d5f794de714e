import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DiskCache } from '../../../../node/base/disk-cache';
import { createProject, inProject } from '../support/project';
import type { Project } from '../support/project';

let project: Project;

beforeEach(() => {
  project = createProject();
});

afterEach(() => project.remove());

const folder = (): string => path.join(project.root, '.cache/webpack/kept/results');

const use = <Result>(run: (cache: DiskCache<{ text: string }>) => Result): Promise<Result> =>
  inProject(project, async () => {
    const { DiskCache: Cache } = await import('../../../../node/base/disk-cache');
    return run(new Cache('results'));
  });

describe('DiskCache', () => {
  it('keeps a value for the builds to come, and nothing under other keys', async () => {
    await use((cache) => cache.write('a', { text: 'é \u2028' }));
    expect(await use((cache) => [cache.has('a'), cache.read('a')])).toEqual([true, { text: 'é \u2028' }]);
    expect(await use((cache) => [cache.has('b'), cache.read('b')])).toEqual([false, null]);
  });

  it('takes a damaged entry for a missing one', async () => {
    await use((cache) => cache.write('a', { text: 'A' }));
    const [name = ''] = readdirSync(folder());
    writeFileSync(path.join(folder(), name), readFileSync(path.join(folder(), name), 'utf8').slice(0, -3));
    expect(await use((cache) => cache.read('a'))).toBeNull();
  });

  it.each([
    ['another value', (text: string) => text.replace('"A"', '"B"')],
    ['no digest', (text: string) => text.slice(text.indexOf('\n') + 1)],
    ['garbage', () => '\u0000\uFFFD{}'],
    ['nothing', () => ''],
  ])('takes an entry with %s for a missing one', async (_name, damage) => {
    await use((cache) => cache.write('a', { text: 'A' }));
    const file = path.join(folder(), readdirSync(folder())[0] ?? '');
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    expect(await use((cache) => cache.read('a'))).toBeNull();
  });

  it('prunes what other keys have, and what a crash has left behind', async () => {
    await use((cache) => {
      cache.write('a', { text: 'A' });
      cache.write('b', { text: 'B' });
    });
    writeFileSync(path.join(folder(), 'c.json.123'), '{');
    await use((cache) => cache.prune(['b', 'd']));
    expect(readdirSync(folder())).toEqual(['b.json']);
  });

  it('prunes nothing where nothing was written', async () => {
    await expect(use((cache) => cache.prune([]))).resolves.toBeUndefined();
  });
});
