/** Anchors of generated lists of measures. They must be stable across builds, because search and readers link to them. */

/** Returns the anchor of a group of measures. */
export function measureGroupAnchor(group: string): string {
  return group.toLowerCase().replaceAll(' ', '-');
}

/** Returns the anchor of the measures whose name begins with the same letter. */
export function measureLetterAnchor(name: string): string {
  return `measures-${name.charAt(0).toLowerCase()}`;
}
