// Indexing, queries and highlighting must split texts into words in the same way.

const words = /[^\n\r\p{Z}\p{P}\p{S}]+/gu;
const marks = /\p{M}+/gu;

/** Returns a word in lower case, without accents, in NFKD: `Ménü` → `menu`, `ﬁle` → `file`. */
export function normalise(word: string): string {
  // Nearly all words are ASCII, and `normalize` is slow.
  const plain = /^[\x20-\x7e]*$/.test(word) ? word : word.normalize('NFKD').replace(marks, '');
  return plain.toLowerCase();
}

export function splitWords(text: string): string[] {
  return text.match(words) ?? [];
}

/** Splits a text into normalised words. */
export function queryWords(query: string): string[] {
  return splitWords(query).map(normalise).filter(Boolean);
}

export interface Token {
  /** The word as written; `word` is its normalised form. */
  text: string;
  word: string;
  start: number;
}

/** Splits a text into words with their offsets. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(words), (match) => ({
    text: match[0],
    word: normalise(match[0]),
    start: match.index,
  }));
}
