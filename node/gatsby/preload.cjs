/** Runs first in each of Gatsby's processes when `scripts/gatsby.mjs` starts it; `README.md` says what it is worth. */
const { existsSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { requireSource } = require('./require-source.cjs');

const compiler = '/utils/parcel/compile-gatsby-files';

/** @type {{ _load: (request: string, ...rest: unknown[]) => unknown }} */
const loader = /** @type {never} */ (Module);
const load = loader._load;
const patched = new WeakSet();

loader._load = function (request, ...rest) {
  const loaded = load.call(this, request, ...rest);
  if (request.endsWith(compiler)) patch(/** @type {never} */ (loaded));
  return loaded;
};

/**
 * Gatsby compiles `gatsby-*.ts` with Parcel, in a process of its own, at every start. Its last output is good until a
 * source file changes.
 * @param {{ compileGatsbyFiles: (root: string) => Promise<void> }} module
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/parcel/compile-gatsby-files.ts
 */
function patch(module) {
  if (patched.has(module)) return;
  patched.add(module);
  const compile = module.compileGatsbyFiles;
  module.compileGatsbyFiles = async (root) => {
    // Compiling empties this folder first: without a finished run there is no digest.
    const file = path.join(root, '.cache/compiled/.sources');
    const digest = digestEntries();
    if (existsSync(file) && readFileSync(file, 'utf8') === digest) return;
    await compile(root);
    writeFileSync(file, digest);
  };
}

/** Digest of all that `gatsby-*.ts` can import, and of what decides how it is compiled. */
function digestEntries() {
  const { digestSources } = /** @type {typeof import('../base/build-code')} */ (
    requireSource(path.join(__dirname, '../base/build-code.ts'))
  );
  const entries = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  const folders = ['node', 'plugins', 'src/shared', 'package.json', 'package-lock.json', 'tsconfig.json'];
  return `${digestSources([...entries, ...folders])} ${process.version}`;
}
