import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { digestCachedCode, digestSources } from '../base/build-code';
import { engineRoot, siteRoot } from '../base/roots.cjs';
import { componentTables } from '../base/component-tables';
import { foreignStyles } from './foreign-styles';
import { unexpected } from './unexpected';
import { MissingModules } from './missing-modules';
import { transpileWithSwc } from './transpile';
import type { WebpackRule } from './transpile';

/** The part of webpack's configuration that this module changes. */
export interface WebpackConfig {
  devtool?: string | false;
  module?: { rules?: WebpackRule[] };
  resolve?: { alias?: Record<string, string | string[]> };
  resolveLoader?: { alias?: Record<string, string> };
  cache?: boolean | { version?: string; buildDependencies?: Record<string, string[]> };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
}

type WebpackArgs = Pick<CreateWebpackConfigArgs, 'actions' | 'stage' | 'getConfig' | 'pathPrefix'>;

/**
 * Changes Gatsby's webpack configuration; `modules` are those that are no packages, by name; `README.md` in this folder says what each change saves. In a build, Rspack takes
 * the aliases and the version of the cache from it, and has rules of its own.
 * @throws if Gatsby's configuration has changed, so that an upgrade is noticed
 */
export function configureWebpack(
  { actions, stage, getConfig, pathPrefix }: WebpackArgs,
  modules: Readonly<Record<string, { file?: string }>> = {},
): void {
  const config = getConfig() as WebpackConfig;
  prepareImports(config, stage);
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...aliasesOf(modules) } };
  if (typeof config.cache === 'object') config.cache = { ...config.cache, version: cacheVersion(pathPrefix) };
  if (stage === 'develop' || stage === 'develop-html') prepareDevelopment(config, stage);
  actions.replaceWebpackConfig(config);
}

/** Returns what a cached module depends on besides its file. */
function cacheVersion(pathPrefix: string): string {
  return [digestSources(['package-lock.json']), digestCachedCode(), pathPrefix, path.resolve('.')].join(' ');
}

function prepareImports(config: WebpackConfig, stage: string): void {
  const alias = {
    ...config.resolveLoader?.alias,
    'inline-script': path.join(engineRoot, 'node/gatsby/inline-script.cjs'),
  };
  config.resolveLoader = { ...config.resolveLoader, alias };
  config.resolve = {
    ...config.resolve,
    // `src/navigation/gatsby-runtime.ts` makes the loader forget failures.
    alias: {
      ...config.resolve?.alias,
      // @reach gatsby: runs the loader in `.cache/loader.js`, and imports `ScrollContext` and `useScrollRestoration`
      //   from `gatsby-react-router-scroll`; the build stops at a missing module or export; `webpack.test.ts`
      'gatsby-loader': path.resolve('.cache/loader.js'),
      'gatsby-react-router-scroll': path.join(engineRoot, 'src/navigation/scroll-context.ts'),
      // What a site leaves out is as the engine has it by default.
      site: [path.join(siteRoot, 'site'), path.join(engineRoot, 'defaults')],
      'component-table': componentTables[stage === 'build-html' ? 'server' : 'browser'],
    },
  };
}

/** What imported components import although it is no package's. */
function aliasesOf(modules: Readonly<Record<string, { file?: string }>>): Record<string, string | string[]> {
  const files = Object.entries(modules).flatMap(([name, { file }]) =>
    file === undefined ? [] : [[`${name}$`, file] as const],
  );
  // The folders of an imported site may be at the root, or in the content folder.
  return { ...Object.fromEntries(files), '@site': [path.resolve('.'), path.resolve('content')] };
}

function prepareDevelopment(config: WebpackConfig, stage: 'develop' | 'develop-html'): void {
  prepareStyles(config);
  const rules = config.module?.rules;
  if (!rules) throw new Error(unexpected('no rules for modules'));
  config.module = {
    ...config.module,
    rules: transpileWithSwc(rules, stage === 'develop' ? 'browser' : 'node'),
  };
  // The project has its own ESLint, which runs in editors and in `npm run lint`.
  // @reach gatsby: its plugin with ESLint has this class name; `gatsby develop` lints and starts later: `webpack.test.ts`
  config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin');
  if (typeof config.cache === 'object') {
    config.cache.buildDependencies = { defaultWebpack: [] };
    config.plugins.push(new ForgetBuildDependencies());
  }
  config.plugins.push(new MissingModules());
  if (stage === 'develop-html') {
    config.devtool = false;
    config.plugins.push(new OnlyDocument());
  }
}

/** The test of Gatsby's rule for CSS modules. */
const moduleTest = String(/\.module\.css$/);

interface CssLoader {
  loader: string;
  options: { importLoaders?: number };
}

/**
 * - The import order across lazily loaded chunks is not fixed, but cascade layers make it irrelevant: no warnings.
 * - Imported style sheets must be prefixed too; Gatsby sets the option, but not where css-loader reads it.
 * @reach css-loader: its options, and those of `MiniCssExtractPlugin`, are objects that may be changed in place; the
 *   build stops when there is no css-loader; a changed option: warnings about order
 */
function prepareStyles(config: WebpackConfig): void {
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  }
  const loaders = (config.module?.rules ?? []).flatMap(cssLoadersIn);
  if (loaders.length === 0) throw new Error(unexpected('no css-loader'));
  for (const { options } of loaders) options.importLoaders = 1;
  for (const rule of config.module?.rules ?? []) rule.oneOf = rule.oneOf?.flatMap(withForeignStyles);
}

function withForeignStyles(rule: WebpackRule): WebpackRule[] {
  return String(rule.test) === moduleTest ? [{ ...rule, ...foreignStyles(loadersOf(rule)) }, rule] : [rule];
}

function cssLoadersIn(rule: WebpackRule): CssLoader[] {
  return [...loadersOf(rule).filter(isCssLoader), ...(rule.oneOf ?? []).flatMap(cssLoadersIn)];
}

function loadersOf({ use }: WebpackRule): { loader: string; options?: object }[] {
  return Array.isArray(use) ? (use as { loader: string; options?: object }[]) : [];
}

function isCssLoader(loader: { loader: string; options?: object }): loader is CssLoader {
  return loader.loader.includes(`${path.sep}css-loader${path.sep}`) && loader.options !== undefined;
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
 * @reach webpack: collects in `compilation.buildDependencies`, a set, until after `afterCompile`; `gatsby develop`
 *   takes six seconds longer at first, or stops with a TypeError: `webpack.test.ts`
 */
class ForgetBuildDependencies {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('ForgetBuildDependencies', (compilation) => compilation.buildDependencies.clear());
  }
}
