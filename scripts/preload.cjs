/** Runs first in each of Gatsby's processes; `scripts/gatsby.mjs` sees to it. */
const Module = require('node:module');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');

// The heap grows by a fifth between two full collections instead of by half and more: a build of 450 pages peaks 200 MB
// lower and takes 5 % longer. A fixed limit would end large builds instead.
setFlagsFromString('--heap-growing-percent=20');

// Gatsby compiles `gatsby-*.ts` with Parcel, which lists every file of `node_modules` before and after, only to learn
// what has changed: two seconds of each build. Parcel bundles nothing from there.

/** @typedef {(folder: string, snapshot: string, options?: { ignore?: string[] }) => Promise<unknown>} Listing */
/** @typedef {{ writeSnapshot: Listing, getEventsSince: Listing }} Watcher */

const unchanging = ['node_modules', 'public', 'content', 'static'];
const wrapped = new WeakSet();

/** @type {{ _load: (request: string, ...rest: unknown[]) => unknown }} */
const loader = /** @type {never} */ (Module);
const load = loader._load;

/** @param {Listing} list @returns {Listing} */
const withoutPackages = (list) => (folder, snapshot, options) =>
  list(folder, snapshot, {
    ...options,
    ignore: [...(options?.ignore ?? []), ...unchanging.map((name) => join(folder, name))],
  });

loader._load = function (request, ...rest) {
  const loaded = load.call(this, request, ...rest);
  if (request === '@parcel/watcher' && !wrapped.has(/** @type {object} */ (loaded))) {
    const watcher = /** @type {Watcher} */ (loaded);
    wrapped.add(watcher);
    for (const name of /** @type {const} */ (['writeSnapshot', 'getEventsSince'])) {
      Object.defineProperty(watcher, name, { value: withoutPackages(watcher[name]) });
    }
  }
  return loaded;
};
