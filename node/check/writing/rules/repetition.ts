import { wordsOf } from '../corpus';
import { finding } from '../finding';
import { defineRule } from '../rule';

const shingleLength = 8;

/** Part of the shorter page's shingles that may stand in another page too. */
const mostCommon = 0.35;

/** No two pages say the same in the same words. */
export const checkRepetition = defineRule(['repetition'], ({ pages }) => {
  const shingles = pages.map((page) => ({ page, set: shinglesOf(wordsOf(page)) }));
  const owners = new Map<string, number[]>();
  shingles.forEach(({ set }, index) => {
    for (const shingle of set) owners.set(shingle, [...(owners.get(shingle) ?? []), index]);
  });
  const shared = new Map<string, number>();
  for (const indexes of owners.values()) {
    for (const [position, a] of indexes.entries()) {
      for (const b of indexes.slice(position + 1)) shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? 0) + 1);
    }
  }
  return [...shared].flatMap(([key, count]) => {
    const [a, b] = key.split(' ').map((index) => shingles[Number(index)]);
    if (!a || !b) return [];
    const part = count / Math.min(a.set.size, b.set.size);
    if (part <= mostCommon) return [];
    return finding(
      'repetition',
      b.page.file,
      b.page.lineOffset + 1,
      `${Math.round(part * 100)} % of its phrases stand in ${a.page.file}. Expected at most ${mostCommon * 100} %.`,
    );
  });
});

function shinglesOf(words: readonly string[]): Set<string> {
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return new Set(plain.slice(shingleLength - 1).map((_, index) => plain.slice(index, index + shingleLength).join(' ')));
}
