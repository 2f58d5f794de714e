import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { configureWebpack, partytown, serviceWorker } from '../../../../node/gatsby/webpack';
import type { WebpackConfig } from '../../../../node/gatsby/webpack';

class TerserPlugin {
  options = {};
}
class ESLintWebpackPlugin {
  options = {};
}
class GatsbyThemeComponentShadowingResolverPlugin {
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
      { test: /\.(?:svg|png)$/, use: ['url-loader'] },
      { oneOf: [{ use: [{ ...cssLoader, options: { modules: { localIdentName: '[name]' } } }] }] },
    ],
  },
  cache: { version: 'theirs' },
  plugins: [new MiniCssExtractPlugin()],
  optimization: {
    minimizer: [new TerserPlugin()],
    splitChunks: {
      cacheGroups: {
        styles: { test: ({ isStyle }: { isStyle: boolean }) => isStyle },
      },
    },
  },
});

interface FakeGroup {
  name?: string;
  getParents: () => FakeGroup[];
}
const group = (name: string | undefined, ...parents: FakeGroup[]): FakeGroup => ({
  ...(name === undefined ? {} : { name }),
  getParents: () => parents,
});

function configure(config: object, stage: CreateWebpackConfigArgs['stage']): WebpackConfig {
  const replaced = jest.fn<undefined, [WebpackConfig]>();
  const actions = { replaceWebpackConfig: replaced } as unknown as CreateWebpackConfigArgs['actions'];
  configureWebpack({ actions, stage, getConfig: () => config, pathPrefix: '' });
  return replaced.mock.calls[0]?.[0] ?? { plugins: [] };
}

