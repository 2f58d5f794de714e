import { createProject } from '../support/project';
import type { Project } from '../support/project';
import { compile, findOnly, toMarkup } from './support/compile';

const counter = `import { useState } from 'react';
export default function Counter({ start }: { start: number }) { const [n] = useState(start); return <b>{n}</b>; }
export const Badge = () => <i />, Mark = () => <u />;
interface Props { a: string }
export type { Props };
class Inner {}
export { Inner as Outer };
`;

let project: Project;
beforeAll(() => {
  project = createProject({
    'content/docs/Counter.tsx': counter,
    'content/docs/Plain.js': 'export default () => <b>JSX in .js</b>;\n',
    'content/docs/all.ts': "export * from './Counter';\n",
    'content/docs/Broken.tsx': 'export default function (\n',
    'content/src/components/Card/index.jsx': 'export const Card = () => <b />;\n',
    'src/Own.tsx': 'export const Own = () => <b />;\n',
    'package.json':
      '{ "dependencies": { "charts": "1.0.0", "away": "1.0.0" }, "devDependencies": { "@scope/charts": "1" } }',
    'node_modules/charts/package.json': '{}',
    'node_modules/of-others/package.json': '{}',
    'node_modules/@scope/charts/package.json': '{}',
  });
});
afterAll(() => project.remove());

const compileHere = (body: string) => compile(body, { root: project.root });

it.each([
  ["import C from './Counter';\n\n<C start={4} />", '<@site/content/docs/Counter.tsx#default start=4>'],
  ["import { Badge as B } from './Counter';\n\n<B />", '<@site/content/docs/Counter.tsx#Badge>'],
  ["import * as UI from './Counter';\n\n<UI.Outer />", '<@site/content/docs/Counter.tsx#Outer>'],
  [
    "import C, { Badge } from './Counter';\n\n<C.Part.Inner />\n\n<Badge.Dot />",
    '<@site/content/docs/Counter.tsx#default.Part.Inner>',
  ],
  ["import P from './Plain';\n\n<P />", '<@site/content/docs/Plain.js#default>'],
  ["import { Anything } from './all';\n\n<Anything />", '<@site/content/docs/all.ts#Anything>'],
  ["import { Own } from '@site/src/Own';\n\n<Own />", '<@site/src/Own.tsx#Own>'],
  ["import { Own } from '/src/Own';\n\n<Own />", '<@site/src/Own.tsx#Own>'],
  [
    "import { Card } from '@site/src/components/Card';\n\n<Card />",
    '<@site/content/src/components/Card/index.jsx#Card>',
  ],
  ["import { Bar } from 'charts';\n\n<Bar />", '<charts#Bar>'],
  ["import Bar from '@scope/charts/bar';\n\n<Bar />", '<@scope/charts/bar#default>'],
  ["import * as Charts from 'charts';\n\n<Charts.Bar />", '<charts#Bar>'],
])('%s puts the component into the content tree', async (body, expected) => {
  const page = await compileHere(body);
  expect(page.diagnostics).toEqual([]);
  expect(toMarkup(page.content)).toContain(expected);
});

it('elements in properties are content, whose links and pictures are those of the page', async () => {
  const page = await compileHere(
    "import C from './Counter';\n\n<C icon={<b>*</b>} end={<>See <a href=\"/x\">x</a></>} list={[1, 'a']} of={{ b: 1 }}>Text</C>",
  );
  expect(page.diagnostics).toEqual([]);
  expect(page.links.map(({ href }) => href)).toEqual(['/x']);
  expect(findOnly(page.content, '@site/content/docs/Counter.tsx#default')).toMatchObject({
    props: { list: [1, 'a'], of: { b: 1 } },
    children: [
      { name: '#', props: { prop: 'icon' }, children: [{ name: 'b', props: {}, children: [{ html: '*' }] }] },
      { name: '#', props: { prop: 'end' }, children: ['See ', { name: 'a', props: { href: '/x' } }] },
      'Text',
    ],
  });
});

it('the page depends on the file, so that a changed one compiles the page again', async () => {
  const page = await compileHere("import C from './Counter';\n\n<C />");
  expect(page.dependencies).toEqual(['content/docs/Counter.tsx']);
  const missing = await compileHere("import C from './Later';\n\n<C />");
  expect(missing.dependencies).toEqual(['content/docs/Later.tsx']);
});

it('children are content: blocks, or a part of a sentence', async () => {
  const page = await compileHere(
    "import C, { Badge } from './Counter';\n\n<C>\n\nSome **bold** text.\n\n</C>\n\nA <Badge>*new* one</Badge> here.",
  );
  expect(findOnly(page.content, '@site/content/docs/Counter.tsx#default').children).toEqual([
    { html: '<p>Some <strong>bold</strong> text.</p>' },
  ]);
  expect(findOnly(page.content, '@site/content/docs/Counter.tsx#Badge').children).toEqual([
    { name: 'em', props: {}, children: [{ html: 'new' }] },
    ' one',
  ]);
  expect(page.plainText).toBe('Some bold text.\nA new one here.');
});

it.each([
  [
    "import { Nope } from './Counter';",
    /has no export "Nope"\. Expected one of its exports: default, Badge, Mark, Outer\./,
  ],
  ["import Own from '@site/src/Own';", /has no default export\. Expected one of its exports: Own\./],
  [
    "import B from './Broken';",
    /content\/docs\/Broken\.tsx cannot be parsed: .*\. Expected TypeScript or JavaScript\./,
  ],
  ["import C from './Counter';\n\n<C draw={() => 1} />", /"draw" of <C> is or contains a function/],
  ["import C, { Badge } from './Counter';\n\n<C icon={Badge} />", /"icon" of <C> is or contains an imported/],
  ["import { Badge } from './Counter';\n\n<Badge icon={[{ of: Badge }]} />", /"icon" of <Badge> is or contains an imp/],
  ["import C from 'away';", /"away" is not installed\. .*"npm install away"/],
  ["import C from 'of-others';", /"of-others" is not installed/],
])('%s is an error that says what was expected', async (body, message) => {
  const page = await compileHere(body);
  expect(page.diagnostics).toEqual([
    expect.objectContaining({ severity: 'error', message: expect.stringMatching(message) }),
  ]);
});
