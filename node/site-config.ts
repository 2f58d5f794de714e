import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { areas } from '../src/shared/areas';
import { integrationPlugins, readIntegrations } from '../src/shared/integrations';
import { site } from '../src/shared/site';
import { isDeveloping, readEnvironment, readOrDefault } from './base/environment';
import { engineRoot, isOwnSite, requireFromEngine } from './base/roots.cjs';
import { sitePagesFolder } from './pages/page-modules';
import { sitemapOptions } from './publish/sitemap';

type PluginOptions = Record<string, unknown>;
type PluginRef = NonNullable<GatsbyConfig['plugins']>[number];

/** Returns Gatsby's configuration of a site: the default export of its `gatsby-config.ts`. */
export function defineConfig(): GatsbyConfig {
  const environment = readOrDefault(readEnvironment);
  return {
    siteMetadata: {
      siteUrl: environment.SITE_URL,
      title: site.siteTitle,
      description: site.siteDescription,
      product: site.product,
    },
    pathPrefix: environment.PATH_PREFIX,
    trailingSlash: 'ignore',
    jsxRuntime: 'automatic',
    // With it, `gatsby develop` would parse all sources on each edit of a page.
    graphqlTypegen: process.env.QUERY_TYPES === '1' && {
      documentSearchPaths: ['./gatsby-node.ts', isOwnSite ? './node/**/*.ts' : './site/**/*.ts'],
      // Another site keeps the types of its own queries only: `scripts/query-types.mjs`.
      ...(isOwnSite ? {} : { typesOutputPath: '.cache/gatsby-types.d.ts' }),
      generateOnBuild: true,
    },
    plugins: listPlugins(),
  };
}

function listPlugins(): PluginRef[] {
  const integrations = integrationPlugins(readOrDefault(readIntegrations));
  return [
    // The plugin ends the run when there is no such folder.
    ...[...areas, { name: 'data', folder: 'content/data' }]
      .filter(({ folder }) => existsSync(folder))
      .map(({ name, folder }) => ({ resolve: 'gatsby-source-filesystem', options: { name, path: folder } })),
    ...(isDeveloping() ? [ownPlugin('gatsby-plugin-content-check', contentCheck)] : []),
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx', '.md'] } },
    ...pagesIn(path.resolve(sitePagesFolder)),
    // Beside its own site, Gatsby takes the engine's hooks as those of the site.
    ...(isOwnSite ? [] : [typeScript(), engine]),
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: { failOn: 'error' } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-sitemap', options: { ...sitemapOptions, createLinkInHead: false } },
    ...integrations.map(({ resolve, options }) => ownPlugin(resolve, { ...options })),
  ];
}

const contentCheck = {
  command: [path.join(engineRoot, 'scripts/check-content.mjs'), '--watch', '--drafts', '--format', 'json'],
};

/** The engine as a theme: its `gatsby-node`, `gatsby-browser`, `gatsby-ssr` and `src/pages`. */
const engine = { resolve: path.join(engineRoot, 'package.json') };

/** Gatsby's own, which it adds behind all others otherwise: the engine changes what it says of webpack. */
function typeScript(): PluginRef {
  const resolve = createRequire(requireFromEngine.resolve('gatsby/package.json')).resolve(
    'gatsby-plugin-typescript/package.json',
  );
  return { resolve, options: { allExtensions: false, isTSX: false, jsxPragma: 'React' } };
}

/** A plugin in `plugins/` of the engine. Gatsby finds one by its name only beside the site's configuration. */
function ownPlugin(name: string, options: PluginOptions): PluginRef {
  return { resolve: isOwnSite ? name : path.join(engineRoot, 'plugins', name, 'package.json'), options };
}

function pagesIn(folder: string): PluginRef[] {
  return existsSync(folder) ? [{ resolve: 'gatsby-plugin-page-creator', options: { path: folder } }] : [];
}
