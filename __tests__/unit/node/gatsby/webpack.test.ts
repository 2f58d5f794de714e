import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import { configureWebpack } from '../../../../node/gatsby/webpack';
import type { WebpackConfig } from '../../../../node/gatsby/webpack';
import { createProject } from '../support/project';

class ESLintWebpackPlugin {
  options = {};
}
class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}

const cssLoader = { loader: path.resolve('node_modules/css-loader/dist/cjs.js') };
const babel = (): string[] => ['babel'];

/** As Gatsby makes it, as far as it is changed. */
const gatsbyConfig = () => ({
  devtool: 'source-map' as const,
  module: {
    rules: [
      { test: /\.(js|mjs|jsx|ts|tsx)$/, use: babel },
      { test: /\.tsx?$/, use: babel },
      {
        oneOf: [
          { test: /\.module\.css$/, use: [{ ...cssLoader, options: { modules: { localIdentName: '[name]' } } }] },
        ],
      },
    ],
  },
  cache: { version: 'theirs' },
  plugins: [new MiniCssExtractPlugin()],
});

function configure(config: object, stage: CreateWebpackConfigArgs['stage']): WebpackConfig {
  const replaced = jest.fn<undefined, [WebpackConfig]>();
  const actions = { replaceWebpackConfig: replaced } as unknown as CreateWebpackConfigArgs['actions'];
  configureWebpack({ actions, stage, getConfig: () => config, pathPrefix: '' });
  return replaced.mock.calls[0]?.[0] ?? { plugins: [] };
}

describe('configureWebpack', () => {
  it('keys the cache by the code of the build, and leaves the rest of a build to Rspack', () => {
    const config = configure(gatsbyConfig(), 'build-javascript');
    expect(config.cache).toMatchObject({ version: expect.stringMatching(/^[0-9a-f]{40} [0-9a-f]{40} {2}\/.*$/) });
    expect(config.module).toEqual(gatsbyConfig().module);
    expect(config.resolve?.alias).toHaveProperty('component-table', expect.stringMatching(/browser\.js$/));
    expect(configure(gatsbyConfig(), 'build-html').resolve?.alias).toHaveProperty(
      'component-table',
      expect.stringMatching(/server\.js$/),
    );
  });

  it('keeps source maps, and no ESLint, in development', () => {
    const config = gatsbyConfig();
    const { plugins, devtool } = configure(
      { ...config, plugins: [...config.plugins, new ESLintWebpackPlugin()] },
      'develop',
    );
    expect(devtool).toBe('source-map');
    expect(plugins.map(({ constructor }) => constructor.name)).toEqual([
      'MiniCssExtractPlugin',
      'ForgetBuildDependencies',
      'MissingModules',
    ]);
  });

  it('compiles only the document for the server of development', () => {
    const names = (stage: CreateWebpackConfigArgs['stage']): string[] =>
      configure(gatsbyConfig(), stage).plugins.map(({ constructor }) => constructor.name);
    expect(names('develop-html')).toContain('OnlyDocument');
    expect(names('build-html')).not.toContain('OnlyDocument');
  });

  it('lets webpack forget in time what its loaders depend on', async () => {
    const project = createProject({
      'index.js': '',
      'loader.cjs': 'module.exports = function (text) { this.addBuildDependency(__filename); return text; };',
    });
    const forget = configure({ ...gatsbyConfig(), cache: {} }, 'develop').plugins.filter(
      ({ constructor }) => constructor.name === 'ForgetBuildDependencies',
    ) as unknown as WebpackPluginInstance[];
    const dependencies = (plugins: WebpackPluginInstance[]): Promise<number | undefined> =>
      new Promise((resolve) => {
        const compiler = webpack({
          context: project.root,
          mode: 'development',
          entry: './loader.cjs!./index.js',
          output: { path: project.root, filename: 'out.js' },
        });
        for (const plugin of plugins) plugin.apply(compiler);
        compiler.run((_, stats) => resolve(stats && [...stats.compilation.buildDependencies].length));
      });
    expect(await dependencies([])).toBeGreaterThan(0);
    expect(await dependencies(forget)).toBe(0);
    project.remove();
  });

  it('has another rule for CSS modules of imported components, before its own', () => {
    const { module } = configure(gatsbyConfig(), 'develop');
    const rules = module?.rules?.at(-1)?.oneOf ?? [];
    expect(rules.map(({ use }) => JSON.stringify(use).includes('"namedExport":false'))).toEqual([true, false]);
    expect(rules[0]?.exclude).toContain(path.resolve('src'));
  });

  it('stops when Gatsby has no css-loader any more, and names the place', () => {
    expect(() => configure({ ...gatsbyConfig(), module: { rules: [] } }, 'develop')).toThrow(
      'no css-loader: see node/gatsby/webpack.ts',
    );
  });
});

describe('what is replaced in Gatsby', () => {
  it('is where it was: what scrolls, and its exports', () => {
    const app = readFileSync('node_modules/gatsby/cache-dir/production-app.js', 'utf8');
    expect(app).toContain('import { ScrollContext } from "gatsby-react-router-scroll"');
  });

  it.each([
    ['../node_modules/eslint-webpack-plugin/dist/index.js', 'class ESLintWebpackPlugin'],
    ['../cache-dir/develop-static-entry.js', 'from "$virtual/async-requires"'],
  ])('is where it was: a part of %s', (file, part) => {
    expect(readFileSync(path.join('node_modules/gatsby/dist', file), 'utf8')).toContain(part);
  });

  it('is where it was: the compiler of gatsby-*.ts, and who calls it', async () => {
    const { compileGatsbyFiles } = (await import('gatsby/dist/utils/parcel/compile-gatsby-files')) as {
      compileGatsbyFiles: unknown;
    };
    expect(typeof compileGatsbyFiles).toBe('function');
    const caller = readFileSync('node_modules/gatsby/dist/services/initialize.js', 'utf8');
    expect(caller).toContain('utils/parcel/compile-gatsby-files"');
  });
});
