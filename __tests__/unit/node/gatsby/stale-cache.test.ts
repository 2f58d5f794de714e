import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createProject, inProject } from '../support/project';
import type { Files, Project } from '../support/project';

let project: Project;

beforeEach(() => {
  project = createProject({
    'site/a.ts': 'a',
    'site/deep/b.ts': 'b',
    'packages/c/src/c.ts': 'c',
    'packages/c/d.ts': 'd',
  });
});

afterEach(() => project.remove());

/** What Gatsby's store hears at the start of a build. */
async function startBuild(pathPrefix = ''): Promise<unknown[]> {
  return inProject(project, async () => {
    const { forgetStaleCache } = await import('../../../../node/gatsby/stale-cache');
    const said: unknown[] = [];
    const hear = (message: unknown) => said.push(message);
    const args = { store: { dispatch: hear }, pathPrefix, reporter: { info: hear } };
    forgetStaleCache(args as unknown as Parameters<typeof forgetStaleCache>[0]);
    return said;
  });
}

async function finishBuild(pathPrefix = ''): Promise<void> {
  await inProject(project, async () => {
    const { stampBuild } = await import('../../../../node/gatsby/stale-cache');
    stampBuild({ pathPrefix });
  });
}

const forget = [{ type: 'UPDATE_PLUGINS_HASH', payload: '' }];

describe('stale cache', () => {
  it('is not touched when nothing changed', async () => {
    expect(await startBuild()).toEqual(forget);
    await finishBuild();
    expect(await startBuild()).toEqual([]);
  });

  it.each<[string, Files]>([
    ['the site', { 'site/deep/b.ts': 'changed' }],
    ['a package', { 'packages/c/src/c.ts': 'changed' }],
    ['a new file', { 'site/new.ts': '' }],
  ])('is forgotten after a change of %s', async (_, files) => {
    await finishBuild();
    project.write(files);
    expect(await startBuild()).toEqual(forget);
    await finishBuild();
    expect(await startBuild()).toEqual([]);
  });

  it('is forgotten, in one line, when it is damaged', async () => {
    await finishBuild();
    project.write({
      '.cache/last-run.json': JSON.stringify({
        state: {},
        output: { 'public/a.html': [1, 1], 'public/b.html': [2, 2] },
      }),
    });
    expect(await startBuild()).toEqual([
      'Not as the last run left it: public/a.html (and 1 more). Everything is built again.',
      ...forget,
    ]);
    expect(await startBuild()).toEqual([]);
    project.write({ '.cache/build-stamp': 'garbage' });
    expect(await startBuild()).toEqual(forget);
  });

  it('is forgotten, in one line, when the folder was moved', async () => {
    await finishBuild();
    const stamp = JSON.parse(readFileSync(path.join(project.root, '.cache/build-stamp'), 'utf8')) as object;
    project.write({ '.cache/build-stamp': JSON.stringify({ ...stamp, root: '/elsewhere' }) });
    expect(await startBuild()).toEqual(['The caches were made in /elsewhere. Everything is built again.', ...forget]);
    await finishBuild();
    expect(await startBuild()).toEqual([]);
  });

  it('is forgotten when the site moves below another path', async () => {
    await finishBuild();
    expect(await startBuild('/help')).toEqual(forget);
    await finishBuild('/help');
    expect(await startBuild('/help')).toEqual([]);
    expect(await startBuild()).toEqual(forget);
  });

  it('stays after a change that Gatsby follows by itself, that is no code, or whose code leaves nothing in it', async () => {
    await finishBuild();
    project.write({ 'packages/c/d.ts': 'changed', 'site/d.tsx': '', 'site/README.md': 'Words.' });
    project.write({
      'node/check/writing/a.ts': 'changed',
      'node/publish/hosting/b.ts': 'changed',
      'site/rules.ts': 'a',
    });
    expect(await startBuild()).toEqual([]);
  });
});

describe('lost nodes', () => {
  async function start(isIncomplete: boolean): Promise<unknown[]> {
    return inProject(project, async () => {
      const { clearCacheAfterInterruptedRun } = await import('../../../../node/gatsby/stale-cache');
      const dispatch = jest.fn<undefined, unknown[]>();
      const info = jest.fn<undefined, unknown[]>();
      const store = { dispatch, getState: () => ({ status: { PLUGINS_HASH: 'hash' } }) };
      const args = { store, reporter: { info } } as unknown as Parameters<typeof clearCacheAfterInterruptedRun>[0];
      clearCacheAfterInterruptedRun(args, () => isIncomplete);
      return [...dispatch.mock.calls.flat(), ...info.mock.calls.flat()];
    });
  }

  it('make Gatsby forget all others, but not which plugins it has, and say so in a line', async () => {
    expect(await start(true)).toEqual([
      { type: 'DELETE_CACHE' },
      { type: 'UPDATE_PLUGINS_HASH', payload: 'hash' },
      'The last run was stopped while it read a file. Everything is built again.',
    ]);
  });

  it('that are not lost stay', async () => {
    expect(await start(false)).toEqual([]);
  });
});
