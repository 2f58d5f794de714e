import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { isDeveloping, readEnvironment, readOrDefault } from './node/base/environment';
import { sitePagesFolder } from './node/pages/page-modules';
import { sitemapOptions } from './node/publish/sitemap';
import { areas } from './src/shared/areas';
import { integrationPlugins, readIntegrations } from './src/shared/integrations';
import { site } from './src/shared/site';

const environment = readOrDefault(readEnvironment);

const contentCheck = {
  resolve: 'gatsby-plugin-content-check',
  options: { command: ['scripts/check-content.mjs', '--watch', '--drafts', '--format', 'json'] },
};

const config: GatsbyConfig = {
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
    documentSearchPaths: ['./gatsby-node.ts', './node/**/*.ts'],
    generateOnBuild: true,
  },
  plugins: [
    // The plugin ends the run when there is no such folder.
    ...[...areas, { name: 'data', folder: 'content/data' }]
      .filter(({ folder }) => existsSync(folder))
      .map(({ name, folder }) => ({ resolve: 'gatsby-source-filesystem', options: { name, path: folder } })),
    ...(isDeveloping() ? [contentCheck] : []),
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx', '.md'] } },
    ...(existsSync(sitePagesFolder)
      ? [{ resolve: 'gatsby-plugin-page-creator', options: { path: path.resolve(sitePagesFolder) } }]
      : []),
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: { failOn: 'error' } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-sitemap', options: { ...sitemapOptions, createLinkInHead: false } },
    ...integrationPlugins(readOrDefault(readIntegrations)),
  ],
};

export default config;
