import { createProject } from '../support/project';
import type { Project } from '../support/project';
import { compile, toMarkup } from './support/compile';

let project: Project;
beforeAll(() => {
  project = createProject({
    'content/docs/values.tsx': `import base from './base.json';
import { minor } from '@site/src/minor';
import './values.css';
import useSite from '@kit/useSite';
import { useState } from 'react';
export const version: string = \`\${base.major}.\${minor}\`;
export const info = { latest: '3', list: ['a', 'b'] };
export const url = (page: string) => 'https://a.example/' + page;
export default [1, 2];
export function Counter() { const [n] = useState(useSite().start); return <b>{n}</b>; }
`,
    'content/docs/kit.js': `import environment, { canUseDOM } from '@kit/environment';
import { names } from '@kit/environment';
export const classes = [names.common];
export const system = environment.any || canUseDOM ? navigator.platform : 'unknown';
`,
    'node_modules/react/index.js': 'exports.useState = () => [1];\n',
    'node_modules/react/jsx-runtime.js': 'exports.jsx = () => null;\n',
    'content/docs/base.json': '{ "major": 4 }',
    'content/docs/values.css': '.a {}',
    'src/minor.js': 'exports.minor = 2;\n',
    'content/docs/capital.js': "export const LATEST = '3';\n",
    'content/docs/all.js': "export * from './values';\n",
    'content/docs/throws.js': 'export const x = window.name;\n',
    'content/docs/lost.js': "import './gone';\nexport const x = 1;\n",
    'content/docs/endless.js': 'for (;;);\nexport const x = 1;\n',
  });
});
afterAll(() => project.remove());

/** A module that is no package, with values; what else it exports is nothing. */
const modules = { '@kit/environment': { values: { default: { any: false }, canUseDOM: false, __esModule: true } } };

const compileHere = (body: string) => compile(body, { root: project.root, modules });

describe('a value that a page imports from code', () => {
  it.each([
    [
      "import { info } from './values';\n\n<ul>{info.list.map((x) => <li key={x}>{x}</li>)}</ul>",
      '<li>a</li><li>b</li>',
    ],
    ["import { url } from './values';\n\n<a href={url('b')}>x</a>", 'href="https://a.example/b"'],
    ["import list from './values';\n\n{list.length}", '2'],
    ["import { version } from './all';\n\n{version}", '4.2'],
    ["import { system } from './kit';\n\n{system}", 'unknown'],
    ["import * as data from './values';\n\n{data.version}", '4.2'],
    [
      "import { Counter, version } from './values';\n\n<Counter>{version}</Counter>",
      '<@site/content/docs/values.tsx#Counter>4.2',
    ],
  ])('is shown: %s', async (body, expected) => {
    const page = await compileHere(body);
    expect(page.diagnostics).toEqual([]);
    expect(toMarkup(page.content)).toContain(expected);
  });

  it('makes the page depend on all files that it comes from', async () => {
    const { dependencies } = await compileHere("import { version } from './all';\n\n{version}");
    expect(dependencies).toEqual(
      expect.arrayContaining([
        'content/docs/all.js',
        'content/docs/values.tsx',
        'content/docs/base.json',
        'src/minor.js',
      ]),
    );
  });

  it.each([
    ['throws', 'window is not defined'],
    ['lost', 'Cannot find "./gone"'],
    ['endless', 'Script execution timed out'],
  ])('is an error with file and line where the code %s', async (file, reason) => {
    const { diagnostics } = await compileHere(`Text\n\nimport { x } from './${file}';\n\n{x}`);
    expect(diagnostics).toEqual([
      expect.objectContaining({
        severity: 'error',
        rule: 'broken-import',
        position: expect.objectContaining({ line: 3 }) as unknown,
        message: expect.stringContaining(
          `"./${file}" cannot be run for the values that the page shows: ${reason}`,
        ) as unknown,
      }),
    ]);
  });

  it('of a name with a capital is taken for a component, and the error says so', async () => {
    const { diagnostics } = await compileHere("import { LATEST } from './capital';\n\n{LATEST}");
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '"LATEST" is a component because it begins with a capital. Expected <LATEST />, or for a value another name: import { LATEST as value }.',
    ]);
  });

  it('is not looked for in code of which a page uses components alone', async () => {
    const { diagnostics } = await compileHere("import { X } from './throws';\nimport * as T from './throws';\n\nText");
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '"./throws" has no export "X". Expected one of its exports: x.',
    ]);
  });
});
