import type * as Hooks from './src/node/gatsby-hooks';
import { requireSource } from './src/node/require-source';

/** What the build does at which step is in `src/node/gatsby-hooks.ts`. */
const hooks = requireSource('src/node/gatsby-hooks.ts') as typeof Hooks;

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
  onPostBuild,
} = hooks;
