import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { privateFiles } from '../../node/publish/hosting/private-files.cjs';
import { parseHeaders } from './headers-file.mjs';
import { parseRedirects } from './redirects-file.mjs';

/**
 * A finished build. Only paths in `files` are read from the folder, so that none leads out of it.
 * @typedef {object} Output
 * @property {Set<string>} files decoded paths without prefix
 * @property {string} notFoundPage empty if the build has none
 * @property {Set<string>} routes declared paths
 * @property {ReturnType<typeof parseRedirects>} redirects
 * @property {ReturnType<typeof parseHeaders>} headerRules
 */

/** The last file that a build writes. */
const finishedMark = '.complete';

/**
 * Returns when the build in `dir` finished, or null if there is none.
 * @param {string} dir
 */
export function finishedAt(dir) {
  return statSync(join(dir, finishedMark), { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/**
 * @param {string} dir
 * @returns {Output}
 */
export function readOutput(dir) {
  /** @param {string} name */
  const text = (name) => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : '');
  /** @type {unknown} */
  const routes = JSON.parse(text('routes.json') || '[]');
  if (!Array.isArray(routes)) throw new TypeError(`${join(dir, 'routes.json')}: expected an array of paths.`);
  return {
    files: new Set(listFiles(dir, '/')),
    notFoundPage: text('404.html'),
    routes: new Set(routes.map(String)),
    redirects: parseRedirects(text('_redirects')),
    headerRules: parseHeaders(text('_headers')),
  };
}

/**
 * Lists regular files only: no links, no names that begin with a dot except `.well-known`.
 * @param {string} dir
 * @param {string} at
 * @returns {string[]} paths
 */
function listFiles(dir, at) {
  return readdirSync(join(dir, at), { withFileTypes: true }).flatMap((entry) => {
    const address = at + entry.name;
    if (entry.name.startsWith('.') && entry.name !== '.well-known') return [];
    if (entry.isDirectory()) return listFiles(dir, `${address}/`);
    return entry.isFile() && !privateFiles.some((name) => address === `/${name}`) ? [address] : [];
  });
}
