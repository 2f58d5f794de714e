const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

/** The folder of the engine: of this package, wherever it is installed. */
const engineRoot = path.resolve(__dirname, '../..');

/**
 * The folder of the site, in which its command runs: it has `content`, `site` and `static`, and gets `.cache` and `public`.
 * Relative paths of content and output are below it.
 */
const siteRoot = path.resolve('.');

/** Whether the site lies in the folder of the engine, as that of the engine's repository does. */
const isOwnSite = engineRoot === siteRoot;

const escaped = engineRoot.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Matches the sources of the engine and of its packages (`help-portal-…`), which may lie in `node_modules`, but not those of
 * packages below them.
 */
const engineFiles = new RegExp(`^${escaped}(?:-[\\w-]+)?[\\\\/](?!node_modules[\\\\/])`);

const requireFromEngine = createRequire(path.join(engineRoot, 'package.json'));

/**
 * Returns a file of a package that the engine uses, also one that the package does not export.
 * @param {string} name of the package
 * @param {string} file relative to its folder
 */
function fileOfPackage(name, file) {
  const folders = requireFromEngine.resolve.paths(name) ?? [];
  const found = folders.map((folder) => path.join(folder, name)).find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`${name} is not installed: run \`npm ci\` first.`);
  return path.join(found, file);
}

module.exports = { engineRoot, siteRoot, isOwnSite, engineFiles, requireFromEngine, fileOfPackage };
