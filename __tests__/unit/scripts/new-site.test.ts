import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSite } from '../../../scripts/new-site.mjs';
import { filesOf } from '../../../scripts/sources.mjs';
import { createProject } from '../node/support/project';

it('an empty site has the files that the engine reads, and the name of its product', () => {
  const project = createProject();
  createSite(project.root, 'Kestrel and more');
  const files = filesOf(project.root).map((file) => path.relative(project.root, file));
  const ownSite = filesOf('site').filter((file) => path.dirname(file) === 'site' && /\.(?:ts|css)$/.test(file));
  expect(files).toEqual(expect.arrayContaining([...ownSite, 'site/home/Home.tsx', 'content/docs/index.mdx']));
  const read = (file: string): string => readFileSync(path.join(project.root, file), 'utf8');
  expect(read('site/site.ts')).toContain("product: { name: 'Kestrel and more', slug: 'kestrel-and-more' }");
  expect(files.filter((file) => /__[A-Z]+__/.test(read(file)))).toEqual([]);
  project.remove();
});

it('no site takes the place of another one, and a name that code cannot hold is refused', () => {
  const project = createProject({ 'content/docs/a.mdx': 'Text' });
  expect(() => createSite(project.root, 'Kestrel')).toThrow(
    'There is a site already: content. Expected a clone without',
  );
  project.remove();
  const empty = createProject();
  for (const name of ['', '{product}', "Kestrel's"]) expect(() => createSite(empty.root, name)).toThrow('is no name');
  expect(filesOf(empty.root)).toEqual([]);
  empty.remove();
});
