import { transpileWithSwc } from '../../../../node/gatsby/transpile';
import type { WebpackRule } from '../../../../node/gatsby/transpile';
import { createProject, inProject } from '../support/project';

const babel = (): string[] => ['babel'];
const source: WebpackRule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: babel };
const typeScript: WebpackRule = { test: /\.tsx?$/, use: babel };
const packages: WebpackRule = { test: /\.(js|mjs)$/, use: babel };
const styles: WebpackRule = { test: /\.css$/ };

const project = createProject({
  'package.json': '{ "browserslist": ["chrome >= 120"] }',
  'a.ts': 'export const a = 1;',
  'b.tsx': 'export const b = <p />;',
  'query.tsx': "import { graphql } from 'gatsby';\nexport const query = graphql`{ a }`;",
});
afterAll(() => project.remove());

const loadersOf = (rules: WebpackRule[], file: string): unknown => {
  const { use } = rules[0] ?? {};
  return (use as (info: object) => unknown)({ realResource: `${project.root}/${file}` });
};

describe('transpileWithSwc', () => {
  it('leaves one rule for sources, none for packages, and all others', () => {
    const rules = transpileWithSwc([source, typeScript, packages, styles], 'browser');
    expect(rules.map(({ test }) => test)).toEqual([source.test, styles.test]);
    expect(transpileWithSwc([source, typeScript], 'node')).toHaveLength(1);
  });

  it('leaves files with a query to Babel, which takes the query out', () => {
    expect(loadersOf(transpileWithSwc([source, typeScript], 'node'), 'query.tsx')).toEqual(['babel']);
  });

  it.each([
    ['a.ts', { syntax: 'typescript', tsx: false }],
    ['b.tsx', { syntax: 'typescript', tsx: true }],
  ])('transpiles %s for the browsers of package.json', async (file, parser) => {
    await inProject(project, async () => {
      const own = await import('../../../../node/gatsby/transpile');
      expect(loadersOf(own.transpileWithSwc([source, typeScript], 'browser'), file)).toMatchObject([
        {
          loader: expect.stringContaining('swc-loader'),
          options: { env: { targets: ['chrome >= 120'] }, jsc: { parser } },
        },
      ]);
    });
  });

  it('adds Fast Refresh and source maps for the browser, where Gatsby asks with nothing which rules lead to Babel', async () => {
    const rules = transpileWithSwc([source, typeScript], 'browser');
    await inProject(project, () => {
      expect(loadersOf(rules, 'b.tsx')).toMatchObject([
        { options: { sourceMaps: true, jsc: { transform: { react: { refresh: true, development: true } } } } },
      ]);
      return Promise.resolve();
    });
    expect((rules[0]?.use as (info: object) => unknown)({})).toEqual(['babel']);
  });

  it('an upgrade that changes Gatsby’s rules is an error that names the place', () => {
    expect(() => transpileWithSwc([source, styles], 'node')).toThrow('node/gatsby/transpile.ts');
    expect(() => transpileWithSwc([{ ...source, use: [] }, typeScript], 'node')).toThrow('no function');
  });
});
