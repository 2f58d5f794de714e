/** Route rules. Paths are absolute, without base path, in the form in which their route was declared. */

/** Adds the final slash when it is missing. */
export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** Removes the final slash, except from `/`. */
export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** `/docs/x/` and `/docs/x` → `/docs/x.md`: where the Markdown twin of a page is. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${withoutSlash(path)}.md`;
}

/** Whether both name the same page: slash-insensitive, case-sensitive. */
export function isSamePath(a: string, b: string): boolean {
  return withSlash(a) === withSlash(b);
}

/** Whether `path` is `base` or below it. */
export function isBelowPath(path: string, base: string): boolean {
  return withSlash(path).startsWith(withSlash(base));
}

/** `/docs/x/index.html` → `/docs/x/`, `/index.html` → `/`; other paths stay. */
export function withoutIndexHtml(path: string): string {
  return path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : path;
}

/** Decodes percent escapes; a malformed escape leaves the text as it is. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Has a scheme or a host: not a page of this site. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}
