import type { ChunkGroup, Compilation, Module, OptimizationSplitChunksOptions } from '@rspack/core';
import { islandChunk } from '../../base/component-tables';
import { readGatsbyState } from './gatsby-state';

const style = 'css/mini-extract';

/** React and what belongs to it, but for the renderer on the server. */
const framework =
  /^(?!.*react-dom[\\/](?:server|cjs[\\/]react-dom-server)).*[\\/]node_modules[\\/](?:react|react-dom|scheduler|prop-types)[\\/]/;

/**
 * The scripts that the HTML of every page loads.
 * @reach gatsby: calls its own two `app` and `webpack-runtime`, and loads these by name; heavier pages, and scripts that
 *   are compiled late: `site/weight.test.ts`
 */
export const firstScripts = ['app', 'commons', 'framework', 'webpack-runtime'] as const;

const frameworkGroup = { chunks: 'all', name: 'framework', test: framework, priority: 40, enforce: true } as const;

/**
 * The scripts and the sheet of development.
 * @reach gatsby: the document of development has `framework.js`, `commons.js` and `commons.css`; pages without style, or
 *   without script: `develop.test.ts`
 */
export const developmentChunks: OptimizationSplitChunksOptions = {
  chunks: 'all',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    framework: frameworkGroup,
    styles: { type: style, name: 'commons', priority: 40, enforce: true },
  },
};

/**
 * Returns which modules go into which script or sheet of a build: as Gatsby does it, but that styles of imported components stay with
 * their scripts, so that a page without such a component loads none of them.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/webpack.config.js
 */
export function splitChunks(): OptimizationSplitChunksOptions {
  return {
    chunks: 'all',
    // A page template is loaded on demand, with whatever it shares.
    maxAsyncRequests: Infinity,
    maxInitialRequests: 25,
    minSize: 20_000,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      framework: frameworkGroup,
      lib: {
        test: (module) =>
          module.type !== style && module.size() > 160_000 && /node_modules[/\\]/.test(module.identifier()),
        priority: 30,
        minChunks: 1,
        reuseExistingChunk: true,
      },
      commons: { name: 'commons', minChunks: Math.max(readGatsbyState().components.size, 2), priority: 20 },
      shared: { type: /javascript/, chunks: 'async', priority: 10, minChunks: 2, reuseExistingChunk: true },
      styles: {
        test: (module, context) => module.type === style && isOfSite(module, context),
        name: 'styles',
        priority: 40,
        enforce: true,
      },
    },
  };
}

/** Whether a module is loaded by more than imported components. */
export function isOfSite(module: Module, { chunkGraph }: Pick<Compilation, 'chunkGraph'>): boolean {
  return chunkGraph.getModuleChunks(module).some((chunk) => [...chunk.groupsIterable].some((of) => !isOfIsland(of)));
}

/** Whether scripts are loaded by an imported component only. */
function isOfIsland(group: ChunkGroup, seen: readonly ChunkGroup[] = []): boolean {
  if (seen.includes(group) || group.name?.startsWith(islandChunk)) return true;
  const parents = group.getParents();
  return parents.length > 0 && parents.every((parent) => isOfIsland(parent, [...seen, group]));
}
