import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import TerserPlugin from 'terser-webpack-plugin';
import { digestBuildCode } from '../base/build-code';
import { transpileWithSwc } from './transpile';
import type { WebpackRule } from './transpile';

interface WebpackConfig {
  devtool?: string | false;
  resolve?: { symlinks?: boolean };
  module?: { rules?: WebpackRule[] };
  cache?: boolean | { version?: string; buildDependencies?: Record<string, string[]>; maxMemoryGenerations?: number };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  optimization?: { minimizer?: { constructor: { name: string } }[] };
}

/**
 * - Minifies with swc: the scripts are as small as with terser's JavaScript and take half the time (4.6 → 2.6 s).
 * - The order of imports across lazily loaded parts is not fixed; cascade layers make it irrelevant for styles, so its
 *   warnings are off.
 * - npm installs without symbolic links, so looking for them at each step of a path is work for nothing.
 * - Class names of CSS modules are short: their long form was a sixth of a page's HTML.
 * - Imported style sheets get their prefixes too: Gatsby asks for that, and forgets it on the way to the loader.
 * - No source maps in the output: they double the files that a host has to keep.
 */
export function configureWebpack({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig() as WebpackConfig;
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  }
  for (const rule of config.module?.rules ?? []) prepareStyles(rule, stage === 'develop');
  if (stage === 'develop') {
    actions.replaceWebpackConfig(config);
    return;
  }
  config.devtool = false;
  config.resolve = { ...config.resolve, symlinks: false };
  if (typeof config.cache === 'object') {
    config.cache = {
      ...config.cache,
      // Nothing asks twice: a build compiles once, and what is on disk need not be in memory as well.
      maxMemoryGenerations: 0,
      version: cacheVersion(),
      buildDependencies: { defaultWebpack: [] },
    };
    config.plugins.push(new ForgetBuildDependencies());
  }
  if (stage === 'build-javascript' && config.optimization?.minimizer) {
    config.optimization.minimizer = config.optimization.minimizer.map((minimizer) =>
      minimizer.constructor.name === 'TerserPlugin'
        ? new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false })
        : minimizer,
    );
  }
  config.plugins.push(new ReleaseCompilation());
  if (stage === 'build-javascript') config.plugins.push(new CompileAhead(), new DropUnused());
  if (config.module?.rules && (stage === 'build-javascript' || stage === 'build-html')) {
    config.module.rules = transpileWithSwc(config.module.rules, stage === 'build-html' ? 'node' : 'browser');
  }
  actions.replaceWebpackConfig(config);
}

interface CssLoader {
  options: { importLoaders?: number; modules?: { localIdentName: string } | false };
}

function prepareStyles({ oneOf = [], use }: WebpackRule, keepsNames: boolean): void {
  for (const rule of oneOf) prepareStyles(rule, keepsNames);
  const loaders: unknown[] = Array.isArray(use) ? use : [];
  for (const { options } of loaders.filter(isCssLoader)) {
    options.importLoaders = 1;
    if (options.modules && !keepsNames) options.modules.localIdentName = '[hash:base64:6]';
  }
}

function isCssLoader(loader: unknown): loader is CssLoader {
  if (typeof loader !== 'object' || loader === null || !('loader' in loader) || !('options' in loader)) return false;
  const { options } = loader;
  if (!String(loader.loader).includes(`${path.sep}css-loader${path.sep}`)) return false;
  return typeof options === 'object' && options !== null;
}

/**
 * Tells the browser's engine that what these scripts hold runs at once, so that it is compiled while it arrives and not
 * on the thread that has to answer the reader (measured: blocking time after the first paint 106 → 46 ms on a slow phone).
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
 * Leaves out of the scripts what only the HTML renderer runs, and Gatsby's plugin for scripts in a worker, which every
 * site gets: this one has none (1.7 KB of those that each page loads).
 */
class DropUnused {
  apply(compiler: Compiler): void {
    const { DefinePlugin, NormalModuleReplacementPlugin } = compiler.webpack;
    new DefinePlugin({ 'typeof window': JSON.stringify('object') }).apply(compiler);
    const partytown = /internal-plugins[\\/]partytown[\\/]gatsby-browser/;
    new NormalModuleReplacementPlugin(partytown, 'data:text/javascript,export{}').apply(compiler);
  }
}

/** What makes webpack's cache stale: other packages or other build code. */
function cacheVersion(): string {
  const lockfile = createHash('sha1')
    .update(readFileSync(path.resolve('package-lock.json')))
    .digest('hex');
  return `${lockfile}-${digestBuildCode()}`;
}

/**
 * webpack follows the package of every loader through all of its dependencies, to learn when its cache is stale. That
 * took ten of thirty seconds of a cold build; `cacheVersion` says the same.
 */
class ForgetBuildDependencies {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('ForgetBuildDependencies', (compilation) => compilation.buildDependencies.clear());
  }
}

/** Gatsby asks a closed compilation for nothing but these. */
const askedWhenClosed = new Set(['hash', 'errors', 'warnings']);

/**
 * Lets go of modules and sources when the compiler is closed. Gatsby would close both compilers after the second has
 * run, and keep both compilations to the end of the build: the one for the scripts is closed before the one for the
 * HTML renderer begins, because the build needs most memory while that one runs.
 */
class ReleaseCompilation {
  private static former: Compiler | null = null;

  apply(compiler: Compiler): void {
    let release = (): void => undefined;
    let isClosed = false;
    compiler.hooks.beforeRun.tapPromise('ReleaseCompilation', () => ReleaseCompilation.closeFormer(compiler));
    compiler.hooks.done.tap('ReleaseCompilation', ({ compilation }) => {
      release = () => {
        for (const key of Object.keys(compilation)) {
          if (!askedWhenClosed.has(key)) Reflect.deleteProperty(compilation, key);
        }
      };
    });
    const close = compiler.close.bind(compiler);
    compiler.close = (callback) => {
      if (isClosed) {
        callback(null);
        return;
      }
      isClosed = true;
      close((error) => {
        release();
        compiler.inputFileSystem?.purge?.();
        shrinkLargeHeap();
        callback(error);
      });
    };
  }

  /** What goes wrong costs only the cache: the next build compiles again. */
  private static closeFormer(compiler: Compiler): Promise<void> {
    const { former } = ReleaseCompilation;
    ReleaseCompilation.former = compiler;
    return new Promise((resolve) => {
      if (former === null) resolve();
      else former.close(() => resolve());
    });
  }
}

/** From here on, in bytes, a heap is worth the quarter of a second that shrinking it takes. */
const largeHeap = 350 * 2 ** 20;

/** Gives back what the compilation took: V8 would wait for a minute, in which the worker processes need it. */
function shrinkLargeHeap(): void {
  if (getHeapStatistics().total_heap_size < largeHeap) return;
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  setImmediate(collectGarbage);
}
