import type { MatchedText } from '../client/types';
import { escapeHtml, tokensOf } from './text';
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
  const beginning = typed.filter((query) => word.startsWith(query)).sort((a, b) => b.length - a.length)[0];
  // Where accents were removed the lengths differ: the whole word is marked then.
  if (beginning !== undefined) return word.length === text.length ? beginning.length : text.length;
  return found.has(word) ? text.length : 0;
}

/** Escapes a text and marks what matched in it. */
export function markText(text: string, matches: Matches): MatchedText {
  return mark(text, tokensOf(text), matches, 0, text.length);
}

function mark(text: string, tokens: readonly Token[], matches: Matches, from: number, to: number): MatchedText {
  let value = '';
  let place = from;
  const matchedWords = new Set<string>();
  for (const token of tokens) {
    if (token.start < from || token.start >= to) continue;
    const length = markedLength(token, matches);
    if (length === 0) continue;
    value += `${escapeHtml(text.slice(place, token.start))}<mark>${escapeHtml(text.slice(token.start, token.start + length))}</mark>`;
    place = token.start + length;
    matchedWords.add(matches.typed.find((query) => token.word.startsWith(query)) ?? token.word);
  }
  value += escapeHtml(text.slice(place, to));
  const matchLevel = matchedWords.size === 0 ? 'none' : matchedWords.size >= matches.typed.length ? 'full' : 'partial';
  return { value, matchLevel, matchedWords: Array.from(matchedWords) };
}

/** The stretch of so many words that has most of the matches, cut ends shown by the ellipsis (SRQ-03). */
export function snippet(text: string, matches: Matches, words: number, ellipsis: string): MatchedText {
  const flat = text.replaceAll('\n', ' ');
  const tokens = tokensOf(flat);
  if (tokens.length <= words) return mark(flat, tokens, matches, 0, flat.length);
  const hits = tokens.map((token) => (markedLength(token, matches) > 0 ? token.word : null));
  const start = bestStart(hits, words);
  const first = tokens[start];
  const last = tokens[Math.min(start + words, tokens.length) - 1];
  const from = start === 0 ? 0 : (first?.start ?? 0);
  const isCut = start + words < tokens.length;
  const to = isCut && last ? last.start + last.text.length : flat.length;
  const marked = mark(flat, tokens, matches, from, to);
  return { ...marked, value: `${start > 0 ? ellipsis : ''}${marked.value}${isCut ? ellipsis : ''}` };
}

/** Start of the window with most different matching words; two words of context are left before the first. */
function bestStart(hits: readonly (string | null)[], words: number): number {
  let best = 0;
  let bestCount = 0;
  for (let start = 0; start < hits.length; start += 1) {
    if (hits[start] === null) continue;
    const count = new Set(hits.slice(start, start + words - 2).filter((word) => word !== null)).size;
    if (count > bestCount) {
      best = Math.max(0, start - 2);
      bestCount = count;
    }
  }
  return Math.min(best, Math.max(0, hits.length - words));
}
