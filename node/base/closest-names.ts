/** Returns the `names` within two edits of `name`, ignoring case, closest first. */
export function closestNames(name: string, names: Iterable<string>): string[] {
  return [...names]
    .map((other) => ({ other, distance: distance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ distance: edits, other }) => edits <= Math.min(2, Math.floor(other.length / 3)))
    .sort((a, b) => a.distance - b.distance || a.other.localeCompare(b.other, 'en'))
    .map(({ other }) => other);
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
