import { isCode } from './codes';
import { unspacedScripts } from './unspaced';

/** Characters of a long text that are read, at its beginning and at its end: traces of some languages end with the error. */
const readCharacters = 8000;

const address = /^\s*https?:\/\/[^/\s]+(\/[^\s?#]*)(?:\?[^\s#]*)?(#\S*)?\s*$/i;
/** Files and other addresses, which differ from machine to machine. */
const path = /[^\s"'()]*[/\\][^\s"'()]*[/\\][^\s"'()]*/g;
const name = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-._][\p{L}\p{N}\p{M}]+)*/gu;
const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');
/** Longer words are data: keys, digests, filling. */
const longestWord = 40;

/**
 * Returns a text with at most `most` characters that finds what the whole would find: of an address its path, otherwise
 * the words that occur in few texts, in their order. A text that is short enough stays as it is.
 */
export function condense(text: string, most: number): string {
  if (text.length <= most) return text;
  const [, route, hash = ''] = address.exec(text.slice(0, readCharacters)) ?? [];
  if (route !== undefined) return cutPath(route, hash, most);
  const read =
    text.length > 2 * readCharacters ? `${text.slice(0, readCharacters)} ${text.slice(-readCharacters)}` : text;
  const words = wordsIn(read.replace(path, ' '));
  return fit(words.length > 0 ? words : wordsIn(read), most) || text.slice(0, most);
}

function cutPath(route: string, hash: string, most: number): string {
  if (route.length + hash.length <= most) return route + hash;
  if (route.length <= most) return route;
  const end = route.slice(-most);
  return end.includes('/') ? end.slice(end.indexOf('/')) : route.slice(0, most);
}

interface Word {
  text: string;
  place: number;
  count: number;
  weight: number;
}

function wordsIn(text: string): Word[] {
  const words = new Map<string, Word>();
  for (const { 0: found, index } of text.matchAll(name)) {
    const key = found.toLowerCase();
    const word = words.get(key) ?? { text: found, place: index, count: 0, weight: weightOf(found) };
    word.count += 1;
    words.set(key, word);
  }
  return Array.from(words.values()).filter(({ weight }) => weight > 0);
}

/** Codes and names of programs say most; numbers, single letters and data say nothing. */
function weightOf(word: string): number {
  if (unspaced.test(word)) return 3;
  if (word.length < 2 || word.length > longestWord || /^[\d.-]+$/.test(word) || /^[\da-f-]{12,}$/i.test(word)) return 0;
  if (isCode(word)) return 4;
  if (/\d/.test(word)) return 1;
  return /[._]|\p{Ll}\p{Lu}/u.test(word) ? 3 : 2;
}

/** Joins as many words as fit, first those that weigh most; of equal ones those that are not repeated. */
function fit(words: readonly Word[], most: number): string {
  const chosen: Word[] = [];
  let room = most;
  for (const word of Array.from(words).sort((a, b) => b.weight - a.weight || a.count - b.count || a.place - b.place)) {
    // A part of a sentence without spaces is found as well.
    const text = unspaced.test(word.text) ? word.text.slice(0, room) : word.text;
    if (text.length === 0 || text.length > room) continue;
    chosen.push({ ...word, text });
    room -= text.length + 1;
  }
  return chosen
    .sort((a, b) => a.place - b.place)
    .map(({ text }) => text)
    .join(' ');
}
