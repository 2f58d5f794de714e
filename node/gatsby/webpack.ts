import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { digestCachedCode, digestSources } from '../base/build-code';
import { engineRoot, siteRoot } from '../base/roots.cjs';
import { componentTables } from '../base/component-tables';

/** The part of webpack's configuration that this module changes. */
export interface WebpackConfig {
  resolve?: { alias?: Record<string, string | string[]> };
  resolveLoader?: { alias?: Record<string, string> };
  cache?: boolean | { version?: string };
}

type WebpackArgs = Pick<CreateWebpackConfigArgs, 'actions' | 'stage' | 'getConfig' | 'pathPrefix'>;

/**
 * Changes Gatsby's webpack configuration; `modules` are those that are no packages, by name; Rspack takes the
 * aliases and the version of the cache from it, and has rules of its own (`bundle/rules.ts`).
 */
export function configureWebpack(
  { actions, stage, getConfig, pathPrefix }: WebpackArgs,
  modules: Readonly<Record<string, { file?: string }>> = {},
): void {
  const config = getConfig() as WebpackConfig;
  prepareImports(config, stage);
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...aliasesOf(modules) } };
  if (typeof config.cache === 'object') config.cache = { ...config.cache, version: cacheVersion(pathPrefix) };
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
