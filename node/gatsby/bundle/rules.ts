import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { RuleSetRule, RuleSetUseItem } from '@rspack/core';
import { engineFiles, engineRoot } from '../../base/roots.cjs';
import { readBrowserQueries } from '../browsers';
import { foreignStyles } from '../foreign-styles';
import { isForDevelopment, isForServer } from './gatsby-configuration';
import type { GatsbyConfiguration } from './gatsby-configuration';
import { readGatsbyState } from './gatsby-state';

const require = createRequire(__filename);

/** The folder whose loaders both bundlers use. */
const loaderFolder = path.join(engineRoot, 'node/gatsby');

/** Images below this size, in bytes, become part of the script that asks for them, as with Gatsby. */
const inlineLimit = 10_000;

/** Returns how Rspack reads each kind of file, as Gatsby's rules for webpack do. */
export function createRules(bundle: Pick<GatsbyConfiguration, 'name'>): RuleSetRule[] {
  const isServer = isForServer(bundle);
  return [
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
    // Of what these pass on, a page loads what it uses.
    { include: path.join(engineRoot, 'exports'), sideEffects: false },
    { test: /\.module\.css$/, sideEffects: false },
    sources(/\.[cm]?ts$/, { syntax: 'typescript' }, bundle),
    sources(/\.tsx$/, { syntax: 'typescript', tsx: true }, bundle),
    sources(/\.[cm]?jsx?$/, { syntax: 'ecmascript', jsx: true }, bundle),
    { test: /\.ya?ml$/, type: 'json', use: [{ loader: require.resolve('yaml-loader'), options: { asJSON: true } }] },
    { test: /\.(?:ico|svg|jpe?g|png|gif|webp|avif)$/, ...images(isServer) },
    // The content policy allows no other data in an address than that of images.
    {
      test: /\.(?:pdf|eot|otf|ttf|woff2?|mp4|webm|ogv|wav|mp3|m4a|aac|oga|flac)$/,
      type: 'asset/resource',
      generator: assetFiles(isServer),
    },
    ...styles(isServer),
  ];
}

function sources(test: RegExp, parser: object, bundle: Pick<GatsbyConfiguration, 'name'>): RuleSetRule {
  const isServer = isForServer(bundle);
  const isDevelopment = isForDevelopment(bundle);
  const refresh = isDevelopment && !isServer;
  const swc: RuleSetUseItem = {
    loader: 'builtin:swc-loader',
    options: {
      env: { targets: isServer ? { node: process.versions.node } : readBrowserQueries() },
      isModule: 'unknown',
      jsc: { parser, transform: { react: { runtime: 'automatic', development: refresh, refresh } } },
    },
  };
  const queries: RuleSetUseItem = {
    loader: path.join(loaderFolder, 'bundle/remove-queries.cjs'),
    options: { stage: bundle.name },
  };
  return {
    test,
    // Packages are not transpiled: their syntax is older than the browsers in `browserslist` in package.json.
    exclude: { and: [/node_modules/], not: [engineFiles] },
    type: 'javascript/auto',
    oneOf: [{ include: isDevelopment ? hasQuery : listQueryFiles(), use: [swc, queries] }, { use: [swc] }],
  };
}

/** Whether a file has a GraphQL query now: in development, one may be added. */
function hasQuery(file: string): boolean {
  return /\bgraphql[`]/.test(readFileSync(file, 'utf8'));
}

/** Returns the files with a GraphQL query: those that run, and templates that others may be made of. */
function listQueryFiles(): string[] {
  const running = [...readGatsbyState().definitions.values()].map(({ filePath }) => filePath);
  return [...running, path.join(engineRoot, 'src/templates')];
}

function images(isServer: boolean): RuleSetRule {
  return {
    type: 'asset',
    parser: { dataUrlCondition: { maxSize: inlineLimit } },
    generator: assetFiles(isServer),
  };
}

function assetFiles(isServer: boolean): { filename: string; emit: boolean } {
  return { filename: 'static/[name]-[contenthash][ext]', emit: !isServer };
}

function styles(isServer: boolean): RuleSetRule[] {
  const cssLoader = (modules: object | false) => ({
    loader: require.resolve('css-loader'),
    options: {
      sourceMap: false,
      url: (url: string) => !url.startsWith('/'),
      modules,
    },
  });
  const modules = {
    namedExport: true,
    exportLocalsConvention: 'dashesOnly',
    exportOnlyLocals: isServer,
    getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
      classNameFor(resourcePath, name),
  };
  const extract = { loader: rspack.CssExtractRspackPlugin.loader };
  const ofModules = {
    test: /\.module\.css$/,
    type: 'javascript/auto',
    use: [...(isServer ? [] : [extract]), cssLoader(modules)],
  };
  return [
    {
      oneOf: [
        { ...ofModules, ...foreignStyles(ofModules.use) },
        ofModules,
        // The renderer loads no styles.
        isServer
          ? { test: /\.css$/, type: 'asset/resource', generator: assetFiles(isServer) }
          : { test: /\.css$/, type: 'javascript/auto', use: [extract, cssLoader(false)] },
      ],
    },
  ];
}

/**
 * Returns the name of a class in the output: short, and the same in both bundles. Among 350 names of five characters a
 * clash has a chance below 1 in 10,000.
 */
export function classNameFor(file: string, name: string): string {
  const relative = path.relative('.', file).replaceAll(path.sep, '/');
  const digest = createHash('sha256').update(`${relative}\0${name}`).digest('base64url').slice(0, 5);
  return digest.replace(/^[\d-]/, '_');
}
