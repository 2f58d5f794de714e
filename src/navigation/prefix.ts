import { decodeSafely, encodePath } from '../shared/paths';

/**
 * Base path of the site, `''` for the root.
 * https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/path-prefix/
 */
export const pathPrefix: string = typeof __PATH_PREFIX__ === 'string' ? __PATH_PREFIX__ : '';

/** Returns a root-relative path as an address: encoded, with the base path. Other addresses stay. */
export function withPrefix(path: string, prefix: string = pathPrefix): string {
  return /^\/(?!\/)/.test(path) ? prefix + encodePath(path) : path;
}

/** Returns the declared path of an address's `pathname`: decoded, without the base path. One outside of it stays. */
export function declaredPath(pathname: string): string {
  const path = decodeSafely(pathname);
  if (pathPrefix === '' || !(path === pathPrefix || path.startsWith(`${pathPrefix}/`))) return path;
  return path.slice(pathPrefix.length) || '/';
}
