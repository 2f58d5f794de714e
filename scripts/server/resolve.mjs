/**
 * Decides the response to a request. Pure, so that it can be tested without a server.
 * @typedef {{ kind: 'file', address: string } | { kind: 'redirect', status: number, to: string } | { kind: 'not-found'
 * }} Answer
 */

/**
 * @param {import('./output.mjs').Output} output
 * @param {string} target path and query of the request
 * @param {string} pathPrefix `''` or `/x`
 * @returns {Answer}
 */
export function resolve({ files, routes, redirects }, target, pathPrefix = '') {
  const { path: full, query } = split(target);
  if (full === null || /\/\/|[\\\0]/.test(full)) return { kind: 'not-found' };

  const moved = redirects.get(full);
  if (moved) return { kind: 'redirect', status: moved.status, to: withQuery(moved.to, query) };

  if (pathPrefix !== '' && full === pathPrefix) return permanently(`${pathPrefix}/`, query);
  if (!full.startsWith(`${pathPrefix}/`)) return { kind: 'not-found' };
  const path = full.slice(pathPrefix.length);

  /** @param {string} address @returns {Answer} */
  const file = (address) =>
    !files.has(address) || address === '/404.html' || address === '/404/index.html'
      ? { kind: 'not-found' }
      : { kind: 'file', address };
  if (routes.has(path)) return file(indexOf(path));
  const toggled = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  if (routes.has(toggled)) return permanently(pathPrefix + encodeURI(toggled), query);
  // A generated file, or a page missing from the list of routes: either slash form shows it.
  return files.has(path) ? file(path) : file(indexOf(path));
}

/** @param {string} path */
function indexOf(path) {
  return path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
}

/**
 * @param {string} to
 * @param {string} query
 * @returns {Answer}
 */
function permanently(to, query) {
  return { kind: 'redirect', status: 308, to: withQuery(to, query) };
}

/**
 * @param {string} to
 * @param {string} query
 */
function withQuery(to, query) {
  const [address = '', hash] = to.split('#', 2);
  const joined = query === '' ? address : address + (address.includes('?') ? '&' : '?') + query.slice(1);
  return hash === undefined ? joined : `${joined}#${hash}`;
}

/**
 * Returns the decoded path, or null if it is malformed, and the query with its question mark.
 * @param {string} target
 * @returns {{ path: string | null, query: string }}
 */
function split(target) {
  const address = target.replace(/#.*$/s, '');
  const at = address.indexOf('?');
  const path = at === -1 ? address : address.slice(0, at);
  const query = at === -1 ? '' : address.slice(at);
  // An encoded slash is part of a name, and no name has one.
  if (/%2f/i.test(path)) return { path: null, query };
  try {
    return { path: decodeURIComponent(path), query };
  } catch {
    return { path: null, query };
  }
}
