import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { createProject, inProject } from '../support/project';
import type { Project } from '../support/project';

let project: Project;

let told: jest.SpyInstance;

beforeEach(() => {
  told = jest.spyOn(console, 'warn').mockImplementation(() => {});
  project = createProject({ 'content/docs/a.mdx': 'a', 'content/docs/ü b.mdx': 'b', 'content/docs/new.mdx': 'n' });
});

afterEach(() => {
  told.mockRestore();
  project.remove();
});

function git(cwd: string, ...parameters: string[]): void {
  execFileSync('git', parameters, { cwd, stdio: 'ignore' });
}

function commit(cwd: string, date: string, ...files: string[]): void {
  git(cwd, 'add', ...files);
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, 'commit', '-q', '-m', 'x', `--date=${date}`], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });
}

const read = (from: Project = project): Promise<[string, string][]> =>
  inProject(from, async () => {
    const { readGitDates } = await import('../../../../node/content/git-dates');
    return [...readGitDates()].sort();
  });

describe('readGitDates', () => {
  it('SIT-05 knows the date of the last commit of each file', async () => {
    git(project.root, 'init', '-q');
    commit(project.root, '2024-01-02T12:00:00Z', 'content/docs/a.mdx', 'content/docs/ü b.mdx');
    project.write({ 'content/docs/a.mdx': 'changed' });
    commit(project.root, '2024-03-04T12:00:00Z', 'content/docs/a.mdx');
    expect(await read()).toEqual([
      ['content/docs/a.mdx', '2024-03-04'],
      ['content/docs/ü b.mdx', '2024-01-02'],
    ]);
  });

  it('SIT-06 names files by the project’s root when it is a folder of a larger repository', async () => {
    const top = path.dirname(project.root);
    git(top, 'init', '-q');
    commit(top, '2024-01-02T12:00:00Z', '.');
    expect((await read())[0]).toEqual(['content/docs/a.mdx', '2024-01-02']);
  });

  it('SIT-06 knows nothing outside of a repository, and does not fail', async () => {
    expect(await read()).toEqual([]);
  });

  it.each([
    ['', 'ENOENT', 'there is no git. Expected it on the PATH.'],
    [
      "fatal: detected dubious ownership in repository at '/x'",
      undefined,
      'the repository belongs to another user. Expected: git config --global --add safe.directory ',
    ],
    ['fatal: not a git repository (or any of the parent directories): .git', undefined, 'the folder is in no git'],
    ["fatal: your current branch 'main' does not have any commits yet", undefined, 'the repository has no commits.'],
    ['fatal: bad object HEAD.\nhint: x', undefined, 'git failed: fatal: bad object HEAD.'],
  ])('SIT-06 says once why dates are missing, and what to do: %s %s', async (stderr, code, reason) => {
    jest.doMock('node:child_process', () => ({
      execFileSync: () => {
        throw Object.assign(new Error('git'), { code, stderr });
      },
    }));
    await inProject(project, async () => {
      const { readGitDates } = await import('../../../../node/content/git-dates');
      expect([...readGitDates(), ...readGitDates()]).toEqual([]);
    });
    expect(told.mock.calls).toEqual([[expect.stringContaining(`Pages have no date of their last change: ${reason}`)]]);
    jest.dontMock('node:child_process');
  });

  it('SIT-06 knows nothing in a shallow clone, whose dates are all the same and wrong', async () => {
    git(project.root, 'init', '-q');
    commit(project.root, '2024-01-02T12:00:00Z', '.');
    project.write({ 'content/docs/a.mdx': 'changed' });
    commit(project.root, '2024-03-04T12:00:00Z', '.');
    const root = path.join(realpathSync(path.dirname(project.root)), 'clone');
    mkdirSync(root);
    git(root, 'clone', '-q', '--depth', '1', `file://${project.root}`, '.');
    expect(await read({ ...project, root })).toEqual([]);
    git(root, 'fetch', '-q', '--unshallow');
    expect(await read({ ...project, root })).toHaveLength(3);
  });
});
