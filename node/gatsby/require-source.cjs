const { createRequire } = require('node:module');
const path = require('node:path');
const { transformSync } = require('@swc/core');
const { addHook } = require('pirates');

const isHooked = Symbol.for('site.isSourceHooked');

/**
 * Loads a TypeScript file of this project. Gatsby bundles and minifies whatever `gatsby-node.ts` imports, which took
 * four seconds of every build and made stack traces unreadable; compiling 130 files on demand takes 0.1 s.
 * @param {string} file relative to the project root, or absolute
 * @returns {unknown}
 */
exports.requireSource = function requireSource(file) {
  if (!(isHooked in globalThis)) {
    addHook(compile, { exts: ['.ts', '.tsx'], ignoreNodeModules: true });
    Object.defineProperty(globalThis, isHooked, { value: true });
  }
  // Parcel would bundle a plain `require`.
  // @reach @parcel/core: leaves a call of `createRequire(…)` as it is; `npx gatsby build` bundles the build code again,
  //   four seconds slower: `fixture-builds.test.ts`
  return createRequire(path.resolve(file))(path.resolve(file));
};

/**
 * @param {string} source
 * @param {string} filename
 */
function compile(source, filename) {
  return transformSync(source, {
    filename,
    swcrc: false,
    configFile: false,
    sourceMaps: 'inline',
    isModule: true,
    env: { targets: { node: process.versions.node } },
    jsc: {
      parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  }).code;
}
