/** Base path of the site (`gatsby build --prefix-paths`), `''` for the root. */
export const pathPrefix: string = typeof __PATH_PREFIX__ === 'string' ? __PATH_PREFIX__ : '';

/** Adds the base path to a root-relative path. */
export function withPrefix(path: string, prefix: string = pathPrefix): string {
  return /^\/(?!\/)/.test(path) ? prefix + path : path;
}

/** Removes the base path; a path outside of it stays. */
export function withoutPrefix(path: string): string {
  if (pathPrefix === '' || !(path === pathPrefix || path.startsWith(`${pathPrefix}/`))) return path;
  return path.slice(pathPrefix.length) || '/';
}
