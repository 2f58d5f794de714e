import { realpathSync } from 'node:fs';
import path from 'node:path';
import { readDocusaurusSite } from '../src/docusaurus-site';
import { loadConfig } from '../src/load-config';
import { useSites } from './support';

const { write } = useSites();

async function load(files: Readonly<Record<string, string>>, name = 'docusaurus.config.js'): Promise<unknown> {
  const root = realpathSync(write('theirs', files));
  const before = process.cwd();
  const { value } = await loadConfig(path.join(root, name), root);
  expect(process.cwd()).toBe(before);
  return value;
}

describe('a configuration that Docusaurus runs', () => {
  it.each([
    [
      'the spread of what a missing package exports, in a list, an object and a call',
      "const p = require('not-there');\nmodule.exports = { list: [...p.styles, 1], ...p.options, max: Math.max(1, ...p.numbers) };",
      { list: [1], max: 1 },
    ],
    [
      'a loop over what a missing package exports, and its length',
      "import { all } from 'not-there';\nconst names = [];\nfor (const each of all) names.push(each);\nexport default { names, length: all.length, text: `${all}` };",
      { names: [], length: 0, text: '' },
    ],
    [
      'a class of a missing package that is extended',
      "import { Base } from 'not-there';\nclass Own extends Base {}\nexport default { isClass: typeof Own };",
      { isClass: 'function' },
    ],
    [
      'import() of a local file from CommonJS',
      "module.exports = async () => ({ title: (await import('./title.mjs')).default });",
      { title: 'T' },
    ],
    [
      'import() of a package from CommonJS',
      "module.exports = async () => { const { default: p } = await import('not-there'); return { title: 'T', p: typeof p.x }; };",
      { title: 'T', p: 'function' },
    ],
    [
      'import() of a local file of CommonJS',
      "export default async function config() { const { name, default: all } = await import('./common.cjs'); return { name, all }; }",
      { name: 'N', all: { name: 'N' } },
    ],
    [
      'a file that is read relative to the site',
      "const fs = require('fs');\nmodule.exports = JSON.parse(fs.readFileSync('data/x.json', 'utf8'));",
      { x: 1 },
    ],
    [
      'a file that is read relative to the file',
      "import fs from 'node:fs';\nexport default JSON.parse(fs.readFileSync(new URL('./data/x.json', import.meta.url)));",
      { x: 1 },
    ],
    ['a package of the site', "module.exports = { own: require('own-package') };", { own: { from: 'site' } }],
    [
      'a package of the site that this project has too',
      "module.exports = { own: require('zod') };",
      { own: { from: 'site' } },
    ],
    [
      'a local file that fails only because a package is missing',
      "const t = require('./broken');\nmodule.exports = { title: 'T', list: [...t.x] };",
      { title: 'T', list: [] },
    ],
    ['JSX', "export default { title: 'T', element: typeof (<b>x</b>) };", { title: 'T', element: 'object' }],
    ['a local file named as TypeScript writes it', "import { y } from './typed.js';\nexport default { y };", { y: 2 }],
  ])('has %s', async (_what, text, expected) => {
    const files = {
      'docusaurus.config.js': text,
      'title.mjs': "export default 'T';",
      'common.cjs': "module.exports = { name: 'N' };",
      'typed.ts': 'export const y: number = 2;',
      'data/x.json': '{ "x": 1 }',
      'broken.js': "const p = require('not-there');\nif (p.x !== 1) throw new Error('No x.');",
      'node_modules/own-package/index.js': "module.exports = { from: 'site' };",
      'node_modules/zod/index.js': "module.exports = { from: 'site' };",
    };
    expect(await load(files)).toEqual(expected);
  });

  it('in TypeScript has types with angle brackets', async () => {
    const files = { 'docusaurus.config.ts': "const a = <string>'T';\nexport default { title: a satisfies string };" };
    expect(await load(files, 'docusaurus.config.ts')).toEqual({ title: 'T' });
  });
});

it('that cannot be run is refused with what is missing and what to do', async () => {
  const root = write('theirs', {
    'docusaurus.config.js': "const p = require('@scope/not-there/deep');\nif (p.x !== 1) throw new Error('No x.');",
  });
  await expect(loadConfig(path.join(root, 'docusaurus.config.js'), root)).rejects.toThrow(
    `docusaurus.config.js cannot be run: No x. It needs @scope/not-there, not installed there: run "npm install" in ${root}, then import again.`,
  );
});

it('names missing files apart from packages, which alone can be installed', async () => {
  const root = write('theirs', {
    'docusaurus.config.js': "require('../core/package.json');\nrequire('not-there');\nmodule.exports = { title: 'T' };",
    'docs/a.md': '# A\n',
  });
  const { leftAlone } = await readDocusaurusSite(root);
  expect(leftAlone).toContain(
    `What the configuration takes from elsewhere is left out. It reads ../core/package.json, which is not there or lacks something itself. It needs not-there, not installed there: run "npm install" in ${root}, then import again.`,
  );
});

it('names a sidebar that a missing package computes', async () => {
  const root = write('theirs', {
    'docusaurus.config.js': "module.exports = { presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };",
    'sidebars.js': "const api = require('api-sidebar');\nmodule.exports = { docs: ['a', ...api.items] };",
    'docs/a.md': '# A\n',
  });
  const { leftAlone } = await readDocusaurusSite(root);
  expect(leftAlone).toContain(
    `The sidebar may lack pages. It needs api-sidebar, not installed there: run "npm install" in ${root}, then import again.`,
  );
});
