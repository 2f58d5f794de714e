import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { foreignStyles } from '../../../../node/gatsby/foreign-styles';
import { createProject } from '../support/project';

const gatsby = createRequire(require.resolve('gatsby'));
const MiniCssExtractPlugin = gatsby('mini-css-extract-plugin') as {
  loader: string;
} & (new () => webpack.WebpackPluginInstance);
const project = createProject();
const file = path.join(project.root, 'a.module.css');
afterAll(() => project.remove());

/** The loaders of a CSS module, as Gatsby has them. */
const cssLoader = (exportOnlyLocals: boolean) => ({
  loader: gatsby.resolve('css-loader'),
  options: { modules: { namedExport: true, localIdentName: '[local]-x', exportOnlyLocals } },
});
const extract = { loader: MiniCssExtractPlugin.loader, options: { modules: { namedExport: true } } };

/** Bundles an entry, and returns what it exports. */
async function bundle(use: object[], entry: string): Promise<unknown> {
  project.write({ 'a.module.css': '.box { color: red }\n.delete { composes: box }\n', 'entry.js': entry });
  const output = { path: project.root, filename: 'out.js', library: { type: 'commonjs2' } };
  const errors = await new Promise<unknown[]>((resolve) => {
    webpack(
      {
        mode: 'none',
        target: 'node',
        context: project.root,
        entry: path.join(project.root, 'entry.js'),
        output,
        module: { rules: [{ test: file, ...foreignStyles(use as (typeof extract)[]) }] },
        plugins: [new MiniCssExtractPlugin()],
      },
      (error, stats) => resolve(error ? [error] : (stats?.compilation.errors ?? [])),
    );
  });
  expect(errors.map(String)).toEqual([]);
  return jest.requireActual<{ found: unknown }>(path.join(project.root, 'out.js')).found;
}

it.each([
  ['of the browser', [extract, cssLoader(false)]],
  ['of the renderer', [cssLoader(true)]],
])('CSS modules %s mean all their class names, by either import and whatever the words', async (_, use) => {
  const entry = `import styles from './a.module.css';
import * as all from './a.module.css';
export const found = [styles.box, styles.delete, all.box];`;
  expect(await bundle(use, entry)).toEqual(['box-x', 'delete-x box-x', 'box-x']);
  jest.resetModules();
});

it('leaves the modules of the site as they are', () => {
  expect(foreignStyles([]).exclude).toEqual(['src', 'defaults', 'site'].map((name) => path.resolve(name)));
});
