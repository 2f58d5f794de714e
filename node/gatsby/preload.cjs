/** Runs first in each of Gatsby's processes; `scripts/gatsby.mjs` sees to it. */
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { getHeapStatistics, setFlagsFromString } = require('node:v8');

// Between two full collections a heap grows by half and more. A large one, such as that of thousands of pages, grows by a
// tenth instead; a fixed limit would end such builds. A first build spares from its start: `spare-memory.cjs`.
const largeHeap = 400 * 2 ** 20;
const watch = setInterval(() => {
  if (getHeapStatistics().used_heap_size < largeHeap) return;
  clearInterval(watch);
  setFlagsFromString('--heap-growing-percent=10');
}, 200).unref();

/** @type {{ _load: (request: string, ...rest: unknown[]) => unknown }} */
const loader = /** @type {never} */ (Module);
const load = loader._load;
const changed = new WeakSet();

loader._load = function (request, ...rest) {
  const loaded = /** @type {never} */ (load.call(this, request, ...rest));
  const change = request === '@parcel/watcher' ? ignorePackages : request.endsWith(compiler) ? skipCompiling : null;
  if (change && !changed.has(loaded)) {
    changed.add(loaded);
    change(loaded);
  }
  return loaded;
};

// Gatsby compiles `gatsby-*.ts` with Parcel in a process of its own, a second and a half of each build. What it made last
// is good until a source file changes.

const compiler = '/utils/parcel/compile-gatsby-files';

/** @param {{ compileGatsbyFiles: (root: string) => Promise<void> }} module */
function skipCompiling(module) {
  const compile = module.compileGatsbyFiles;
  module.compileGatsbyFiles = async (root) => {
    // Inside the folder that compiling empties: without a finished run there is no digest.
    const file = join(root, '.cache/compiled/.sources');
    const digest = await digestSources();
    if (existsSync(file) && readFileSync(file, 'utf8') === digest) return;
    await compile(root);
    writeFileSync(file, digest);
  };
}

/** Of what `gatsby-*.ts` can import, and of what decides how it is compiled. */
async function digestSources() {
  const { hashSources, listCode } = await import('../../scripts/sources.mjs');
  return hashSources(listCode(), /\.(?:[cm]?[jt]sx?|json)$/)
    .update(process.version)
    .digest('hex');
}

// Before and after compiling Parcel lists every file of `node_modules`, only to learn what has changed: two seconds. It
// bundles nothing from there.

const unchanging = ['node_modules', 'public', 'content', 'static'];

/** @typedef {(folder: string, snapshot: string, options?: { ignore?: string[] }) => Promise<unknown>} Listing */

/** @param {{ writeSnapshot: Listing, getEventsSince: Listing }} watcher */
function ignorePackages(watcher) {
  for (const name of /** @type {const} */ (['writeSnapshot', 'getEventsSince'])) {
    const list = watcher[name];
    /** @type {Listing} */
    const listOwn = (folder, snapshot, options) =>
      list(folder, snapshot, {
        ...options,
        ignore: [...(options?.ignore ?? []), ...unchanging.map((ignored) => join(folder, ignored))],
      });
    Object.defineProperty(watcher, name, { value: listOwn });
  }
}
