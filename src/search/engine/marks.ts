import { withoutMarks } from '../../shared/search-record';
import type { MarkedText, TextSegment } from '../model/hit';
import { composed, normalise, tokensOf } from './text';
import type { Token } from './text';

/** What to mark in the texts of a hit. */
export interface Matches {
  /** Words of the query. */
  typed: readonly string[];
  /** Words of the index that matched them. */
  found: ReadonlySet<string>;
}

/** Number of leading characters of a word to mark; 0 if it is not a match. */
function markedLength({ word, text }: Token, { typed, found }: Matches): number {
  if (!found.has(word)) return 0;
  const typedLength = Math.max(0, ...typed.map((query) => (word.startsWith(query) ? query.length : 0)));
  if (typedLength === 0) return text.length;
  // As many characters of the word as written; normalisation may change their number.
  let length = text.length;
  while (length > 1 && normalise(text.slice(0, length - 1)).length >= typedLength) length -= 1;
  return length;
}

/** Splits a text into marked and unmarked segments. */
export function markText(written: string, matches: Matches): MarkedText {
  const text = composed(written);
  return mark(text, tokensOf(text), matches, 0, text.length);
}

function mark(text: string, tokens: readonly Token[], matches: Matches, from: number, to: number): TextSegment[] {
  const segments: TextSegment[] = [];
  const add = (start: number, end: number, marked: boolean): void => {
    const last = segments.at(-1);
    if (end <= start) return;
    if (last?.marked === marked) last.text += text.slice(start, end);
    else segments.push({ text: text.slice(start, end), marked });
  };
  let done = from;
  for (const token of tokens) {
    if (token.start < from || token.start >= to) continue;
    const length = markedLength(token, matches);
    if (token.start + length <= done) continue;
    const start = Math.max(done, token.start);
    add(done, start, false);
    done = token.start + length;
    add(start, done, true);
  }
  add(done, to, false);
  return segments;
}

/** Returns the run of `words` words of a record's text with the most matches; an ellipsis shows where it was cut. */
export function snippet(content: string, matches: Matches, words: number): MarkedText {
  const text = withoutMarks(composed(content));
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
 * Returns the first token of the window with the most distinct matches. Up to a quarter of it is context before the
 * first match, from the beginning of the sentence if that is near enough.
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
  // A whole sentence at the end of the text may be a short window; otherwise preceding words fill the window.
  return isSentence(tokens[best]?.start) ? best : Math.max(0, Math.min(best, hits.length - words));
}
