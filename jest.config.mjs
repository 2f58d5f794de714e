import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Three projects: `unit` (components, in jsdom), `node` (everything that runs in Node) and `site` (reads `public/`).
 * All modules become CommonJS, packages included: Jest on Node 20 cannot require packages that are ES modules only,
 * and Gatsby loads our build code as CommonJS too.
 */
const typescript = { syntax: 'typescript', tsx: true };
const ecmascript = { syntax: 'ecmascript', jsx: true };

/**
 * Options of @swc/jest for one parser. Files of unknown kind (packages) stay scripts when they have no import or export.
 * @param {object} parser
 * @param {true | 'unknown'} isModule
 */
const swc = (parser, isModule) => [
  '@swc/jest',
  {
    isModule,
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

const common = {
  moduleNameMapper: { '^site/(.*)$': ['<rootDir>/site/$1', '<rootDir>/defaults/$1'] },
  resolver: '<rootDir>/__tests__/setup/resolver.cjs',
  transform: {
    '\\.tsx?$': swc(typescript, true),
    '\\.[cm]?jsx?$': swc(ecmascript, 'unknown'),
  },
  transformIgnorePatterns: [],
  testPathIgnorePatterns: ['/node_modules/', '/fixtures/'],
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/', '<rootDir>/__tests__/fixtures/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup/assertions.ts'],
  // Each look at a global goes through the sandbox: a tenth of the time of tests that calculate (two pairs). Without
  // what a test or jsdom may replace.
  sandboxInjectedGlobals: [
    'Array',
    'Boolean',
    'Error',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'RegExp',
    'Set',
    'String',
    'Symbol',
    'WeakMap',
    'WeakSet',
  ],
  restoreMocks: true,
};

/** Without `__mocks__`: only components get a Gatsby that does nothing. */
const withoutMocks = ['__tests__', 'defaults', 'exports', 'src', 'site', 'node', 'packages', 'plugins', 'scripts']
  .filter((folder) => existsSync(folder))
  .map((folder) => `<rootDir>/${folder}`);

/**
 * Packages that Jest must load itself: its own, and those whose errors or patterns are compared with classes of the test,
 * which are others than Node's.
 */
const loadedByJest =
  '@?jest|expect|stack-utils|graceful-fs|@sinonjs|fast-check|yaml|minimatch|joi|@hapi|@sideway|gatsby-plugin-utils';

/** Packages are loaded by Node, which halves the time of tests that load many (`__tests__/setup/native-module.cjs`). */
const natively = {
  [`/node_modules/(?!(?:${loadedByJest})[-/])`]: '<rootDir>/__tests__/setup/native-module.cjs',
  ...common.transform,
};

/** Folders whose tests need no document. */
const nodeTests = ['unit/{node,plugins,shared,scripts,site,config}', 'content', 'fuzz'];

export default {
  // A busy machine is no fault: the default of 5 s ends tests of many random cases.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: '<rootDir>/__tests__/setup/browser-environment.cjs',
      testMatch: ['<rootDir>/__tests__/unit/**/*.test.{ts,tsx}', '<rootDir>/packages/*/__tests__/*.test.tsx'],
      testPathIgnorePatterns: [
        ...common.testPathIgnorePatterns,
        '/__tests__/unit/(node|plugins|shared|scripts|site|config)/.*\\.test\\.ts$',
      ],
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/__tests__/setup/dom.ts'],
      moduleNameMapper: {
        ...common.moduleNameMapper,
        // As Gatsby's bundler resolves it.
        '^@reach/router$': createRequire(import.meta.resolve('gatsby')).resolve('@gatsbyjs/reach-router'),
        '^gatsby-loader$': createRequire(import.meta.resolve('gatsby')).resolve('gatsby/cache-dir/loader.js'),
        '^component-table$': '<rootDir>/__tests__/setup/component-table.ts',
        '^!!inline-script!': '<rootDir>/__tests__/setup/inline-script.ts',
        '\\.module\\.css$': '<rootDir>/__tests__/setup/css-module.ts',
        '\\.(css|svg|png|jpe?g|webp|avif|woff2)$': '<rootDir>/__tests__/setup/asset.ts',
      },
    },
    {
      ...common,
      displayName: 'node',
      roots: withoutMocks,
      testEnvironment: '<rootDir>/__tests__/setup/node-environment.cjs',
      transform: natively,
      testMatch: [
        ...nodeTests.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.ts`),
        '<rootDir>/packages/*/__tests__/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'site',
      roots: withoutMocks,
      testEnvironment: '<rootDir>/__tests__/setup/node-environment.cjs',
      transform: natively,
      testMatch: ['<rootDir>/__tests__/site/**/*.test.ts', '<rootDir>/packages/*/__tests__/site/**/*.test.ts'],
    },
  ],
};
