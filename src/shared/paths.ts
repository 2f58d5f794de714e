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

/** Whether a URL has a scheme or a host, and so is not a path of this site. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}
