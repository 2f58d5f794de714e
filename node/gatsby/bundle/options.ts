import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { RspackOptions } from '@rspack/core';
import { componentTables } from '../../base/component-tables';
import { readBrowserQueries } from '../browsers';
import { MissingModules } from '../missing-modules';
import { refreshPlugins } from './refresh';
import { isForDevelopment, isForServer } from './gatsby-configuration';
import type { GatsbyConfiguration } from './gatsby-configuration';
import { createRules } from './rules';
import { developmentChunks, firstScripts, splitChunks } from './split-chunks';
import { TellGatsby } from './tell-gatsby';

/**
 * Returns Rspack's options for a bundle of a build or of development. Entries, addresses, names of files and values come from
 * Gatsby's configuration; rules, chunks and minifiers are ours.
 */
export function createOptions(gatsby: GatsbyConfiguration): RspackOptions {
  const isServer = isForServer(gatsby);
  const isDevelopment = isForDevelopment(gatsby);
  return {
    name: gatsby.name,
    context: gatsby.context,
    mode: isDevelopment ? 'development' : 'production',
    // Source maps would double the number of files that a host must store.
    devtool: isDevelopment && !isServer ? 'eval-cheap-module-source-map' : false,
    target: isServer ? 'node20' : ['web', 'es2022'],
    entry: gatsby.entry,
    output: isServer
      ? // A module that threw throws again for the next page that asks, also through another one that imports it.
        { ...gatsby.output, strictModuleErrorHandling: true }
      : isDevelopment
        ? gatsby.output
        : // The first script of every page lists the names of all; 16 digits are what `hosting/cache-rules` asks for.
          { ...gatsby.output, hashDigestLength: 16 },
    resolve: {
      alias: { ...gatsby.resolve.alias, 'react-server-dom-webpack': false },
      extensions: gatsby.resolve.extensions,
      // What Gatsby copies to `.cache` imports packages that may be below its own.
      modules: ['node_modules', path.resolve('node_modules/gatsby/node_modules')],
    },
    resolveLoader: gatsby.resolveLoader,
    module: { rules: createRules(gatsby) },
    performance: false,
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'persistent',
      version: gatsby.cache.version ?? '',
      storage: { type: 'filesystem', directory: gatsby.cache.cacheLocation },
    },
    externalsPresets: { node: gatsby.name === 'develop-html' },
    ...(isServer
      ? { externals: [...builtinsOf(gatsby), 'react', /^react-dom\//], externalsType: 'commonjs' as const }
      : isDevelopment
        ? { externals: { 'socket.io-client': 'io' } }
        : {}),
    plugins: [...sharedPlugins(gatsby), ...(isServer ? [] : browserPlugins(gatsby))],
    optimization: isServer ? unoptimized : isDevelopment ? developmentOptimization : browserOptimization(),
  };
}

/** Returns what the HTML renderer of a build requires in place of modules of Node. */
function builtinsOf({ name, externals = [] }: GatsbyConfiguration): Record<string, string>[] {
  return name === 'build-html' ? [externals[0] as Record<string, string>] : [];
}

function sharedPlugins(gatsby: GatsbyConfiguration): RspackOptions['plugins'] & object {
  const isServer = isForServer(gatsby);
  const definitions = gatsby.plugins
    .filter(({ constructor }) => constructor.name === 'DefinePlugin')
    .map((plugin) => plugin.definitions);
  const browser = { 'typeof window': JSON.stringify('object') };
  // Gatsby defines only the variables that there are; the styles of what another one switches on would stay.
  const off = { 'process.env.GATSBY_FORM_ID': 'undefined' };
  return [
    new rspack.DefinePlugin(Object.assign(off, ...definitions, isServer ? {} : browser) as Record<string, string>),
    ...(hasIslands() ? [new MissingModules()] : []),
    ...(gatsby.name === 'develop-html' ? [onlyDocument()] : []),
  ];
}

/**
 * What Gatsby adds to every site, for scripts in a worker and for an offline plugin; this one has neither.
 * @reach gatsby: imports them by these paths; heavier scripts: `options.test.ts`, `site/weight.test.ts`
 */
export const unused = [/internal-plugins[\\/]partytown[\\/]gatsby-browser/, /^\.\/register-service-worker$/] as const;

/**
 * The server of development renders nothing but the empty document, for which it would compile all pages and parts.
 * @reach gatsby: imports all page components of development from `$virtual/async-requires`; `gatsby develop` starts
 *   later: `options.test.ts`
 */
function onlyDocument() {
  const empty = 'data:text/javascript,export default {};export const wrapPage=undefined';
  return new rspack.NormalModuleReplacementPlugin(/^\$virtual\/async-requires$|\/src\/document\/wrap-page$/, empty);
}

function browserPlugins(gatsby: GatsbyConfiguration): RspackOptions['plugins'] & object {
  const isDevelopment = isForDevelopment(gatsby);
  // The document of development names its sheet.
  const sheet = isDevelopment ? '[name].css' : '[name].[contenthash].css';
  return [
    // The import order across lazily loaded chunks is not fixed, but cascade layers make it irrelevant: no warnings.
    new rspack.CssExtractRspackPlugin({ filename: sheet, chunkFilename: sheet, ignoreOrder: true }),
    ...unused.map((path) => new rspack.NormalModuleReplacementPlugin(path, 'data:text/javascript,export{}')),
    ...(isDevelopment ? refreshPlugins() : [compileWhileLoading()]),
    new TellGatsby(gatsby),
  ];
}

/**
 * Tells V8 that the functions in these scripts run at once, so that it compiles them while they load instead of on the
 * main thread later.
 * @see https://v8.dev/blog/preparser
 */
function compileWhileLoading() {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: new RegExp(`^(?:${[...firstScripts, 'search-overlay'].join('|')})-`),
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/** The renderer runs once, so that making its code smaller takes longer than it saves. */
const unoptimized: RspackOptions['optimization'] = {
  minimize: false,
  mangleExports: false,
  concatenateModules: false,
  realContentHash: false,
  splitChunks: false,
};

const developmentOptimization: RspackOptions['optimization'] = {
  minimize: false,
  emitOnErrors: false,
  splitChunks: developmentChunks,
};

function browserOptimization(): RspackOptions['optimization'] {
  return {
    runtimeChunk: { name: 'webpack-runtime' },
    splitChunks: splitChunks(),
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: { ecma: 2020, compress: { passes: 3, ecma: 2020 }, mangle: true },
      }),
      // Adds the prefixes that browsers need, too.
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: readBrowserQueries() } }),
    ],
  };
}

/** Whether pages import components. Asking about each module costs time that a site without them need not spend. */
function hasIslands(): boolean {
  return readFileSync(componentTables.browser, 'utf8').includes('import(');
}
