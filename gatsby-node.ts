import type * as Hooks from './node/gatsby-hooks';
import { requireSource } from './node/gatsby/require-source.cjs';

/** What the build does at which step is in `node/gatsby-hooks.ts`. */
const hooks = requireSource('node/gatsby-hooks.ts') as typeof Hooks;

export const {
  onPreInit,
  onPluginInit,
  onPreBootstrap,
  createSchemaCustomization,
  sourceNodes,
  shouldOnCreateNode,
  onCreateNode,
  createResolvers,
  createPages,
  onCreateWebpackConfig,
  onCreateDevServer,
  onPostBootstrap,
  onPostBuild,
} = hooks;
