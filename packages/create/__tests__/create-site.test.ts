import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../../scripts/sources.mjs';
import { createProject } from '../../../__tests__/unit/node/support/project';
import { createSite } from '../src/create-site.mjs';

const projects: { remove: () => void }[] = [];
afterAll(() => projects.forEach((project) => project.remove()));

function create(
  name: string,
  areas: readonly string[],
): { files: string[]; read: (file: string) => string; root: string } {
  const project = createProject();
  projects.push(project);
  const root = path.join(project.root, 'My Docs');
  createSite(root, { name, areas, engine: '^1.0.0' });
  const files = filesOf(root).map((file) => path.relative(root, file).replaceAll(path.sep, '/'));
  return { root, files, read: (file) => readFileSync(path.join(root, file), 'utf8') };
}

describe('a new site', () => {
  it('has the name of its product, and no mark of the template left', () => {
    const { files, read } = create('Kestrel and more', ['docs']);
    expect(read('site/site.ts')).toContain("product: { name: 'Kestrel and more', slug: 'kestrel-and-more' }");
    expect(files.filter((file) => /__[A-Z_]+__/.test(read(file)))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining(['content/docs/index.mdx', 'gatsby-config.ts', '.gitignore', 'README.md']),
    );
  });

  it('asks npm for the engine and for what it is tested with', () => {
    const { read } = create('Kestrel', ['docs']);
    const own = JSON.parse(read('package.json')) as {
      name: string;
      dependencies: Record<string, string>;
      overrides: Record<string, unknown>;
    };
    const engine = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
    expect(own.name).toBe('my-docs');
    expect(own.dependencies).toMatchObject({ 'help-portal': '^1.0.0', gatsby: engine.devDependencies.gatsby });
    expect(own.overrides).toMatchObject({ sharp: expect.any(String) });
  });

  it('has a page in each area, and each area in its navigation', () => {
    const { files, read } = create('Kestrel', ['docs', 'guides', 'api']);
    expect(files).toEqual(expect.arrayContaining(['content/guides/first-guide.mdx', 'content/api/index.mdx']));
    expect(read('site/site.ts')).toContain("{ label: 'Api', to: '/api' }");
    expect(read('site/site.ts')).toMatch(/name: 'guides'.*sidebar: null/);
  });
});

describe('what cannot be created', () => {
  it('is a site in a folder with something in it', () => {
    const project = createProject({ 'a.txt': 'Text' });
    projects.push(project);
    expect(() => createSite(project.root, { name: 'Kestrel', areas: ['docs'], engine: '1' })).toThrow(
      'is not empty: a.txt. Expected a new folder.',
    );
    expect(filesOf(project.root)).toHaveLength(1);
  });

  it.each([
    ['', ['docs'], 'is no name'],
    ['{product}', ['docs'], 'is no name'],
    ["Kestrel's", ['docs'], 'is no name'],
    ['Kestrel', ['Docs'], 'is no name of an area'],
    ['Kestrel', [''], 'is no name of an area'],
    ['Kestrel', ['guides'], 'expected "docs" first'],
    ['Kestrel', ['docs', 'docs'], 'each area once'],
  ])('is %j with the areas %j', (name, areas, message) => {
    const project = createProject();
    projects.push(project);
    const folder = path.join(project.root, 'new');
    expect(() => createSite(folder, { name, areas, engine: '1' })).toThrow(message);
    expect(existsSync(folder)).toBe(false);
  });
});
