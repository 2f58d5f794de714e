import { answerLimits } from './constants';

/** Paths here are absolute, without the site's base path, in declared form. */

/** Adds a trailing slash if it is missing. */
export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** Removes the trailing slash, except from `/`. */
export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Returns the path of a page's Markdown version: `/docs/x/` and `/docs/x` → `/docs/x.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${withoutSlash(path)}.md`;
}

/** Whether two paths are the same page, ignoring a trailing slash; case-sensitive. */
export function isSamePath(a: string, b: string): boolean {
  return withSlash(a) === withSlash(b);
}

/** Whether `path` is `base` or below it. */
export function isBelowPath(path: string, base: string): boolean {
  return withSlash(path).startsWith(withSlash(base));
}

/** `/docs/x/index.html` → `/docs/x/`, `/index.html` → `/`; other paths are unchanged. */
export function withoutIndexHtml(path: string): string {
  return path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : path;
}

/** Decodes percent escapes; returns the text unchanged if one is malformed. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a path or relative URL as it stands in an address; escapes that it already has stay. */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll('%25', '%');
}

/** Splits `/docs/x#part` into what comes before the anchor, and the anchor with its `#`, or nothing. */
export function splitAnchor(address: string): [path: string, anchor: string] {
  const index = address.indexOf('#');
  return index === -1 ? [address, ''] : [address.slice(0, index), address.slice(index)];
}

/** Whether a URL has a scheme or a host, and so is not a path of this site. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** Whether a URL is a path of the site that it stands on, also as browsers read it: they take a backslash for a slash. */
export function isOwnPath(url: string): boolean {
  const site = 'https://site.invalid';
  return url.startsWith('/') && URL.canParse(url, site) && new URL(url, site).origin === site;
}

/**
 * Whether a URL from elsewhere may be a link: absolute with `http(s)` and a host, or a path of the site, and not longer
 * than the limit; keeps out `javascript:` and the like.
 */
export function isWebUrl(url: string): boolean {
  if (url.length > answerLimits.url) return false;
  return isOwnPath(url) || (/^https?:\/\//i.test(url) && URL.canParse(url));
}

/** Bytes of a path segment; the files of a page have longer names, and file systems take 255. */
const longestSegment = 200;

/**
 * Returns what a path must not have in order to be a page's, or null if it may be one: segments that leave their
 * folder, percent-encoded ones too, and characters that mean something else in a file name, a URL or HTML.
 */
export function findPathFault(path: string): string | null {
  const decoded = decodeSafely(path);
  // Servers and Gatsby's loader decode an address a different number of times.
  if (decoded.includes('%')) return 'a "%" that encodes nothing, or that is encoded itself';
  const segments = decoded.split('/');
  if (segments.some((segment) => segment === '.' || segment === '..')) return 'the segments "." and ".."';
  if (/%2f/i.test(path)) return 'an encoded "/"';
  if (/[?#]/.test(path)) return '"?" and "#"';
  // eslint-disable-next-line no-control-regex -- they are looked for
  if (/[\\"<>\u0000-\u001f\u007f]/.test(decoded)) return 'control characters, "\\", quotes and angle brackets';
  // Browsers and sitemaps drop it, and systems differ in what they do with such a file.
  if (segments.some((segment) => /\s$/.test(segment))) return 'a space at the end of a segment';
  if (segments.some((segment) => new TextEncoder().encode(segment).length > longestSegment)) {
    return `segments of more than ${longestSegment} bytes`;
  }
  return null;
}
