/** How long a browser may keep a file, by kind. */
export const cacheLifetimes = {
  /** The name changes with the content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pictures and fonts under a fixed name: a day, then refreshed in the background. */
  named: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Pages, page data: asked for each time, answered by "not modified". */
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

export type CacheKind = keyof typeof cacheLifetimes;

/** At least 16 hexadecimal digits before the extension: shorter runs may be dates. */
export const hashedName = '[.-][0-9a-f]{16,}\\.[a-z0-9]+(\\.map)?$';

/** Everything in here has a digest in its path (images, fonts, imported assets). */
export const hashedFolder = '/static/';

/** Extensions of pictures and fonts. */
export const namedExtensions = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp', 'woff2'] as const;

const hashedPattern = new RegExp(hashedName);
const namedPattern = new RegExp(`\\.(${namedExtensions.join('|')})$`);

/** The kind of a built file. `path` starts with `/` and has no path prefix. */
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
 * Rules for hosts that know exact paths and folders only. They never overlap, since such hosts join the values of all
 * rules that match. Revalidation is the default of these hosts and needs no rule.
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

/** `/static/` of `/static/a/b.png`; null at the top. */
function topFolder(path: string): string | null {
  return /^\/[^/]+\//.exec(path)?.[0] ?? null;
}
