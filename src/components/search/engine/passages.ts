import type { FoundTerm } from './look-up';
import type { IndexedRecord } from './records';
import { isSame } from './meanings';
import { queryWords } from './text';

/** A stretch of a record's text, word for word. */
export interface RatedPassage {
  record: IndexedRecord;
  text: string;
  score: number;
}

/** What a question is after. */
export interface AskedFor {
  /** In the words of the question. */
  phrase: string;
  isDefinition: boolean;
}

const passageCharacters = 420;
const passageSentences = 3;

/** The best stretches of a record's text for a question. */
export function passagesOf(record: IndexedRecord, terms: readonly FoundTerm[], asked: AskedFor): RatedPassage[] {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const heading = queryWords(`${record.page.title} ${record.trail.join(' ')}`);
  const named = terms.reduce((sum, { weight, words }) => sum + (has(heading, words) ? weight : 0), 0);
  const isNamed = [record.page.title, record.head].some((text) => isSame(queryWords(text).join(' '), asked.phrase));
  const headingBonus = (named / total) * 0.2 + (isNamed ? 0.2 : 0);
  const rate = (text: string, isFirst: boolean): number => {
    const words = queryWords(text);
    let covered = 0;
    for (const { weight, words: term } of terms) {
      if (has(words, term)) covered += weight;
      // What the heading says need not be said again.
      else if (has(heading, term)) covered += weight * 0.6;
    }
    let score = covered / total + headingBonus;
    if (isFirst) score += 0.08;
    if (asked.isDefinition && isFirst && /\b(?:is|are|means|stands for)\b/.test(text)) score += 0.15;
    if (` ${words.join(' ')} `.includes(` ${asked.phrase} `)) score += 0.1;
    if (text.includes(' | ')) score -= 0.08;
    if (text.length < 40) score -= 0.15;
    return score;
  };
  const windows = windowsOf(record.content).map((text, index) => ({ record, text, score: rate(text, index === 0) }));
  return windows.sort((a, b) => b.score - a.score || a.text.length - b.text.length).slice(0, 2);
}

/** Whether a text has a word of the question, or one that differs only in its ending. */
function has(words: readonly string[], asked: readonly string[]): boolean {
  return asked.every((one) => {
    const stem = one.length > 5 ? one.slice(0, -2) : one.length > 3 ? one.slice(0, -1) : one;
    return words.some((word) => (one.length > 3 ? word.startsWith(stem) : word === one));
  });
}

/** All stretches that may be quoted: up to three sentences of a paragraph, a row, a list with its first words. */
function windowsOf(content: string): string[] {
  const blocks = content.split('\n').filter(Boolean);
  return blocks.flatMap((block, index) => {
    // A question of the page is quoted with its answer, an introduction with its list.
    if (block.endsWith('?')) return [join(blocks.slice(index, index + 2), '\n', Infinity)];
    if (block.endsWith(':')) return [join(blocks.slice(index), '\n')];
    const sentences = sentencesOf(block);
    return sentences.map((_, start) => join(sentences.slice(start, start + passageSentences), ''));
  });
}

/** As many of the parts as have room, the first one always. */
function join(parts: readonly string[], glue: string, most = passageCharacters): string {
  let text = '';
  for (const part of parts) {
    if (text && text.length + part.length > most) break;
    text += glue + part;
  }
  return text.trim();
}

let segmenter: Intl.Segmenter | null = null;

function sentencesOf(block: string): string[] {
  if (block.includes(' | ')) return [block];
  if (typeof Intl.Segmenter !== 'function') return block.match(/.+?(?:[.!?] |$)/g) ?? [];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  return Array.from(segmenter.segment(block), ({ segment }) => segment);
}
