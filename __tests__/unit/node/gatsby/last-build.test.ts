import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createProject, inProject } from '../support/project';
import type { Project } from '../support/project';

const datastore = '.cache/data/datastore/data.mdb';
const file = 'public/docs/a/index.html';

let project: Project;

beforeEach(() => {
  project = createProject({ [datastore]: 'data', '.cache/caches-lmdb/data.mdb': 'caches', [file]: '<p>A</p>' });
});

afterEach(() => project.remove());

/** Ends a build with this code. */
async function endBuild(code = 0): Promise<void> {
  await inProject(project, async () => {
    const { recordBuildAtExit } = await import('../../../../node/gatsby/last-build');
    const once = jest.spyOn(process, 'once').mockReturnValue(process);
    recordBuildAtExit();
    for (const [event, listener] of once.mock.calls) if (event === 'exit') listener(code);
  });
}

async function removeDamaged(): Promise<string[]> {
  return inProject(project, async () => {
    const { removeDamagedFiles } = await import('../../../../node/gatsby/last-build');
    return removeDamagedFiles();
  });
}

describe('removeDamagedFiles', () => {
  it.each([
    [datastore, 'dat'],
    [datastore, 'DATA'],
    ['.cache/caches-lmdb/data.mdb', ''],
    [file, '<p>A'],
  ])('finds and deletes %s if it now holds "%s"', async (name, text) => {
    await endBuild();
    project.write({ [name]: text });
    expect(await removeDamaged()).toEqual([name]);
    expect(existsSync(path.join(project.root, name))).toBe(false);
  });

  it('finds what is missing, and a record that cannot be read', async () => {
    await endBuild();
    rmSync(path.join(project.root, file));
    expect(await removeDamaged()).toEqual([file]);
    project.write({ '.cache/last-build.json': '{"digests":' });
    expect(await removeDamaged()).toEqual(['.cache/last-build.json']);
  });

  it('finds nothing if all is as it was, also with a new file', async () => {
    await endBuild();
    project.write({ 'public/new.html': '' });
    expect(await removeDamaged()).toEqual([]);
  });

  it('finds nothing without a build that ended well, or after something else has run', async () => {
    await endBuild(1);
    project.write({ [datastore]: 'other' });
    expect(await removeDamaged()).toEqual([]);
    await endBuild();
    expect(await removeDamaged()).toEqual([]);
    project.write({ [datastore]: 'written by develop' });
    expect(await removeDamaged()).toEqual([]);
  });
});
