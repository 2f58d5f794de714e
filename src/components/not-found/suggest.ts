import { areas } from '../../shared/areas';
import { suggestionLimit } from '../../shared/constants';
import { decodeSafely } from '../../shared/paths';
import { isCategory } from '../../shared/sidebar';
import type { SidebarItem } from '../../shared/sidebar';

export interface Suggestion {
  label: string;
  path: string;
}

const areaWords = areas.flatMap(({ basePath }) => splitWords(basePath));

/** Returns the words of a path, without those that most paths have. */
function wordsOf(path: string): string[] {
  return splitWords(path).filter((word) => word.length > 1 && word !== 'category' && !areaWords.includes(word));
}

function splitWords(path: string): string[] {
  return decodeSafely(path)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
}

function pairsOf(word: string): string[] {
  return Array.from({ length: Math.max(word.length - 1, 1) }, (_, index) => word.slice(index, index + 2));
}

/** Similarity of two words from 0 to 1: the share of common letter pairs (Dice coefficient). */
function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const pairs = pairsOf(a);
  const rest = pairsOf(b);
  const total = pairs.length + rest.length;
  let common = 0;
  for (const pair of pairs) {
    const index = rest.indexOf(pair);
    if (index < 0) continue;
    rest.splice(index, 1);
    common += 1;
  }
  return (2 * common) / total;
}

/** Similarity of two paths from 0 to 1; the last segment counts most. */
export function pathLikeness(wanted: string, known: string): number {
  const score = (a: string[], b: string[]): number => {
    if (a.length === 0 || b.length === 0) return 0;
    const best = (words: string[], others: string[]): number =>
      words.reduce((sum, word) => sum + Math.max(...others.map((other) => wordLikeness(word, other))), 0) /
      words.length;
    return (best(a, b) + best(b, a)) / 2;
  };
  return (
    0.65 * score(wordsOf(lastSegment(wanted)), wordsOf(lastSegment(known))) +
    0.35 * score(wordsOf(wanted), wordsOf(known))
  );
}

function lastSegment(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}

/** Returns the search query for an unknown path: the words of its last segment. */
export function queryFor(path: string): string {
  return decodeSafely(lastSegment(path))
    .replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

function listPages(items: readonly SidebarItem[]): Suggestion[] {
  return items.flatMap((item) => [
    ...(item.path !== undefined && !item.unlisted ? [{ label: item.label, path: item.path }] : []),
    ...(isCategory(item) ? listPages(item.items) : []),
  ]);
}

const minimumLikeness = 0.45;

/** Returns the known pages with the most similar paths, best first, at most `suggestionLimit`. */
export function suggestPages(wanted: string, known: readonly SidebarItem[]): Suggestion[] {
  return listPages(known)
    .map((page) => ({ page, likeness: pathLikeness(wanted, page.path) }))
    .filter(({ likeness }) => likeness >= minimumLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, suggestionLimit)
    .map(({ page }) => page);
}
