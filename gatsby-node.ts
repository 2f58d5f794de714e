import type { GatsbyNode } from 'gatsby';
import { checkContent } from './src/node/content/preflight';
import { createContentNodes, isContentNode } from './src/node/content/doc-nodes';
import { createContentPages } from './src/node/build/create-pages';
import { forgetStaleCache, stampBuildCode } from './src/node/build/stale-cache';
import { configureWebpack } from './src/node/build/webpack';
import { createDataNodes, createDataResolvers } from './src/node/graphql/data-nodes';
import { createDocResolvers } from './src/node/graphql/doc-resolvers';
import { createSchema } from './src/node/graphql/schema';
import { createVersionNodes, createVersionResolvers } from './src/node/graphql/version-nodes';
import { markIncomplete, writeOutput } from './src/node/output';

export const onPreInit: GatsbyNode['onPreInit'] = (args) => {
  markIncomplete();
  forgetStaleCache(args);
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  stampBuildCode();
  await checkContent(args);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createSchema;

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  createVersionNodes(args);
  createDataNodes(args);
};

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => isContentNode(node);

export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNodes;

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  createDocResolvers(args);
  createVersionResolvers(args);
  createDataResolvers(args);
};

export const createPages: GatsbyNode['createPages'] = createContentPages;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;

export const onPostBuild: GatsbyNode['onPostBuild'] = writeOutput;
