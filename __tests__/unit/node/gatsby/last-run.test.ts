import { existsSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { createProject, inProject } from '../support/project';
import type { Project } from '../support/project';

const datastore = '.cache/data/datastore/data.mdb';
const file = 'public/docs/a/index.html';
const record = '.cache/last-run.json';

let project: Project;

beforeEach(() => {
  project = createProject({
    [datastore]: 'data',
    '.cache/data/datastore/lock.mdb': 'lock',
    '.cache/caches-lmdb/data.mdb': 'caches',
    [file]: '<p>A</p>',
  });
});

afterEach(() => project.remove());

/** Ends a run with this code. */
async function endRun(code = 0): Promise<void> {
  await inProject(project, async () => {
    const { recordStateAtExit } = await import('../../../../node/gatsby/last-run');
    const once = jest.spyOn(process, 'once').mockReturnValue(process);
    recordStateAtExit();
    for (const [event, listener] of once.mock.calls) if (event === 'exit') listener(code);
  });
}

async function removeDamaged(): Promise<string | null> {
  return inProject(project, async () => {
    const { removeDamagedFiles } = await import('../../../../node/gatsby/last-run');
    return removeDamagedFiles();
  });
}

const exists = (name: string): boolean => existsSync(path.join(project.root, name));

describe('removeDamagedFiles', () => {
  it.each([
    [0, datastore, 'dat'],
    [1, datastore, 'DATA'],
    [0, '.cache/caches-lmdb/data.mdb', ''],
    [1, file, '<p>A'],
  ])('after exit code %s, finds and deletes %s if it now holds "%s"', async (code, name, text) => {
    await endRun(code);
    project.write({ [name]: text });
    expect(await removeDamaged()).toBe(`Not as the last run left it: ${name}.`);
    expect(exists(name)).toBe(false);
  });

  it('finds output of the same size that was written later', async () => {
    await endRun();
    project.write({ [file]: '<p>B</p>' });
    utimesSync(path.join(project.root, file), new Date(), new Date(Date.now() + 5000));
    expect(await removeDamaged()).toContain(file);
  });

  it('finds what is missing, and a database that the last run did not have, and counts them', async () => {
    await endRun();
    rmSync(path.join(project.root, file));
    project.write({ '.cache/redux/redux.rest.state': 'of another run' });
    expect(await removeDamaged()).toBe('Not as the last run left it: .cache/redux/redux.rest.state (and 1 more).');
    expect(exists('.cache/redux/redux.rest.state')).toBe(false);
    expect(exists(datastore)).toBe(true);
  });

  it('finds nothing if all is as it was, also with a new file, a changed lock, and times in whole seconds', async () => {
    await endRun();
    project.write({ 'public/new.html': '', '.cache/data/datastore/lock.mdb': 'other' });
    expect(await removeDamaged()).toBeNull();
    utimesSync(path.join(project.root, file), 1000.9, 1000.9);
    await endRun();
    utimesSync(path.join(project.root, file), 1000, 1000);
    expect(await removeDamaged()).toBeNull();
  });

  it.each<[string, string, () => void]>([
    ['was killed', 'The last run was stopped before it ended.', () => rmSync(path.join(project.root, record))],
    ['left a damaged record', `${record} is damaged.`, () => project.write({ [record]: '{"state":' })],
  ])('deletes databases and output after a run that %s', async (_, sentence, damage) => {
    await endRun();
    damage();
    expect(await removeDamaged()).toBe(sentence);
    expect([exists(datastore), exists('public'), exists('.cache/caches-lmdb')]).toEqual([false, false, false]);
  });

  it('finds nothing before the first run', async () => {
    for (const folder of ['.cache', 'public']) rmSync(path.join(project.root, folder), { recursive: true });
    expect(await removeDamaged()).toBeNull();
  });
});