describe('configureWebpack', () => {
  it('minifies with another plugin than Gatsby’s, without source maps, and keys the cache by the code of the build', () => {
    const config = configure(gatsbyConfig(), 'build-javascript');
    expect(config.devtool).toBe(false);
    expect(config.optimization?.minimizer?.[0]).not.toBeInstanceOf(TerserPlugin);
    expect(config.cache).toMatchObject({ version: expect.stringMatching(/^[0-9a-f]{40} [0-9a-f]{40} {2}\/.*$/) });
  });

  it('shortens class names in production, and keeps them in development', () => {
    const nameIn = (stage: CreateWebpackConfigArgs['stage']): string =>
      JSON.stringify(configure(gatsbyConfig(), stage).module?.rules?.at(-1));
    expect(nameIn('build-html')).toContain('[hash:base64:5]');
    expect(nameIn('develop')).toContain('[name]');
  });

  it('makes SVG files components where components of pages import them, and URLs elsewhere', () => {
    const rules = configure(gatsbyConfig(), 'build-html').module?.rules ?? [];
    const [own, theirs] = rules
      .flatMap(({ oneOf = [] }) => oneOf)
      .filter(({ test }) => test instanceof RegExp && test.test('a.svg'));
    expect(JSON.stringify(own?.use)).toContain('svg-component.cjs');
    expect(own?.issuer?.(path.resolve('content/guides/Chart.tsx'))).toBe(true);
    expect(own?.issuer?.(path.resolve('content/guides/chart.css'))).toBe(false);
    expect(own?.issuer?.(path.resolve('src/components/Icon.tsx'))).toBe(false);
    expect(theirs?.use).toEqual(['url-loader']);
    expect(() =>
      configure(
        {
          ...gatsbyConfig(),
          module: { rules: gatsbyConfig().module.rules.filter(({ test }) => !test?.test('a.png')) },
        },
        'build-html',
      ),
    ).toThrow('no rule for pictures');
  });

  it('puts all styles into the sheet of the site, except those that only imported components load', () => {
    const { optimization } = configure(gatsbyConfig(), 'build-javascript');
    const isOfSite = optimization?.splitChunks?.cacheGroups?.styles?.test as unknown as (
      module: { isStyle: boolean },
      context: object,
    ) => boolean;
    const loadedBy = (...groups: FakeGroup[]): object => ({
      chunkGraph: { getModuleChunks: () => [{ groupsIterable: new Set(groups) }] },
    });
    const app = group('app');
    const island = group('island-0a1b2c3d', group('islands', app));
    const circle = group(undefined, island);
    circle.getParents = () => [circle, island];
    const style = { isStyle: true };
    expect(isOfSite(style, loadedBy(app))).toBe(true);
    expect(isOfSite(style, loadedBy(group(undefined, app)))).toBe(true);
    expect(isOfSite(style, loadedBy(island))).toBe(false);
    expect(isOfSite(style, loadedBy(group(undefined, island)))).toBe(false);
    expect(isOfSite(style, loadedBy(circle))).toBe(false);
    expect(isOfSite(style, loadedBy(island, app))).toBe(true);
    expect(isOfSite({ isStyle: false }, loadedBy(app))).toBe(false);
    const other = { ...gatsbyConfig(), optimization: { minimizer: [new TerserPlugin()] } };
    expect(() => configure(other, 'build-javascript')).toThrow('no cache group for styles');
  });

  it('gives scripts digests of 16 digits', () => {
    expect(configure(gatsbyConfig(), 'build-javascript').output?.hashDigestLength).toBe(16);
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

  it('looks for no themes', () => {
    const resolve = { plugins: [new GatsbyThemeComponentShadowingResolverPlugin(), new MiniCssExtractPlugin()] };
    const { plugins } = configure({ ...gatsbyConfig(), resolve }, 'develop').resolve ?? {};
    expect(plugins).toEqual([resolve.plugins[1]]);
  });

  it.each([
    ['css-loader', { ...gatsbyConfig(), module: { rules: [] } }],
    ['TerserPlugin', { ...gatsbyConfig(), optimization: { minimizer: [] } }],
  ])('ends the build when Gatsby has no %s any more, and names the place', (name, config) => {
    expect(() => configure(config, 'build-javascript')).toThrow(`no ${name}: see node/gatsby/webpack.ts`);
  });
});

describe('what is replaced in Gatsby', () => {
  it('is where it was: the plugin for scripts in a worker', () => {
    const file = 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js';
    expect(existsSync(file)).toBe(true);
    expect(file).toMatch(partytown);
  });

  it('is where it was: the service worker, and who asks for it', () => {
    const [, request = ''] =
      /require\(`([^`]*service-worker)`\)/.exec(
        readFileSync('node_modules/gatsby/cache-dir/production-app.js', 'utf8'),
      ) ?? [];
    expect(request).toMatch(serviceWorker);
  });

  it('is where it was: what scrolls, and its exports', () => {
    const app = readFileSync('node_modules/gatsby/cache-dir/production-app.js', 'utf8');
    expect(app).toContain('import { ScrollContext } from "gatsby-react-router-scroll"');
  });

  it.each([
    [
      'internal-plugins/webpack-theme-component-shadowing/index.js',
      'class GatsbyThemeComponentShadowingResolverPlugin',
    ],
    ['utils/webpack-utils.js', 'eslint-webpack-plugin'],
    ['../cache-dir/develop-static-entry.js', 'from "$virtual/async-requires"'],
  ])('is where it was: a part of %s', (file, part) => {
    expect(readFileSync(path.join('node_modules/gatsby/dist', file), 'utf8')).toContain(part);
  });

  it('is where it was: the compiler of gatsby-*.ts, and who calls it', async () => {
    const { compileGatsbyFiles } = (await import('gatsby/dist/utils/parcel/compile-gatsby-files')) as {
      compileGatsbyFiles: unknown;
    };
    expect(compileGatsbyFiles).toBeInstanceOf(Function);
    const caller = readFileSync('node_modules/gatsby/dist/services/initialize.js', 'utf8');
    expect(caller).toContain('utils/parcel/compile-gatsby-files"');
  });
});
