import { bringComponents } from '../src/page-components';
import type { Moves } from '../src/import-pages';

const moves: Moves = { root: '/nowhere', docsFolder: 'docs', baseUrl: '/', files: new Map(), routes: new Map() };

function bring(text: string): { page: string; code: string; files: string[] } {
  const texts = new Map<string, string>();
  const page = bringComponents(text, 'docs/a b.mdx', moves, texts);
  return { page, code: [...texts.values()].join('\n'), files: [...texts.keys()] };
}

it('moves a component with hooks into a file of its own, with what it uses', () => {
  const { page, code, files } = bring(
    "---\ntitle: Ü\n---\n\nimport React, { useState } from 'react';\nimport clsx from 'clsx';\nimport Box from './Box';\n\nexport const start = 'ü';\n\nexport const Counter = ({ by }) => {\n  const [count, set] = useState(start.length);\n\n  return <button className={clsx('a')} onClick={() => set(count + by)}>{count}</button>;\n};\n\n# Ü\n\n<Counter by={2} /> <Box /> {start}\n",
  );
  expect(files).toEqual([expect.stringMatching(/^content\/page-components\/a-b-[\da-f]{6}\.jsx$/)]);
  expect(code).toBe(
    "import React, { useState } from 'react';\n\nimport clsx from 'clsx';\n\nexport const start = 'ü';\n\nexport const Counter = ({ by }) => {\n  const [count, set] = useState(start.length);\n\n  return <button className={clsx('a')} onClick={() => set(count + by)}>{count}</button>;\n};\n",
  );
  expect(page).toBe(
    `---\ntitle: Ü\n---\n\nimport { Counter } from '@site/${files[0] ?? ''}';\n\nimport clsx from 'clsx';\nimport Box from './Box';\n\nexport const start = 'ü';\n\n\n\n# Ü\n\n<Counter by={2} /> <Box /> {start}\n`,
  );
});

it('moves elements that answer a click, whose text is no Markdown', () => {
  const { page, code } = bring(
    "import { show } from '../x';\n\nPress <button onClick={() => show('a')}>here <b>now</b></button>.\n\n<div onClick={() => show('b')}>\n\n**Bold**\n\n</div>\n",
  );
  expect(code).toContain(
    "export function PagePart1() {\n  return (\n    <><button onClick={() => show('a')}>here <b>now</b></button></>",
  );
  expect(code).toContain("import { show } from '../x';");
  expect(page).toContain('Press <PagePart1 />.');
  expect(page).toContain("<div onClick={() => show('b')}>\n\n**Bold**");
});

it.each([
  'export const Box = ({ children }) => <b>{children}</b>;\n\n<Box>A</Box>\n',
  '```jsx\nexport const X = () => { useState(0) };\n<b onClick={() => 1} />\n```\n\n`onClick={x}`\n',
  'export const X = () => useState(\n\n# A\n',
])('leaves the rest as it is: %j', (text) => {
  expect(bring(text)).toEqual({ page: text, code: '', files: [] });
});
