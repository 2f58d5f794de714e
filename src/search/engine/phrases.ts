import { normalise, queryWords, sequenceOf } from './text';

/** Something that a query has as a whole, and how much more a record counts that has it as a whole too. */
export interface Phrase {
  /** For normalised text. */
  pattern: RegExp;
  boost: number;
}

/** Records with a quoted phrase come before all others. */
const quotedBoost = 1000;
/** Relative to records with the same words apart: `node.js`, `begin_checkout`. It is a name, so nothing else is meant. */
const joinedBoost = 20;

/** The second quotation mark may not be typed yet. */
const quoted = /["“„«]([^"“”„«»]+)(["“”»]|$)/g;
const joined = /[\p{L}\p{N}]+(?:[-._/@][\p{L}\p{N}]+)+/gu;

/** Returns what a query quotes, and its words that are joined by signs. */
export function phrasesOf(query: string): Phrase[] {
  const quotations = Array.from(query.matchAll(quoted), ([, text = '', end = '']) => {
    const words = queryWords(text);
    return { isPhrase: words.length > 0, pattern: bounded(sequenceOf(words), end !== ''), boost: quotedBoost };
  }).filter(({ isPhrase }) => isPhrase);
  const names = Array.from(query.matchAll(joined), ([name]) => ({
    pattern: bounded(normalise(name).replaceAll('.', '\\.'), false),
    boost: joinedBoost,
  }));
  return [...quotations, ...names];
}

/** A pattern that starts, and if `isClosed` ends, where a word does. Scripts without spaces have no such places. */
function bounded(pattern: string, isClosed: boolean): RegExp {
  const isWord = (char = ''): boolean => /[\p{L}\p{N}]/u.test(char) && char < '\u0e00';
  const start = isWord(pattern[0]) ? '(?:^|[^\\p{L}\\p{N}])' : '';
  return new RegExp(start + pattern + (isClosed && isWord(pattern.at(-1)) ? '(?![\\p{L}\\p{N}])' : ''), 'u');
}
