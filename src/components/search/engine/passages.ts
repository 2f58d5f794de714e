import type { FoundTerm } from './look-up';
import type { IndexedRecord } from './records';
import { normalise, splitWords } from './text';

/** A stretch of a record's text, word for word. */
export interface RatedPassage {
  record: IndexedRecord;
  text: string;
  score: number;
}

const passageCharacters = 420;
const passageSentences = 3;

/** The best stretches of a record's text for a question. */
export function passagesOf(record: IndexedRecord, terms: readonly FoundTerm[], isDefinition: boolean): RatedPassage[] {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const heading = wordsOf([record.page.title, ...record.trail].join(' '));
  const rate = (text: string, isFirst: boolean): number => {
    const words = wordsOf(text);
    let covered = 0;
    for (const { weight, words: asked } of terms) {
      if (has(words, asked)) covered += weight;
      // What the heading says need not be said again.
      else if (has(heading, asked)) covered += weight * 0.6;
    }
    let score = covered / total;
    if (isFirst) score += 0.08;
    if (isDefinition && isFirst && /\b(?:is|are|means|stands for)\b/.test(text)) score += 0.15;
    if (text.includes(' | ')) score -= 0.08;
    if (text.length < 40) score -= 0.15;
    return score;
  };
  const windows = windowsOf(record.content).map((text, index) => ({ record, text, score: rate(text, index === 0) }));
  return windows.sort((a, b) => b.score - a.score || a.text.length - b.text.length).slice(0, 2);
}

const wordsOf = (text: string): string[] => splitWords(text).map(normalise);

/** Whether a text has a word of the question, or one that differs only in its ending. */
function has(words: readonly string[], asked: readonly string[]): boolean {
  return asked.every((one) => {
    const stem = one.length > 5 ? one.slice(0, -2) : one.length > 3 ? one.slice(0, -1) : one;
    return words.some((word) => (one.length > 3 ? word.startsWith(stem) : word === one));
  });
}

/** All stretches that may be quoted: up to three sentences of a paragraph, a row, a list with its first words. */
function windowsOf(content: string): string[] {
  const blocks = content.split('\n').filter((block) => block !== '');
  const windows: string[] = [];
  for (const [index, block] of blocks.entries()) {
    const sentences = sentencesOf(block);
    for (let start = 0; start < sentences.length; start += 1) {
      let text = '';
      for (const sentence of sentences.slice(start, start + passageSentences)) {
        if (text !== '' && text.length + sentence.length > passageCharacters) break;
        text += sentence;
      }
      windows.push(text.trim());
    }
    // An introduction without its list says nothing.
    if (block.endsWith(':')) windows.push(withFollowing(blocks, index));
  }
  return windows;
}

function withFollowing(blocks: readonly string[], index: number): string {
  let text = blocks[index] ?? '';
  for (const block of blocks.slice(index + 1)) {
    if (text.length + block.length > passageCharacters) break;
    text += `\n${block}`;
  }
  return text;
}

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'sentence' }) : null;

function sentencesOf(block: string): string[] {
  if (block.includes(' | ')) return [block];
  return segmenter ? [...segmenter.segment(block)].map(({ segment }) => segment) : block.split(/(?<=[.!?]) /);
}
