/** `Cache-Control` values by kind of file. */
export const cacheLifetimes = {
  /** The name contains a digest of the content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Images and fonts with a fixed name: one day, then refreshed in the background. */
  named: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Pages and page data: revalidated on every request. */
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

export type CacheKind = keyof typeof cacheLifetimes;

/** At least 16 hexadecimal digits before the extension; shorter runs may be dates. */
export const hashedName = '[.-][0-9a-f]{16,}\\.[a-z0-9]+(\\.map)?$';

/** Everything in this folder has a digest in its path (images, fonts, imported assets). */
export const hashedFolder = '/static/';

/** Extensions of images and fonts. */
export const namedExtensions = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp', 'woff2'] as const;

const hashedPattern = new RegExp(hashedName);
const namedPattern = new RegExp(`\\.(${namedExtensions.join('|')})$`);

/** Returns the cache kind of a built file. `path` starts with `/` and has no path prefix. */
export function cacheKind(path: string): CacheKind {
  if (!path.endsWith('.html') && (path.startsWith(hashedFolder) || hashedPattern.test(path))) return 'hashed';
  return namedPattern.test(path) ? 'named' : 'revalidated';
}

export interface CacheRule {
  /** A path, or a folder followed by `*`. */
  pattern: string;
  value: string;
}

/**
 * Returns rules for hosts that support only exact paths and folders. They never overlap, because such hosts join the
 * values of all matching rules. Revalidation is the default there and needs no rule.
 */
export function cacheRules(paths: readonly string[]): CacheRule[] {
  const kinds = new Map([...paths].sort().map((path) => [path, cacheKind(path)]));
  const folders = new Map<string, Set<CacheKind>>();
  for (const [path, kind] of kinds) {
    const folder = topFolder(path);
    if (folder !== null) folders.set(folder, (folders.get(folder) ?? new Set()).add(kind));
  }
  const uniform = new Map([...folders].flatMap(([folder, [kind, other]]) => (kind && !other ? [[folder, kind]] : [])));
  const rules = new Map<string, CacheKind>();
  for (const [path, kind] of kinds) {
    const folder = topFolder(path);
    rules.set(folder !== null && uniform.has(folder) ? `${folder}*` : path, kind);
  }
  return [...rules]
    .filter(([, kind]) => kind !== 'revalidated')
    .map(([pattern, kind]) => ({ pattern, value: cacheLifetimes[kind] }));
}

/** Returns the top folder of a path, `/static/` for `/static/a/b.png`, or null for a file at the top. */
function topFolder(path: string): string | null {
  return /^\/[^/]+\//.exec(path)?.[0] ?? null;
}
