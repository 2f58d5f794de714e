import { existsSync } from 'node:fs';
import path from 'node:path';
import { createProject, inProject } from '../support/project';

describe('removeStrayPages', () => {
  it('VIS-05 RTE-01 removes pages that are none any more, with their data, and nothing else', async () => {
    const kept = [
      'index.html',
      '404.html',
      'docs/a/index.html',
      'docs/old path/index.html',
      'docs/a.md',
      'llms.txt',
      'notes.md',
      'static/1/page.md',
      'page-data/index/page-data.json',
      'page-data/404.html/page-data.json',
      'page-data/docs/a/page-data.json',
      'page-data/app-data.json',
      'page-data/sq/d/1.json',
      'proof.html',
      'static/1/page.html',
      'app-1.js',
      'sitemap.xml',
    ];
    const stray = [
      'docs/draft/index.html',
      'docs/a/below/index.html',
      'page-data/docs/draft/page-data.json',
      'page-data/docs/a/below/page-data.json',
      'gone.html',
      'docs/draft.md',
      'llms-gone.txt',
    ];
    const files: Record<string, string> = { 'static/proof.html': '', 'static/notes.md': '' };
    for (const name of [...kept, ...stray]) files[`public/${name}`] = '';
    const project = createProject(files);
    const output = path.join(project.root, 'public');
    await inProject(project, async () => {
      const { removeStrayPages } = await import('../../../../node/publish/stray-pages');
      const pageFiles = new Set(['index.html', '404.html', 'docs/a/index.html', 'docs/a.md', 'llms.txt']);
      const keep = (name: string): boolean => pageFiles.has(name) || name === 'docs/old path/index.html';
      removeStrayPages(output, ['/', '/404.html', '/docs/a'], keep);
    });
    const present = (name: string): boolean => existsSync(path.join(output, name));
    expect(kept.filter((name) => !present(name))).toEqual([]);
    expect(stray.filter(present)).toEqual([]);
    project.remove();
  });
});
