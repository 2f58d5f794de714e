const Module = require('node:module');
const path = require('node:path');
const { transformSync } = require('@swc/core');
const { addHook } = require('pirates');
const { engineFiles, engineRoot, siteRoot } = require('../base/roots.cjs');

const isHooked = Symbol.for('site.isSourceHooked');

/**
 * Loads a TypeScript file of the engine or of the site. Gatsby bundles and minifies whatever `gatsby-node.ts` imports, which
 * took four seconds of every build and made stack traces unreadable; compiling 130 files on demand takes 0.1 s.
 * @param {string} file relative to the engine, or absolute
 * @returns {unknown}
 */
exports.requireSource = function requireSource(file) {
  if (!(isHooked in globalThis)) {
    addHook(compile, { exts: ['.ts', '.tsx'], ignoreNodeModules: false, matcher: isSource });
    findSite();
    Object.defineProperty(globalThis, isHooked, { value: true });
  }
  const absolute = path.resolve(engineRoot, file);
  // Parcel would bundle a plain `require`.
  // @reach @parcel/core: leaves a call of `createRequire(…)` as it is; `npx gatsby build` bundles the build code again,
  //   four seconds slower: `fixture-builds.test.ts`
  return Module.createRequire(absolute)(absolute);
};

/**
 * Whether a file is the engine's or the site's, and of no other package.
 * @param {string} file
 */
function isSource(file) {
  return engineFiles.test(file) || !file.includes(`${path.sep}node_modules${path.sep}`);
}

/**
 * Lets sources import what the site defines as `site/…`, wherever the engine is installed, and the default of what it leaves
 * out; bundlers have an alias for it.
 * @reach node: `Module._resolveFilename` is asked for each `require`, with the request as it is written; nothing of a site
 *   is found: `require-source.test.ts`
 */
function findSite() {
  /** @type {{ _resolveFilename: (request: string, ...rest: unknown[]) => string }} */
  const resolver = /** @type {never} */ (Module);
  const { _resolveFilename: resolve } = resolver;
  resolver._resolveFilename = function (request, ...rest) {
    if (!request.startsWith('site/')) return resolve.call(this, request, ...rest);
    try {
      return resolve.call(this, path.join(siteRoot, request), ...rest);
    } catch {
      return resolve.call(this, path.join(engineRoot, 'defaults', request.slice('site/'.length)), ...rest);
    }
  };
}

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
