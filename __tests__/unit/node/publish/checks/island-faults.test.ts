import { describeIslandFaults } from '../../../../../node/publish/checks/island-faults';
import { collectFacts } from '../../../../../node/reading/page-facts';
import { parseHtml } from '../../../../../node/reading/parse';
import { createProject } from '../../support/project';

const marker = (fault: string): string => `<!--$!--><template data-dgst="${fault}"></template><!--/$-->`;

function describe(html: string, sourcePath: string) {
  const facts = new Map([['/docs/a', collectFacts(parseHtml(html))]]);
  return describeIslandFaults([{ path: '/docs/a', sourcePath }], facts);
}

it('names the component that threw, the page, where it stands there and what was expected', () => {
  const project = createProject({ 'a.mdx': "import C from './C';\n\nText <UI.Chart a={1} />\n" });
  const source = `${project.root}/a.mdx`;
  const faults = describe(`<p>${marker('Error: no &quot;x&quot;\nInner\nChart')}</p><template></template>`, source);
  expect(faults).toEqual([
    {
      severity: 'error',
      rule: 'failed-component',
      file: source,
      position: { line: 3, column: 6 },
      message:
        '<Inner> in <Chart> threw while /docs/a was rendered: Error: no "x". Expected a component that can be rendered to HTML.',
    },
  ]);
  project.remove();
});

it('says how to read what only browsers have', () => {
  const [fault] = describe(marker('ReferenceError: window is not defined\nChart'), 'missing.mdx');
  expect(fault).toMatchObject({
    file: 'missing.mdx',
    message: expect.stringMatching(
      /<Chart> threw .*Expected it to be read in an effect, which runs in the browser only\.$/,
    ),
  });
  expect(fault).not.toHaveProperty('position');
});

it('names a module that cannot be loaded once, with its line and the pages that use it', () => {
  const project = createProject({
    'content/Chart.tsx': "import { size } from './size';\n\nexport default () => size;\n",
    'content/size.ts': '// Of the window\n\nexport const size = window.innerWidth;\n',
  });
  const before = process.cwd();
  process.chdir(project.root);
  const html = marker('Module failed: @site/content/Chart.tsx\nReferenceError: window is not defined');
  const routes = ['/docs/a', '/docs/b', '/docs/c', '/docs/d', '/docs/e'];
  const facts = collectFacts(parseHtml(html));
  const faults = describeIslandFaults(
    routes.map((path) => ({ path, sourcePath: `${path}.mdx` })),
    new Map(routes.map((path) => [path, facts])),
  );
  process.chdir(before);
  expect(faults).toEqual([
    {
      severity: 'error',
      rule: 'failed-component',
      file: 'content/size.ts',
      position: { line: 3, column: 21 },
      message:
        '@site/content/Chart.tsx cannot be loaded: ReferenceError: window is not defined. Expected it to be read in an effect, which runs in the browser only. Used on /docs/a, /docs/b, /docs/c and 2 more.',
    },
  ]);
  project.remove();
});
