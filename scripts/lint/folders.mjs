import { builtinModules } from 'node:module';

/**
 * ESLint configuration of who may import whom; `docs/architecture.md` explains the rooms. The unit test of this file
 * shows that forbidden imports are reported.
 */
const node = './node';
const plugins = './plugins';

/** The rooms of the site, in order: each imports only rooms before it. */
const siteRooms = ['shared', 'browser', 'navigation', 'enhancements', 'components', 'search'];

/** Entry points for Gatsby: they import the rooms above but not each other. */
const siteEntries = ['./src/document', './src/templates', './src/pages'];

/** The rooms of the build in the order of data flow: each imports only rooms before it. */
const buildRooms = ['base', 'content', 'reading', 'compile', 'sidebar', 'graph', 'pages', 'publish', 'check', 'edit'];

/** @typedef {{ target: string | string[], from: string | string[], message: string }} Zone */

/**
 * @param {string} house
 * @param {readonly string[]} rooms
 * @returns {Zone[]}
 */
function inOrder(house, rooms) {
  return rooms.slice(0, -1).map((room, index) => ({
    target: `${house}/${room}`,
    from: rooms.slice(index + 1).map((later) => `${house}/${later}`),
    message: `Imports go ${rooms.join(' ← ')}.`,
  }));
}

/** @type {Zone[]} */
const zones = [
  ...inOrder('./src', siteRooms),
  {
    target: siteRooms.map((room) => `./src/${room}`),
    from: [...siteEntries, node, plugins],
    message: 'The rooms of the site must not import templates or the build.',
  },
  { target: './src/shared', from: './src/styles', message: 'src/shared is pure.' },
  ...siteEntries.map((entry) => ({
    target: entry,
    from: [...siteEntries.filter((other) => other !== entry), node, plugins],
    message: 'Templates, pages and the document must not import each other or the build.',
  })),
  {
    target: node,
    from: [
      ...siteRooms.slice(1, -1).map((room) => `./src/${room}`),
      ...['answers', 'engine', 'model', 'overlay', 'page'].map((part) => `./src/search/${part}`),
      ...siteEntries,
      './src/styles',
      plugins,
    ],
    message: 'Build code imports src/shared and, from search, only the provider registry.',
  },
  {
    target: plugins,
    from: ['./src', node],
    message: 'Plugins and the site communicate through options and GraphQL only.',
  },
  {
    target: ['./gatsby-node.ts', './gatsby-config.ts'],
    from: [...siteRooms.slice(1).map((room) => `./src/${room}`), ...siteEntries, './src/styles', plugins],
    message: 'Build entry points import the build code and src/shared.',
  },
  {
    target: ['./gatsby-browser.tsx', './gatsby-ssr.tsx'],
    from: [node, './src/pages', plugins, './src/templates'],
    message: 'Browser entry points import the rooms of the site.',
  },
  ...inOrder(node, buildRooms),
  {
    target: ['./site', './defaults'],
    from: ['./src', node, plugins, './scripts'],
    message: 'A site imports what the engine exports: help-portal/….',
  },
  {
    target: ['./src', node, plugins, './scripts'],
    from: './exports',
    message: 'The engine imports its own files; exports are for sites.',
  },
  {
    target: buildRooms.map((room) => `${node}/${room}`),
    from: [`${node}/gatsby`, `${node}/gatsby-hooks.ts`],
    message: 'Only node/gatsby-hooks.ts imports the seam to Gatsby and webpack.',
  },
  {
    target: `${node}/gatsby`,
    from: buildRooms.slice(1).map((room) => `${node}/${room}`),
    message: 'The seam imports node/base only.',
  },
  {
    target: './packages/*/src/**/!(engine).{ts,tsx}',
    from: ['./src', node, plugins, './site'],
    message: 'A package names in engine.ts what it takes of the engine.',
  },
  {
    target: ['./src', './node', './plugins', './scripts'],
    from: './packages',
    message: 'The core imports no package; a site names it in site/.',
  },
  {
    target: ['./src', './site', node, './plugins'],
    from: './content',
    message: 'Content is read as files by the build.',
  },
  {
    target: [
      './src',
      node,
      './plugins',
      './gatsby-node.ts',
      './gatsby-config.ts',
      './gatsby-browser.tsx',
      './gatsby-ssr.tsx',
    ],
    from: ['./__tests__', './scripts', './benchmarks'],
    message: 'The site must not depend on tests and scripts.',
  },
];

/**
 * The only files of the engine that read `site/`, one for each part of it; everything else asks them. One file for all
 * would load every part on every page, the build's too, or close a circle of rooms.
 */
export const siteFacades = [
  'src/shared/site.ts',
  'src/shared/site-search.ts',
  'src/shared/site-assistants.ts',
  'src/shared/words/own.ts',
  'src/components/site-parts.ts',
  'src/pages/index.tsx',
  'src/search/providers/registry.ts',
  'node/content/site-content.ts',
  'node/graph/site-graph.ts',
  'node/check/site-rules.ts',
];

/** @type {Zone} */
const siteZone = {
  target: ['./src', node, plugins, './scripts', './gatsby-node.ts', './gatsby-config.ts', './gatsby-browser.tsx'],
  from: ['./site', './defaults'],
  message: `Only ${siteFacades.join(', ')} import site/.`,
};

/** Storage, sending and loading must go through the wrappers in `src/browser`. */
const browserWrappers = [
  { name: 'localStorage', message: 'Use src/browser/storage.ts.' },
  { name: 'sessionStorage', message: 'Use src/browser/storage.ts.' },
  { name: 'fetch', message: 'Use src/browser/send.ts or load.ts.' },
  { name: 'XMLHttpRequest', message: 'Use src/browser/send.ts.' },
  { name: 'EventSource', message: 'Use src/browser/send.ts.' },
];

const source = '**/*.{ts,tsx}';

/** Browser bundlers reject `node:` imports, but not bare names, which could be packages. */
const bareBuiltins = builtinModules
  .filter((name) => !name.startsWith('_') && !name.startsWith('node:'))
  .map((name) => ({ name, message: `Write node:${name}.` }));

/** @type {import('eslint').Linter.Config[]} */
export const folderRules = [
  {
    name: 'folders/zones',
    files: [source],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...zones, siteZone] }] },
  },
  {
    name: 'folders/site-facades',
    files: siteFacades,
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  {
    name: 'folders/node-protocol',
    files: [source, '**/*.mjs'],
    rules: { 'no-restricted-imports': ['error', { paths: bareBuiltins }] },
  },
  {
    name: 'folders/no-node-in-browser',
    files: [`src/${source}`, 'site/**/*.tsx', 'gatsby-browser.tsx'],
    // Part of the HTML renderer only.
    ignores: ['src/document/render-body.ts'],
    rules: {
      'import-x/no-nodejs-modules': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...bareBuiltins,
            {
              name: 'gatsby',
              importNames: ['Link'],
              message: 'Links are plain anchors; src/navigation listens to them.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'folders/browser-wrappers',
    files: [`src/${source}`, 'site/**/*.tsx'],
    ignores: ['src/browser/**'],
    rules: {
      'no-restricted-globals': ['error', ...browserWrappers],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          browserWrappers.map(({ name: property, message }) => ({ object, property, message })),
        ),
        { object: 'navigator', property: 'sendBeacon', message: 'Use src/browser/send.ts.' },
      ],
    },
  },
];
