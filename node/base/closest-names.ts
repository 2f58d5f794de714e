/** Returns the `names` within two edits of `name`, ignoring case, closest first. */
export function closestNames(name: string, names: Iterable<string>): string[] {
  return [...names]
    .map((other) => ({ other, distance: distance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ distance: edits, other }) => edits <= Math.min(2, Math.floor(other.length / 3)))
    .sort((a, b) => a.distance - b.distance || a.other.localeCompare(b.other, 'en'))
    .map(({ other }) => other);
}

/** The number of edits between two words: letters put in, left out, replaced, or swapped with the next. */
function distance(a: string, b: string): number {
  let previous: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (previous[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution, swap));
    }
    previous = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
