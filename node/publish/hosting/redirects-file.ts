import { encodePath, withoutSlash, withSlash } from '../../../src/shared/paths';
import type { Redirect } from '../../content/data/redirects';

/** Returns both slash forms of a path, so that each redirects in one hop. */
export function slashForms(path: string): string[] {
  return [...new Set([withoutSlash(path), withSlash(path)])];
}

/**
 * Renders `_redirects` for Netlify, Cloudflare Pages and our own server, which all keep the query. 301, because Netlify
 * does not support 308.
 */
export function renderRedirects(redirects: readonly Redirect[], pathPrefix = ''): string {
  const lines = redirects.flatMap(({ from, to }) =>
    slashForms(from).map((form) => {
      const source = encodePath(form).replace(/[?#]/g, encodeURIComponent);
      return `${pathPrefix}${source} ${pathPrefix}${encodePath(to)} 301`;
    }),
  );
  return lines.map((line) => `${line}\n`).join('');
}
