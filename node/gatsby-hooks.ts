import type { GatsbyNode } from 'gatsby';
import { exposeSettings, hideSecrets, isDeveloping, workerNumber } from './base/environment';
import { restartNeeded, watchLoadedCode } from './base/loaded-code';
import { compileAhead, compileWhileWaiting } from './compile/compile-ahead';
import { writeComponentTables } from './compile/component-table';
import { findCompileFaults, listDocFiles, loadCompiler } from './compile/compile-cache';
import { stopBuildOnFaults } from './content/preflight';
import { namedModules } from './content/site-content';
import { createContentNodes, hasLostNodes, isContentNode } from './graph/content-nodes';
import { createOutsideFileNodes, watchOutsideFiles } from './graph/outside-file-nodes';
import { createContentPages } from './pages/create-pages';
import { checkPageModules } from './pages/page-modules';
import { bundleWithRspack } from './gatsby/bundle/bundle';
import { watchWithRspack } from './gatsby/bundle/watch';
import { limitHeapGrowth } from './gatsby/heap-growth';
import { watchWholeFiles } from './gatsby/file-watcher';
import { parseQueryFilesOnly } from './gatsby/query-files';
import { queueEdits, showEditsSoon } from './gatsby/quick-edits';
import { showPageEarly } from './gatsby/early-results';
import { reportLostWorkers, reportSilentEnd } from './gatsby/early-end';
import { renderWhileEncodingImages, finishImages } from './gatsby/image-jobs';
import { exitWhenStopped, recordStateAtExit } from './gatsby/last-run';
import { clearCacheAfterInterruptedRun, forgetStaleCache, stampBuild } from './gatsby/stale-cache';
import { configureWebpack } from './gatsby/webpack';
import { keepWorkersAfterFewQueries } from './gatsby/worker-pool';
import { createDefinitionResolvers } from './graph/definitions';
import { createDocResolvers } from './graph/doc-resolvers';
import { createChangeResolvers } from './graph/newest-changes';
import { createSchema } from './graph/schema';
import { createVersionNodes, createVersionResolvers } from './graph/version-nodes';
import { createWriterResolvers } from './graph/writer-fields';
import { serveLiveOutputs } from './publish/live-outputs';
import type { DevelopmentApp } from './publish/development-app';
import type { Graphql } from './base/query';
import { isComplete, markIncomplete, removeFormerOutput, writeOutput } from './publish/write-output';
import { keepManifestAcrossCacheClear, restoreManifest } from './publish/output-writer';

export const onPreInit: GatsbyNode['onPreInit'] = (args) => {
  exposeSettings();
  keepManifestAcrossCacheClear();
  forgetStaleCache(args);
  recordStateAtExit();
  markIncomplete();
  reportLostWorkers(args.reporter);
  parseQueryFilesOnly();
  bundleWithRspack(compileWhileWaiting);
  if (!isDeveloping()) {
    reportSilentEnd(isComplete);
    renderWhileEncodingImages();
    keepWorkersAfterFewQueries();
    return;
  }
  exitWhenStopped();
  watchWithRspack();
  removeFormerOutput();
  showEditsSoon();
  queueEdits();
  watchWholeFiles();
};

/** Also runs in the workers. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  if (workerNumber() !== null) hideSecrets();
  limitHeapGrowth(listDocFiles().length);
  compileAhead();
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => {
  clearCacheAfterInterruptedRun(args, () => hasLostNodes(args));
  stampBuild(args);
  restoreManifest();
  stopBuildOnFaults(args.reporter, checkPageModules, findCompileFaults);
  writeComponentTables();
  hideSecrets();
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createSchema;

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  createVersionNodes(args);
  createOutsideFileNodes(args);
};

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => isContentNode(node);

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await createContentNodes(args);
  const isEdit = isDeveloping() && hasPages && args.node.internal.type === 'Mdx';
  if (isEdit) await showPageEarly(args, runQueries);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  createDocResolvers(args);
  createVersionResolvers(args);
  createWriterResolvers(args);
  createChangeResolvers(args);
  createDefinitionResolvers(args);
};

/** Gatsby hands it to `createPages` only. */
let runQueries: Graphql;
let hasPages = false;

/** Also runs after each edit in `gatsby develop`, whatever was added, changed or deleted. */
export const createPages: GatsbyNode['createPages'] = (args) => {
  runQueries = args.graphql;
  hasPages = true;
  if (isDeveloping()) writeComponentTables();
  return createContentPages(args);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  configureWebpack(args, namedModules);

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = recordStateAtExit;

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  recordStateAtExit();
  await finishImages(args.reporter);
  await writeOutput(args);
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  const { reporter } = args;
  // Gatsby's types say `any`.
  serveLiveOutputs(args.app as DevelopmentApp, () => runQueries);
  watchOutsideFiles(args);
  // The bundler works in threads of its own now.
  setImmediate(loadCompiler);
  watchLoadedCode(
    (file) => {
      reporter.warn(restartNeeded(file));
    },
    ['.env', 'gatsby-config.ts', 'gatsby-node.ts'],
  );
  reporter.info('GraphiQL is at /___graphql; queries for writers are in content/queries.');
};
