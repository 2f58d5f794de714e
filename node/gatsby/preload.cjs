/** Preloaded into each of Gatsby's processes by `scripts/gatsby.mjs`; `README.md` says how much it saves. */
const { mkdirSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { setFlagsFromString } = require('node:v8');

/**
 * V8 optimizes a function once it has run for so many bytes of bytecode. A build ends before most of that pays off, so
 * this is eight times the default. Only the V8 of Node 20 counts that way and knows the flag.
 * @see https://chromium.googlesource.com/v8/v8/+/refs/heads/main/src/flags/flag-definitions.h
 * @reach v8: the flag `interrupt-budget` of V8 11, in bytes of bytecode; builds take longer: `preload.test.ts`. Other
 *   versions of V8 do not get it
 */
if (process.versions.v8.startsWith('11.')) setFlagsFromString(`--interrupt-budget=${8 * 66 * 1024}`);

const compiler = '/utils/parcel/compile-gatsby-files';

/**
 * @type {{ _load: (request: string, ...rest: unknown[]) => unknown }}
 * @reach node: `Module._load` is called for each `require`, with the request as it is written; Parcel runs, two seconds
 *   of a first build: `preload.test.ts`
 */
const loader = /** @type {never} */ (Module);
const load = loader._load;
const patched = new WeakSet();

loader._load = function (request, ...rest) {
  const loaded = load.call(this, request, ...rest);
  if (request.endsWith(compiler)) patch(/** @type {never} */ (loaded));
  return loaded;
};

/**
 * Gatsby compiles `gatsby-node.ts` and `gatsby-config.ts`, its own and those of plugins, with Parcel in a separate
 * process. Writes files in the place of Parcel's that compile them when they are required.
 * @param {{ compileGatsbyFiles: (root: string) => Promise<void> }} module
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/parcel/compile-gatsby-files.ts
 * @reach gatsby: `utils/parcel/compile-gatsby-files` exports `compileGatsbyFiles`, and what it writes is read from
 *   `.cache/compiled`; Parcel runs, or Gatsby finds no configuration: `preload.test.ts`
 */
function patch(module) {
  if (patched.has(module)) return;
  patched.add(module);
  module.compileGatsbyFiles = async (root) => {
    const compiled = path.join(root, '.cache/compiled');
    rmSync(compiled, { recursive: true, force: true });
    for (const entry of entriesOf(root)) {
      const file = path.join(compiled, entry.replace(/ts$/, 'js'));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, forwardTo(path.join(root, entry), path.dirname(file)));
    }
  };
}

/**
 * The files that Gatsby compiles, relative to the root.
 * @param {string} root
 */
function entriesOf(root) {
  const folders = ['.', ...listFolders(path.join(root, 'plugins')).map((name) => `plugins/${name}`)];
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => /^gatsby-(?:node|config)\.ts$/.test(name))
      .map((name) => path.posix.join(folder, name)),
  );
}

/** @param {string} folder */
function listFolders(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * A module that exports what a source file does. Its paths are relative, so that the cache can be moved.
 * @param {string} source
 * @param {string} folder of the module
 */
function forwardTo(source, folder) {
  const from = (/** @type {string} */ file) => JSON.stringify(path.relative(folder, file));
  return [
    `const { join } = require('node:path');`,
    `const { requireSource } = require(join(__dirname, ${from(path.join(__dirname, 'require-source.cjs'))}));`,
    `module.exports = requireSource(join(__dirname, ${from(source)}));`,
    '',
  ].join('\n');
}
