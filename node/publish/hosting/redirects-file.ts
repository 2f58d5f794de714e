import { decodeSafely, withoutSlash, withSlash } from '../../../src/shared/paths';
import type { Redirect } from '../../pages/redirects';

/** Both slash forms of a path: each is answered in one hop. */
export function slashForms(path: string): string[] {
  return [...new Set([withoutSlash(path), withSlash(path)])];
}

/** A path as it stands in an address, whether it was written with escapes or without. */
export function encodePath(path: string): string {
  return encodeURI(decodeSafely(path));
}

/**
 * `_redirects` for Netlify, Cloudflare Pages and our own server. Such hosts hand the query on. 301, since Netlify does
 * not know 308.
 */
export function renderRedirects(redirects: readonly Redirect[], pathPrefix = ''): string {
  const lines = redirects.flatMap(({ from, to }) =>
    slashForms(from).map((form) => `${pathPrefix}${encodePath(form)} ${pathPrefix}${encodePath(to)} 301`),
  );
  return lines.map((line) => `${line}\n`).join('');
}
