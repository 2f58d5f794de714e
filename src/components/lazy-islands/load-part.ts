const parts = new Map<string, Promise<unknown>>();
const failed = new Set<string>();

/**
 * Loads something once while components render. A failure is kept until `forgetFailures`: React renders again as soon as
 * a load ends, and would load again without end.
 */
export function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  const known = parts.get(name) as Promise<Part> | undefined;
  if (known) return known;
  const loading = load();
  parts.set(name, loading);
  loading.catch(() => failed.add(name));
  return loading;
}

/** Lets what failed be loaded again. */
export function forgetFailures(): void {
  for (const name of failed) parts.delete(name);
  failed.clear();
}
