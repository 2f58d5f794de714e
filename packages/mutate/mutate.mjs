/**
 * Mutation testing: changes the code of the pure rooms in small ways and runs the tests that reach each change. Prints
 * the share of changes that a test noticed, per file, and the changes that none did: `npm run mutate`, or with parts of
 * file names, `npm run mutate -- sidebar globs`. Takes hours for all rooms; not part of CI.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { minimatch } from 'minimatch';
import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../../jest.config.mjs';

/** Files by the Jest project that tests them, and the folders of those tests below `__tests__/unit`. */
const rooms = {
  node: {
    mutate: [
      'node/base/closest-names.ts',
      'node/content/doc-path.ts',
      'node/pages/r*.ts',
      'node/publish/checks/**/*.ts',
      'node/publish/hosting/**/*.ts',
      'node/reading/*.ts',
      'node/compile/reading/*.ts',
      'node/sidebar/**/*.ts',
      'plugins/*/src/globs.ts',
      'src/shared/paths.ts',
    ],
    tests: [
      'node/{content,graph,pages,sidebar}',
      'node/publish/{checks,hosting,markdown,search}',
      'node/reading',
      'node/base',
      'exports',
      'plugins',
      'shared',
    ],
  },
  unit: {
    mutate: [
      'src/navigation/*.ts',
      'src/search/engine/rank.ts',
      'src/search/model/*.ts',
      'src/search/overlay/search-model.ts',
      'src/search/providers/{failover,hosts,read-hit,hit-passages}.ts',
    ],
    tests: ['navigation', 'search'],
  },
};

/** Tests with an environment of their own, in which Stryker cannot see what they reach, or that read packages. */
const withoutStryker = ['algolia-client', 'overlay-services', 'assistant\\.test', 'gatsby-runtime', 'search-page'];

const wanted = process.argv.slice(2);
const sources = execFileSync('git', ['ls-files', 'node', 'plugins', 'site', 'src'], { encoding: 'utf8' })
  .trim()
  .split('\n');
let survivors = 0;
for (const [name, { mutate, tests }] of Object.entries(rooms)) {
  const project = jestConfig.projects.find(({ displayName }) => displayName === name);
  if (!project) throw new Error(`jest.config.mjs has no project ${name}.`);
  const files = sources.filter(
    (file) =>
      mutate.some((pattern) => minimatch(file, pattern)) &&
      (wanted.length === 0 || wanted.some((part) => file.includes(part))),
  );
  if (files.length === 0) continue;
  const stryker = new Stryker({
    testRunner: 'jest',
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A machine with other work must not count as a noticed change.
    timeoutMS: 20_000,
    // Each costs a run of all tests, and they are settings and tables rather than decisions.
    ignoreStatic: true,
    mutate: files,
    ignorePatterns: ['/public', '/.cache', '/test-results', '/__tests__/e2e'],
    jest: {
      projectType: 'custom',
      config: {
        ...project,
        displayName: undefined,
        // Stryker adds code to packages that Jest would have Node load.
        transform: Object.fromEntries(
          Object.entries(project.transform).filter(([pattern]) => !pattern.startsWith('/node_modules/')),
        ),
        testMatch: tests.map(
          (folder) => `<rootDir>/__tests__/unit/${folder}/**/*.test.${name === 'node' ? 'ts' : '{ts,tsx}'}`,
        ),
        testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...withoutStryker],
        // Stryker runs the tests in a copy of the project.
        testEnvironment: project.testEnvironment.replace('<rootDir>', resolve('.')),
      },
    },
    disableTypeChecks: false,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    // Packages are found above. Gatsby deletes through a link when it cleans its cache.
    symlinkNodeModules: false,
    tempDirName: '.cache/stryker',
  });
  const results = await stryker.runMutationTest();
  survivors += results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
}
console.log(`${survivors} changes were noticed by no test.`);
