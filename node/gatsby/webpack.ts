import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler } from 'webpack';
import { digestCachedCode, digestSources } from '../base/build-code';
import { docusaurusCode } from '../../src/shared/mdx-components';
import { componentTables } from '../base/component-tables';
import { unexpected } from './unexpected';
import { keepIslandStylesApart } from './chunks';
import type { SplitChunks } from './chunks';
import { MissingModules } from './missing-modules';
import { importSvgAsComponents } from './svg-components';
import { transpileWithSwc } from './transpile';
import type { WebpackRule } from './transpile';

/** The part of webpack's configuration that this module changes. */
export interface WebpackConfig {
  devtool?: string | false;
  output?: { hashDigestLength?: number; strictModuleExceptionHandling?: boolean };
  module?: { rules?: WebpackRule[] };
  resolve?: { alias?: Record<string, string | string[]>; plugins?: { constructor: { name: string } }[] };
  resolveLoader?: { alias?: Record<string, string> };
  cache?: boolean | { version?: string; buildDependencies?: Record<string, string[]> };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  optimization?: {
    minimizer?: { constructor: { name: string } }[];
    splitChunks?: SplitChunks;
  };
}

type WebpackArgs = Pick<CreateWebpackConfigArgs, 'actions' | 'stage' | 'getConfig' | 'pathPrefix'>;

/**
 * Changes Gatsby's webpack configuration; `README.md` in this folder says what each change saves.
 * @throws if Gatsby's configuration has changed, so that an upgrade is noticed
 */
export function configureWebpack({ actions, stage, getConfig, pathPrefix }: WebpackArgs): void {
  const config = getConfig() as WebpackConfig;
  prepareStyles(config, stage);
  const alias = { ...config.resolveLoader?.alias, 'inline-script': path.resolve('node/gatsby/inline-script.cjs') };
  config.resolveLoader = { ...config.resolveLoader, alias };
  config.resolve = {
    ...config.resolve,
    // Looks on disk for a theme's version of every module; there is no theme.
    // @reach gatsby: the plugin that looks for themes has this class name; each import is looked for twice;
    //   `webpack.test.ts` does not know Gatsby’s, so nothing tests it
    plugins: config.resolve?.plugins?.filter(
      ({ constructor }) => constructor.name !== 'GatsbyThemeComponentShadowingResolverPlugin',
    ),
    // `src/navigation/gatsby-runtime.ts` makes the loader forget failures.
    alias: {
      ...config.resolve?.alias,
      // @reach gatsby: runs the loader in `.cache/loader.js`, and imports `ScrollContext` and `useScrollRestoration`
      //   from `gatsby-react-router-scroll`; the build stops at a missing module or export; `webpack.test.ts`
      'gatsby-loader': path.resolve('.cache/loader.js'),
      'gatsby-react-router-scroll': path.resolve('src/navigation/scroll-context.ts'),
      'component-table': componentTables[stage === 'build-html' ? 'server' : 'browser'],
      ...docusaurusAliases(),
    },
  };
  prepareScripts(config, stage, pathPrefix);
  if (stage === 'build-javascript') {
    minifyWithSwc(config);
    // The first script of every page lists the names of all; 16 digits are what `hosting/cache-rules` asks for.
    config.output = { ...config.output, hashDigestLength: 16 };
    keepIslandStylesApart(config.optimization?.splitChunks);
    config.plugins.push(new CompileAhead(), new DropUnused());
  }
  // A module that threw throws again for the next page that asks, also through another one that imports it.
  if (stage === 'build-html') config.output = { ...config.output, strictModuleExceptionHandling: true };
  config.plugins.push(new MissingModules());
  if (stage === 'develop-html') config.plugins.push(new OnlyDocument());
  actions.replaceWebpackConfig(config);
}

/** What imported components of a Docusaurus site import. */
function docusaurusAliases(): Record<string, string | string[]> {
  const folder = path.resolve('src/components/docusaurus');
  const modules = Object.entries(docusaurusCode).map(([name, file]) => [`${name}$`, path.join(folder, file)] as const);
  // Its folders may be at the root, or in the content folder.
  return { ...Object.fromEntries(modules), '@site': [path.resolve('.'), path.resolve('content')] };
}

const targets: Readonly<Record<string, Parameters<typeof transpileWithSwc>[1]>> = {
  develop: 'development',
  'develop-html': 'node',
  'build-javascript': 'browser',
  'build-html': 'node',
};

function prepareScripts(config: WebpackConfig, stage: string, pathPrefix: string): void {
  const rules = config.module?.rules;
  if (!rules) throw new Error(unexpected('no rules for modules'));
  config.module = {
    ...config.module,
    rules: importSvgAsComponents(transpileWithSwc(rules, targets[stage] ?? 'browser')),
  };
  // In the output, source maps would double the number of files that a host must store.
  if (stage !== 'develop') config.devtool = false;
  // The project has its own ESLint, which runs in editors and in `npm run lint`.
  // @reach gatsby: the plugin with ESLint has this class name; `gatsby develop` lints and starts later; nothing tests
  //   it against Gatsby
  config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin');
  if (typeof config.cache !== 'object') return;
  const version = [digestSources(['package-lock.json']), digestCachedCode(), pathPrefix, path.resolve('.')].join(' ');
  config.cache = { ...config.cache, version, buildDependencies: { defaultWebpack: [] } };
  config.plugins.push(new ForgetBuildDependencies());
}

