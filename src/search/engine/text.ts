/** How texts become words; the same for the index, for queries and for highlighting. */

const words = /[^\n\r\p{Z}\p{P}\p{S}]+/gu;
const marks = /\p{M}+/gu;

/** Lower case, without accents, in the compatible form: `Ménü` → `menu`, `ﬁle` → `file`. */
export function normalise(word: string): string {
  // Nearly all words are plain; normalising is slow.
  const plain = /^[\x20-\x7e]*$/.test(word) ? word : word.normalize('NFKD').replace(marks, '');
  return plain.toLowerCase();
}

export function splitWords(text: string): string[] {
  return text.match(words) ?? [];
}

/** Words as they are looked up and compared. */
export function queryWords(query: string): string[] {
  return splitWords(query).map(normalise).filter(Boolean);
}

export interface Token {
  /** As written. */
  text: string;
  word: string;
  start: number;
}

/** Words with their places. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(words), (match) => ({
    text: match[0],
    word: normalise(match[0]),
    start: match.index,
  }));
}
