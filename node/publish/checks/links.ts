import { decodeSafely, isExternal, withoutIndexHtml, withSlash } from '../../../src/shared/paths';

/** A broken link. `resolved` is the path without base path, query and hash. */
export interface BrokenLink {
  page: string;
  href: string;
  resolved: string;
  kind: 'route' | 'anchor';
  /** The page whose path differs in capitals alone. */
  similar?: string;
}

export interface LinkCheckInput {
  /** Built pages by declared path. */
  pages: ReadonlyMap<string, { links: readonly string[]; ids: readonly string[] }>;
  /** Paths that answer with a redirect. */
  redirects: Iterable<string>;
  pathPrefix: string;
  /** Whether a path is a file in the output (an image, a feed). */
  isFile: (path: string) => boolean;
}

/**
 * Checks every link of every page. Paths are compared raw and decoded, without query and trailing slash; `#` and `#top`
 * always exist.
 */
export function findBrokenLinks({ pages, redirects, pathPrefix, isFile }: LinkCheckInput): BrokenLink[] {
  const idsOf = new Map([...pages].map(([path, { ids }]) => [withSlash(path), new Set(ids)]));
  const known = new Set([...idsOf.keys(), ...[...redirects].map(withSlash)]);
  const byLowerCase = new Map([...known].map((path) => [path.toLowerCase(), path]));
  const broken: BrokenLink[] = [];
  // Most links are on every page (navbar, sidebar, footer), so each is resolved only once.
  const pathResults = new Map<string, string | null>();

  const resolvePath = (path: string): string | null => {
    const cached = pathResults.get(path);
    if (cached !== undefined) return cached;
    const candidates = [path, decodeSafely(path)].map((candidate) => withSlash(withoutIndexHtml(candidate)));
    const found = candidates.find((candidate) => known.has(candidate)) ?? (isFile(decodeSafely(path)) ? '' : null);
    pathResults.set(path, found);
    return found;
  };

  for (const [page, { links }] of pages) {
    for (const href of new Set(links)) {
      if (isExternal(href)) continue;
      const [beforeHash, fragment] = splitAt(href, '#');
      // A text fragment: only the browser can find it.
      const [hash = ''] = fragment.split(':~:');
      const [rawPath] = splitAt(beforeHash, '?');
      const path = rawPath === '' ? page : stripPrefix(resolveRelative(rawPath, page, pathPrefix), pathPrefix);
      const found = path === null ? null : resolvePath(path);
      if (found === null) {
        const similar = byLowerCase.get(withSlash(decodeSafely(path ?? '')).toLowerCase());
        broken.push({ page, href, resolved: path ?? rawPath, kind: 'route', ...(similar ? { similar } : {}) });
      } else if (hash !== '' && hash !== 'top') {
        const ids = idsOf.get(found);
        if (ids && !ids.has(hash) && !ids.has(decodeSafely(hash))) {
          broken.push({ page, href, resolved: path ?? rawPath, kind: 'anchor' });
        }
      }
    }
  }
  return broken;
}

function splitAt(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

function resolveRelative(path: string, page: string, pathPrefix: string): string {
  return path.startsWith('/') ? path : new URL(path, `https://site.invalid${pathPrefix}${page}`).pathname;
}

/** Returns null if the link is outside the base path. */
function stripPrefix(path: string, pathPrefix: string): string | null {
  if (pathPrefix === '') return path;
  if (path === pathPrefix) return '/';
  return path.startsWith(`${pathPrefix}/`) ? path.slice(pathPrefix.length) : null;
}
