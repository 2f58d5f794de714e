import type { GatsbyNode } from 'gatsby';
import { compileAhead } from './content/compile-ahead';
import { checkContent } from './content/preflight';
import { createContentNodes, isContentNode } from './content/doc-nodes';
import { createOutsideFileNodes } from './content/outside-files';
import { createContentPages } from './build/create-pages';
import { forgetStaleCache, stampBuildCode } from './build/stale-cache';
import { configureWebpack } from './build/webpack';
import { createDataNodes, createDataResolvers } from './graphql/data-nodes';
import { createDocResolvers } from './graphql/doc-resolvers';
import { createSchema } from './graphql/schema';
import { createVersionNodes, createVersionResolvers } from './graphql/version-nodes';
import { createWriterResolvers } from './graphql/writer-fields';
import { markIncomplete, writeOutput } from './output';
import { holdManifest, restoreManifest } from './output/manifest';

export const onPreInit: GatsbyNode['onPreInit'] = (args) => {
  markIncomplete();
  holdManifest();
  forgetStaleCache(args);
};

/** Runs in the worker processes as well. */
export const onPluginInit: GatsbyNode['onPluginInit'] = compileAhead;

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  stampBuildCode();
  restoreManifest();
  await checkContent(args);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createSchema;

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  createVersionNodes(args);
  createDataNodes(args);
  createOutsideFileNodes(args);
};

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => isContentNode(node);

export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNodes;

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  createDocResolvers(args);
  createVersionResolvers(args);
  createWriterResolvers(args);
  createDataResolvers(args);
};

export const createPages: GatsbyNode['createPages'] = createContentPages;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;

export const onPostBuild: GatsbyNode['onPostBuild'] = writeOutput;
