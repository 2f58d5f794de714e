// Indexing, queries and highlighting must split texts into words in the same way.
import { unspacedScripts } from '../model/unspaced';

const words = /[^\n\r\p{Z}\p{P}\p{S}]+/gu;
/** Accents, vowel points, and characters that nobody sees: soft hyphens, joiners, marks of direction. */
const ignored = /(?![\u3099\u309a])[\p{sc=Inherited}\p{Cf}\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u06d6-\u06ed]/gu;
/** Characters of scripts without spaces, each with its marks. */
const unspaced = new RegExp(`[${unspacedScripts}][\\p{M}\\p{Cf}\\uff9e\\uff9f]*`, 'gu');
/** Every script of `unspaced` is above this character. */
const mayBeUnspaced = /[^\0-\u0dff]/;
/** Without any of these, a text has only the words between its spaces and punctuation, which are found faster. */
const mayHaveMore = /[^\0-\u0dff]|[+#&/]|\.[\p{L}\p{N}]|\d[,:]\d|\p{Ll}\p{Lu}/u;
/** Where a part of a name begins: `maxLength`, `parseXMLText`. */
const humps = /(?<=\p{Ll})\p{Lu}|(?<=\p{Lu})\p{Lu}(?=\p{Ll}{2})/gu;
/** Letters from which the end of a name is a word too. */
const humpFrom = 3;
/** Signs that belong to the word before them, and `&` with the word that it joins: `C++`, `C#`, `AT&T`. */
const signs = /^(?:\+\+?(?!\p{L})|#(?!\p{L})|&[\p{L}\p{N}]+)/u;
/** A number, and a pair of short words: their parts alone say nothing. `1,000.50`, `24/7`, `I/O`. */
const bound = /^(?:\d+(?:[.,:/]\d+)+|\p{L}{1,2}\/\p{L}{1,2}(?![\p{L}\p{N}]))/u;

/** Returns the signs that belong to a word, and what they join to it, of the text that begins with the word. */
function restOf({ length }: string, text: string): string {
  const rest = text.slice(length);
  return bound.exec(text)?.[0].slice(length) ?? signs.exec(rest)?.[0] ?? '';
}

/** Letters that Unicode does not take apart, as readers without them on the keyboard type them. */
const typedAs: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', ł: 'l' };

/**
 * Returns a text in lower case, without accents and invisible characters, in NFKC: `Ménü` → `menu`, `ﬁle` → `file`,
 * `Straße` → `strasse`.
 */
export function normalise(text: string): string {
  // Nearly all words are ASCII, and `normalize` is slow.
  if (isAscii(text)) return text.toLowerCase();
  const plain = text.normalize('NFKD').replace(ignored, '').normalize('NFC').toLowerCase();
  return plain.replace(/[æœßøł]/g, (letter) => typedAs[letter] ?? '');
}

const isAscii = (text: string): boolean => /^[\0-\x7e]*$/.test(text);

export interface Token {
  /** The word as written; `word` is its normalised form. */
  text: string;
  word: string;
  start: number;
}

interface WrittenWord {
  text: string;
  start: number;
  /** Whether another word contains it: the last character of a run of pairs, a part of a name. */
  isPart?: boolean;
  /** Whether it is the end of a name such as `maxLength`. */
  isHump?: boolean;
}

/**
 * Splits a text into words. A name with signs is a word, and so are its parts: `C++` and `C`, `AT&T`, `AT` and `T`. Of
 * `maxLength`, so is `Length`.
 * Where words are not set apart, each pair of neighbours is one, so that any part of a sentence is found.
 */
function* wordsOf(text: string): Generator<WrittenWord> {
  let nameEnd = 0;
  for (const { 0: word, index: start } of text.matchAll(words)) {
    if (mayBeUnspaced.test(word)) {
      yield* pairsOf(word, start);
      continue;
    }
    const end = start + word.length;
    const sign = /[+#&.,:/]/.test(text.charAt(end)) ? restOf(word, text.slice(start, end + 40)) : '';
    const dot = text.charAt(start - 1) === '.' && !/[\p{L}\p{N}.)\]]/u.test(text.charAt(start - 2)) ? '.' : '';
    if (sign || dot) {
      nameEnd = end + sign.length;
      yield { text: dot + word + sign, start: start - dot.length };
    }
    yield { text: word, start, isPart: end <= nameEnd };
    for (const { index } of word.matchAll(humps)) {
      if (word.length - index >= humpFrom)
        yield { text: word.slice(index), start: start + index, isPart: true, isHump: true };
    }
  }
}

function* pairsOf(word: string, offset: number): Generator<WrittenWord> {
  let done = 0;
  const characters = Array.from(word.matchAll(unspaced));
  for (const [place, { 0: text, index }] of characters.entries()) {
    if (index > done) yield { text: word.slice(done, index), start: offset + done };
    const isPart = place > 0 && index === done;
    done = index + text.length;
    const next = characters[place + 1];
    yield next?.index === done
      ? { text: text + next[0], start: offset + index }
      : { text, start: offset + index, isPart };
  }
  if (done < word.length) yield { text: word.slice(done), start: offset + done };
}

/** Splits a text into the words under which it is indexed; `maxLength` is found by `Length` if `hasHumps`. */
export function splitWords(text: string, hasHumps = true): string[] {
  const whole = composed(text);
  if (!mayHaveMore.test(whole)) return whole.match(words) ?? [];
  return Array.from(wordsOf(whole), (word) => (word.isHump && !hasHumps ? '' : word.text)).filter(Boolean);
}

/** Splits a text into normalised words, each part of it once: a name with signs is one word. */
export function queryWords(query: string): string[] {
  const whole = composed(query);
  if (!mayHaveMore.test(whole)) return (whole.match(words) ?? []).map(normalise).filter(Boolean);
  return Array.from(wordsOf(whole), ({ text, isPart }) => (isPart ? '' : normalise(text))).filter(Boolean);
}

/** Returns the parts of a name with signs: `at&t` → `at`, `t`. */
export function partsOf(name: string): string[] {
  return name.match(words) ?? [];
}

/** Whether a word is complete however short it is: a name with signs, or of a script with many characters. */
export function isWhole(word: string): boolean {
  return mayBeUnspaced.test(word) || /[+#.&,:/]/.test(word);
}

/**
 * Returns a pattern for words that follow each other in a normalised text: nothing but signs and spaces between them,
 * and nothing between overlapping pairs.
 */
export function sequenceOf(sequence: readonly string[]): string {
  return sequence.reduce((pattern, word, index) => {
    const before = sequence[index - 1];
    const escaped = word.replace(/[+.]/g, '\\$&');
    if (before === undefined) return escaped;
    if (!mayBeUnspaced.test(before + word)) return `${pattern}[^\\p{L}\\p{N}\\n]+${escaped}`;
    let shared = word.length - 1;
    while (!before.endsWith(word.slice(0, shared))) shared -= 1;
    return pattern + (shared > 0 ? word.slice(shared) : `[^\\p{L}\\p{N}\\n]*${escaped}`);
  }, '');
}

/** Splits a text in NFC into words with their offsets; words may overlap. */
export function tokensOf(text: string): Token[] {
  return Array.from(wordsOf(text), (word) => ({ text: word.text, word: normalise(word.text), start: word.start }));
}

/** Puts a text into NFC, so that a letter and its accent are one character. */
export function composed(text: string): string {
  return isAscii(text) ? text : text.normalize('NFC');
}
