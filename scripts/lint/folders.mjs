import { builtinModules } from 'node:module';

/**
 * Who may import whom, as ESLint configuration: `docs/architecture.md` explains the rooms. The unit test of this file
 * shows that a forbidden import is reported.
 */
const components = './src/components';
const node = './node';
const pages = './src/pages';
const plugins = './plugins';
const shared = './src/shared';
const styles = './src/styles';
const templates = './src/templates';

/** The rooms of the build, in the order in which data flows: each imports only rooms before it. */
const buildRooms = ['base', 'content', 'compile', 'sidebar', 'graph', 'pages', 'publish'];

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
  { target: shared, from: [components, node, pages, plugins, styles, templates], message: 'src/shared is pure.' },
  {
    target: components,
    from: [node, pages, plugins, templates],
    message: 'Components import components and src/shared.',
  },
  { target: templates, from: [node, pages, plugins], message: 'Templates import components and src/shared.' },
  { target: pages, from: [node, templates, plugins], message: 'Pages import components and src/shared.' },
  {
    target: node,
    from: [components, pages, plugins, styles, templates],
    message: 'Build code imports src/shared only.',
  },
  {
    target: plugins,
    from: ['./src', node],
    message: 'Plugins and the site know each other through options and GraphQL only.',
  },
  {
    target: ['./gatsby-node.ts', './gatsby-config.ts'],
    from: [components, pages, plugins, styles, templates],
    message: 'Build entry points import the build code and src/shared.',
  },
  {
    target: ['./gatsby-browser.tsx', './gatsby-ssr.tsx'],
    from: [node, pages, plugins, templates],
    message: 'Browser entry points import components, styles and src/shared.',
  },
  ...inOrder(node, buildRooms),
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
  { target: ['./src', node, './plugins'], from: './content', message: 'Content is read as files by the build.' },
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
    message: 'The site stands without its tests and scripts.',
  },
];

/** Browser things that have one door each (house rule: `src/components/browser`). */
const browserDoors = [
  { name: 'localStorage', message: 'Use src/components/browser/storage.ts.' },
  { name: 'sessionStorage', message: 'Use src/components/browser/storage.ts.' },
  { name: 'fetch', message: 'Use src/components/browser/send.ts or load.ts.' },
  { name: 'XMLHttpRequest', message: 'Use src/components/browser/send.ts.' },
  { name: 'EventSource', message: 'Use src/components/browser/send.ts.' },
];

const source = '**/*.{ts,tsx}';

/** Bundlers for browsers stop at `node:`, not at a bare name that a package might have. */
const bareBuiltins = builtinModules
  .filter((name) => !name.startsWith('_') && !name.startsWith('node:'))
  .map((name) => ({ name, message: `Write node:${name}.` }));

/** @type {import('eslint').Linter.Config[]} */
export const folderRules = [
  {
    name: 'folders/zones',
    files: [source],
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  {
    name: 'folders/node-protocol',
    files: [source, '**/*.mjs'],
    rules: { 'no-restricted-imports': ['error', { paths: bareBuiltins }] },
  },
  {
    name: 'folders/no-node-in-browser',
    files: [
      `src/shared/${source}`,
      `src/components/${source}`,
      `src/templates/${source}`,
      `src/pages/${source}`,
      'gatsby-browser.tsx',
    ],
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
              message: 'Links are plain anchors; src/components/navigation listens to them.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'folders/one-door',
    files: [`src/components/${source}`, `src/templates/${source}`, `src/pages/${source}`, `src/shared/${source}`],
    ignores: ['src/components/browser/**'],
    rules: {
      'no-restricted-globals': ['error', ...browserDoors],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          browserDoors.map(({ name: property, message }) => ({ object, property, message })),
        ),
        { object: 'navigator', property: 'sendBeacon', message: 'Use src/components/browser/send.ts.' },
      ],
    },
  },
];
