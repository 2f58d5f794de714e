import { runInNewContext } from 'node:vm';
import { componentTables } from '../../../../node/base/component-tables';
import { chunkOf, importsIn, writeComponentTables } from '../../../../node/compile/component-table';
import { createProject } from '../support/project';

jest.mock('../../../../node/base/write-file', () => ({ writeWithFolder: jest.fn() }));

const { writeWithFolder } = jest.requireMock<{ writeWithFolder: jest.Mock<void, [string, string]> }>(
  '../../../../node/base/write-file',
);

it('finds what import declarations name, over several lines too, and none in code blocks', () => {
  const text = `---
title: T
---

import A from './A';
import B, { C as D } from "./B";
import {
  E,
  F,
} from '@site/src/E';
import * as G from 'g';
export const x = 1;

An import from './text' of goods.

\`\`\`tsx
import H from './H';
\`\`\`

  ~~~~js title="x"
import I from './I';
\`\`\`
  ~~~~

import J from './J';
`;
  expect(importsIn(text)).toEqual(['./A', './B', '@site/src/E', 'g', './J']);
});

it('maps each module that pages and partials import to its code, once, for the renderer and the browser', () => {
  const project = createProject({
    'content/docs/a.mdx': "import C from './C';\nimport d from './d.yml';\n",
    'content/data/_part.mdx': "import { useState } from 'react';\nimport C from '@site/content/docs/C.tsx';\n",
    'content/guides/b.md': "import { Bar } from 'charts/bar';\nimport X from './missing';\nimport Y from 'missing';\n",
    'content/docs/C.tsx': '',
    'content/docs/d.yml': 'a: 1',
    'package.json': '{ "dependencies": { "charts": "1.0.0" } }',
    'node_modules/charts/package.json': '{}',
  });
  writeComponentTables(project.root);
  const written = new Map(writeWithFolder.mock.calls);
  const file = JSON.stringify(`${project.root}/content/docs/C.tsx`);
  expect(written.get(componentTables.server)).toContain(
    `const modules = {\n  "@site/content/docs/C.tsx": () => require(${file}),\n  "charts/bar": () => require("charts/bar"),\n};\n`,
  );
  expect(written.get(componentTables.browser)).toBe(
    `const modules = {\n  "@site/content/docs/C.tsx": () => import(/* webpackChunkName: "${chunkOf('@site/content/docs/C.tsx')}" */ ${file}),\n` +
      `  "charts/bar": () => import(/* webpackChunkName: "${chunkOf('charts/bar')}" */ "charts/bar"),\n};\n` +
      'export const loadModule = (name) => modules[name]?.();\n',
  );
  project.remove();
});

it('finds imports in and behind blocks that only wrap MDX', () => {
  const text =
    "```mdx-code-block\nimport A from './A';\n```\n\nimport B from './B';\n\n```js\nimport C from './C';\n```\n";
  expect(importsIn(text)).toEqual(['./A', './B']);
});

it('loads each module by itself for HTML, and again and again says why one cannot be', () => {
  const project = createProject({
    'content/docs/a.mdx': "import Bad from './Bad';\nimport Good from './Good';\n",
    'content/docs/Bad.js': '',
    'content/docs/Good.js': '',
  });
  writeComponentTables(project.root);
  const table = new Map(writeWithFolder.mock.calls).get(componentTables.server) ?? '';
  const requireModule = jest.fn((file: string) => {
    if (file.endsWith('Bad.js')) throw new ReferenceError('window is\nnot defined');
    return { default: 'good' };
  });
  const exported: { loadModule?: (name: string) => unknown } = {};
  runInNewContext(table.replace('export const loadModule', 'exported.loadModule'), {
    require: requireModule,
    exported,
  });
  const load = (name: string): unknown => exported.loadModule?.(name);
  const message = 'Module failed: @site/content/docs/Bad.js\nReferenceError: window is not defined';
  expect(() => load('@site/content/docs/Bad.js')).toThrow(message);
  expect(() => load('@site/content/docs/Bad.js')).toThrow(message);
  expect(load('@site/content/docs/Good.js')).toEqual({ default: 'good' });
  expect(load('@site/content/docs/Other.js')).toBeUndefined();
  expect(requireModule).toHaveBeenCalledTimes(2);
  project.remove();
});

it('follows what pages import while they are edited', () => {
  const project = createProject({
    'content/docs/a.mdx': "import C from './C';\n",
    'content/docs/C.tsx': '',
    'content/docs/D.tsx': '',
  });
  const written = (): string => {
    writeWithFolder.mockClear();
    writeComponentTables(project.root);
    return new Map(writeWithFolder.mock.calls).get(componentTables.browser) ?? '';
  };
  expect(written()).toContain('docs/C.tsx');
  project.write({ 'content/docs/a.mdx': "import D from './D';\n", 'content/docs/b.mdx': "import E from './E';\n" });
  expect(written()).toMatch(/^const modules = \{\n.*docs\/D\.tsx.*\n\};/);
  project.write({ 'content/docs/E.tsx': '' });
  expect(written()).toMatch(/docs\/D\.tsx.*\n.*docs\/E\.tsx/);
  project.remove();
});

it.each([
  ['imports without an end', 'import {\n'],
  ['blocks without an end', '```js\nimport A from "./A";\n'],
])('reads many %s in a time that grows with the text', (_case, text) => {
  expect(importsIn(text.repeat(50_000))).toEqual([]);
});
