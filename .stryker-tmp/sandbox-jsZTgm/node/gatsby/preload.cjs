/** Preloaded into each of Gatsby's processes by `scripts/gatsby.mjs`; `README.md` says how much it saves. */
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
 * Gatsby compiles `gatsby-*.ts` with Parcel, in a separate process, at every start. Reuses its last output until a
 * source file changes.
 * @param {{ compileGatsbyFiles: (root: string) => Promise<void> }} module
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/parcel/compile-gatsby-files.ts
 */
function patch(module) {
  if (patched.has(module)) return;
  patched.add(module);
  const compile = module.compileGatsbyFiles;
  module.compileGatsbyFiles = async (root) => {
    // Compiling empties this folder first, so an unfinished run leaves no digest.
    const file = path.join(root, '.cache/compiled/.sources');
    const digest = digestEntries();
    if (existsSync(file) && readFileSync(file, 'utf8') === digest) return;
    await compile(root);
    writeFileSync(file, digest);
  };
}

/** Returns a digest of everything that `gatsby-*.ts` can import and that affects how it is compiled. */
function digestEntries() {
  const { digestSources } = /** @type {typeof import('../base/build-code')} */ (
    requireSource(path.join(__dirname, '../base/build-code.ts'))
  );
  const entries = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  const folders = ['node', 'plugins', 'src/shared', 'package.json', 'package-lock.json', 'tsconfig.json'];
  return `${digestSources([...entries, ...folders])} ${process.version}`;
}