interface CssLoader {
  options: { importLoaders?: number; modules?: { localIdentName: string } | false };
}

/**
 * - The import order across lazily loaded chunks is not fixed, but cascade layers make it irrelevant: no warnings.
 * - Imported style sheets must be prefixed too; Gatsby sets the option, but not where css-loader reads it.
 * - Class names of CSS modules are short in production; a clash among 350 of them has a chance below 1 in 10,000.
 * @reach css-loader: its options, and those of `MiniCssExtractPlugin`, are objects that may be changed in place; the
 *   build stops when there is no css-loader; a changed option: longer class names, and warnings about order
 */
function prepareStyles(config: WebpackConfig, stage: string): void {
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  }
  const loaders = (config.module?.rules ?? []).flatMap(cssLoadersIn);
  if (loaders.length === 0) throw new Error(unexpected('no css-loader'));
  config.module?.rules?.unshift({
    test: /\.module\.(?:css|s[ac]ss)$/,
    exclude: [path.resolve('src'), path.resolve('site')],
    enforce: 'post',
    use: [{ loader: path.resolve('node/gatsby/default-styles.cjs') }],
  });
  for (const { options } of loaders) {
    options.importLoaders = 1;
    if (options.modules && stage !== 'develop') options.modules.localIdentName = '[hash:base64:5]';
  }
}

function cssLoadersIn({ oneOf = [], use }: WebpackRule): CssLoader[] {
  const own: unknown[] = Array.isArray(use) ? use : [];
  return [...own.filter(isCssLoader), ...oneOf.flatMap(cssLoadersIn)];
}

function isCssLoader(loader: unknown): loader is CssLoader {
  if (typeof loader !== 'object' || loader === null || !('loader' in loader) || !('options' in loader)) return false;
  const { options } = loader;
  if (!String(loader.loader).includes(`${path.sep}css-loader${path.sep}`)) return false;
  return typeof options === 'object' && options !== null;
}

/** @reach gatsby: the minimizer for scripts is a `TerserPlugin`; the build stops and names it */
function minifyWithSwc({ optimization }: WebpackConfig): void {
  const minimizers = optimization?.minimizer ?? [];
  const index = minimizers.findIndex((minimizer) => minimizer.constructor.name === 'TerserPlugin');
  if (index < 0) throw new Error(unexpected('no TerserPlugin'));
  minimizers[index] = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    terserOptions: { compress: { passes: 3, ecma: 2020 }, ecma: 2020 },
  });
}

/**
 * Tells V8 that the functions in these scripts run at once, so that it compiles them while they load instead of on the
 * main thread later.
 * @see https://v8.dev/blog/preparser
 * @reach gatsby: the scripts of every page are called `app`, `framework` and `webpack-runtime`; scripts are compiled
 *   later, which readers on slow phones notice; nothing tests it
 */
class CompileAhead {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.webpack;
    const banner = new BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /^(?:app|framework|webpack-runtime|search-overlay)-/,
      stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    });
    banner.apply(compiler);
  }
}

/**
 * Gatsby's plugin for scripts in a worker, which it adds to every site; this one has no such scripts.
 * @reach gatsby: imports the plugin for `partytown` by this path; heavier scripts: `webpack.test.ts`,
 *   `site/weight.test.ts`
 */
export const partytown = /internal-plugins[\\/]partytown[\\/]gatsby-browser/;

/**
 * Registers what an offline plugin brings; there is none.
 * @reach gatsby: imports the service worker by this path; heavier scripts: `webpack.test.ts`, `site/weight.test.ts`
 */
export const serviceWorker = /^\.\/register-service-worker$/;

/** Removes server-only code, that plugin and the service worker from the browser scripts. */
class DropUnused {
  apply(compiler: Compiler): void {
    const { DefinePlugin, NormalModuleReplacementPlugin } = compiler.webpack;
    new DefinePlugin({ 'typeof window': JSON.stringify('object') }).apply(compiler);
    for (const unused of [partytown, serviceWorker]) {
      new NormalModuleReplacementPlugin(unused, 'data:text/javascript,export{}').apply(compiler);
    }
  }
}

/**
 * `gatsby develop` renders nothing but the empty document on the server, for which it would compile all pages and parts.
 * @reach gatsby: imports all page components of development from `$virtual/async-requires`; `gatsby develop` starts
 *   later: `webpack.test.ts`
 */
class OnlyDocument {
  apply(compiler: Compiler): void {
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    const empty = 'data:text/javascript,export default {};export const wrapPage=undefined';
    new NormalModuleReplacementPlugin(/^\$virtual\/async-requires$|\/src\/document\/wrap-page$/, empty).apply(compiler);
  }
}

/**
 * webpack follows every loader's package through all of its dependencies to detect a stale cache. The cache version
 * covers that already.
 * @see https://webpack.js.org/configuration/cache/#cachebuilddependencies
 * @reach webpack: collects in `compilation.buildDependencies`, a set, until after `afterCompile`; first builds take six
 *   seconds longer, or stop with a TypeError; nothing tests it
 */
class ForgetBuildDependencies {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('ForgetBuildDependencies', (compilation) => compilation.buildDependencies.clear());
  }
}
