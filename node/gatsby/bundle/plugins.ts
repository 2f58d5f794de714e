import { readGatsbyState } from './gatsby-state';

/** What these add to webpack's configuration is in `options.ts`, or is not used here. */
const known: ReadonlySet<string> = new Set([
  'bundle-optimisations',
  'webpack-theme-component-shadowing',
  'gatsby-plugin-image',
  'gatsby-plugin-mdx',
  'gatsby-plugin-typescript',
  'default-site-plugin',
  'help-portal',
]);

/** Returns the names of the plugins that change webpack's configuration in a way that builds would ignore. */
export function listUnknownPlugins(): string[] {
  return readGatsbyState()
    .flattenedPlugins.filter(({ name, nodeAPIs }) => nodeAPIs.includes('onCreateWebpackConfig') && !known.has(name))
    .map(({ name }) => name);
}
