import type { MarkedText, TextSegment } from '../model/hit';
import { tokensOf } from './text';
import type { Token } from './text';

/** What a query found in the texts of a hit. */
export interface Matches {
  /** Words as typed. */
  typed: readonly string[];
  /** Words of the index that answered them. */
  found: ReadonlySet<string>;
}

/** How many characters of a word are to be marked: 0 when it is no match. */
function markedLength({ word, text }: Token, { typed, found }: Matches): number {
  if (!found.has(word)) return 0;
  const beginning = Math.max(0, ...typed.map((query) => (word.startsWith(query) ? query.length : 0)));
  // Where accents were removed the lengths differ: the whole word is marked then.
  return word.length === text.length && beginning ? beginning : text.length;
}

/** Marks what matched in a text. */
export function markText(text: string, matches: Matches): MarkedText {
  return mark(text, tokensOf(text), matches, 0, text.length);
}

function mark(text: string, tokens: readonly Token[], matches: Matches, from: number, to: number): TextSegment[] {
  const segments: TextSegment[] = [];
  const add = (start: number, end: number, marked: boolean): void => {
    if (end > start) segments.push({ text: text.slice(start, end), marked });
  };
  let done = from;
  for (const token of tokens) {
    if (token.start < from || token.start >= to) continue;
    const length = markedLength(token, matches);
    if (length === 0) continue;
    add(done, token.start, false);
    done = token.start + length;
    add(token.start, done, true);
  }
  add(done, to, false);
  return segments;
}

/** The stretch of so many words that has most of the matches, cut ends shown by an ellipsis. */
export function snippet(text: string, matches: Matches, words: number): MarkedText {
  const tokens = tokensOf(text);
  const start = bestStart(text, tokens, matches, words);
  const last = tokens[start + words - 1];
  const isCut = last !== undefined && start + words < tokens.length;
  const from = start > 0 ? (tokens[start]?.start ?? 0) : 0;
  const to = isCut ? last.start + last.text.length : text.length;
  const ellipsis = { text: '…', marked: false };
  return [
    ...(start > 0 ? [ellipsis] : []),
    ...mark(text.replaceAll('\n', ' '), tokens, matches, from, to),
    ...(isCut ? [ellipsis] : []),
  ];
}

/**
 * Start of the window with most different matching words. A quarter of it is for what stands before the first one: from
 * the beginning of the sentence if that is near enough.
 */
function bestStart(text: string, tokens: readonly Token[], matches: Matches, words: number): number {
  const hits = tokens.map((token) => markedLength(token, matches) && token.word);
  const before = words >> 2;
  let best = 0;
  let bestCount = 0;
  for (let start = 0; start < hits.length; start += 1) {
    if (!hits[start]) continue;
    const count = new Set(hits.slice(start, start + words - before).filter(Boolean)).size;
    if (count > bestCount) {
      best = start;
      bestCount = count;
    }
  }
  const earliest = best - before;
  const isSentence = (start = 0): boolean => /[.!?:] |\n/.test(text.slice(start - 2, start));
  while (best > earliest && !isSentence(tokens[best]?.start)) best -= 1;
  // A sentence at the end of the text stands alone; a part of one does with what is before it.
  return isSentence(tokens[best]?.start) ? best : Math.max(0, Math.min(best, hits.length - words));
}
