import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createProject, inProject } from '../support/project';
import type { Project } from '../support/project';

let project: Project;

beforeEach(() => {
  project = createProject();
});

afterEach(() => project.remove());

const exists = (name: string): boolean => existsSync(path.join(project.root, 'public', name));

const build = (names: string[], isOfPage?: (name: string) => boolean): Promise<void> =>
  inProject(project, async () => {
    const { OutputWriter } = await import('../../../../node/publish/output-writer');
    const writer = new OutputWriter(path.join(project.root, 'public'));
    for (const name of names) writer.write(name, name);
    expect(names.map((name) => writer.has(name))).not.toContain(false);
    expect(writer.has('never')).toBe(false);
    writer.removeLeftovers(isOfPage);
    writer.finish();
  });

describe('OutputWriter', () => {
  it('RTE-11 writes files into folders, also with spaces in their names', async () => {
    await build(['a b/c/index.html']);
    expect(readFileSync(path.join(project.root, 'public/a b/c/index.html'), 'utf8')).toBe('a b/c/index.html');
  });

  it('deletes what the build before wrote and this one did not', async () => {
    await build(['old/index.html', 'both.txt']);
    project.write({ 'public/foreign.txt': '' });
    await build(['both.txt', 'new.txt']);
    expect(['old/index.html', 'both.txt', 'new.txt', 'foreign.txt'].map(exists)).toEqual([false, true, true, true]);
  });

  it('keeps the page that a redirect has become', async () => {
    await build(['docs/x/index.html', 'docs/y/index.html']);
    await build([], (name) => name === 'docs/x/index.html');
    expect(['docs/x/index.html', 'docs/y/index.html'].map(exists)).toEqual([true, false]);
  });

  it('writes in parts, and keeps what still holds', async () => {
    await build(['kept.md', 'dropped.md']);
    await inProject(project, async () => {
      const { OutputWriter } = await import('../../../../node/publish/output-writer');
      const writer = new OutputWriter(path.join(project.root, 'public'));
      writer.write('parts.txt', 'long former text');
      const later = new OutputWriter(path.join(project.root, 'public'));
      for (const part of ['a', Buffer.from('b')]) later.append('parts.txt', part);
      writer.keep('kept.md');
      writer.removeLeftovers();
      writer.finish();
    });
    expect(readFileSync(path.join(project.root, 'public/parts.txt'), 'utf8')).toBe('ab');
    expect(['kept.md', 'dropped.md'].map(exists)).toEqual([true, false]);
    await build([]);
    expect(['kept.md', 'parts.txt'].map(exists)).toEqual([false, false]);
  });

  it.each(['', '{"a":', 'null', '[1, null, ""]', '["../outside.txt", "/outside.txt", "a\\u0000b", "."]'])(
    'does not fail, and deletes nothing outside, when the list is %j',
    async (list) => {
      project.write({ '.cache/written-files.json': list, 'outside.txt': '', 'public/inside.txt': '' });
      await build(['new.txt']);
      expect(['new.txt', 'inside.txt', '../outside.txt'].map(exists)).toEqual([true, true, true]);
      await build([]);
      expect(exists('new.txt')).toBe(false);
    },
  );

  it.each(['../outside.txt', '/outside.txt', 'a/../../outside.txt', '..', 'a\u0000b'])(
    'throws instead of writing to %j',
    async (name) => {
      await expect(build([name])).rejects.toThrow(/is outside of .* Expected a file in it\./);
      expect(exists('../outside.txt')).toBe(false);
    },
  );

  it('does not mind when a file is gone already', async () => {
    await build(['a.txt']);
    project.remove();
    project = createProject({ '.cache/written-files.json': '["a.txt"]' });
    await build(['b.txt']);
    expect(exists('b.txt')).toBe(true);
  });

  it('deletes what has left static/, unless a page has taken its place', async () => {
    project.write({ 'static/terms.pdf': '', 'static/files/old.csv': '', 'static/docs/x/index.html': '' });
    project.write({ 'public/terms.pdf': '', 'public/files/old.csv': '', 'public/docs/x/index.html': '' });
    const buildStatic = (): Promise<void> =>
      inProject(project, async () => {
        const { OutputWriter } = await import('../../../../node/publish/output-writer');
        const { keepStaticFiles } = await import('../../../../node/publish/assets');
        const writer = new OutputWriter(path.join(project.root, 'public'));
        keepStaticFiles(writer);
        writer.removeLeftovers((name) => name === 'docs/x/index.html');
        writer.finish();
      });
    await buildStatic();
    rmSync(path.join(project.root, 'static/files'), { recursive: true });
    rmSync(path.join(project.root, 'static/docs'), { recursive: true });
    await buildStatic();
    expect(['terms.pdf', 'files/old.csv', 'docs/x/index.html'].map(exists)).toEqual([true, false, true]);
  });

  it('remembers what the build before wrote when Gatsby drops its cache in between', async () => {
    await build(['old.pdf']);
    await inProject(project, async () => {
      const { keepManifestAcrossCacheClear, restoreManifest } = await import('../../../../node/publish/output-writer');
      keepManifestAcrossCacheClear();
      rmSync(path.join(project.root, '.cache'), { recursive: true });
      restoreManifest();
    });
    await build(['new.pdf']);
    expect(['old.pdf', 'new.pdf'].map(exists)).toEqual([false, true]);
  });
});
