import type { FoundTerm } from './term-lookup';
import type { IndexedRecord } from './records';
import { queryWords } from './text';

/** A passage of a record's text, verbatim. */
export interface RatedPassage {
  record: IndexedRecord;
  text: string;
  score: number;
}

const passageCharacters = 420;
const passageSentences = 3;

/** Returns a record's best passage for a question, or null if it has no text. `loss` is subtracted from the score. */
export function bestPassage(record: IndexedRecord, terms: readonly FoundTerm[], loss: number): RatedPassage | null {
  const found = terms.map(({ matches, weight }) => ({
    weight,
    words: Object.keys(matches.get(record.id)?.match ?? {}),
  }));
  const total = found.reduce((sum, { weight }) => sum + weight, 0);
  const heading = queryWords(`${record.page.title} ${record.page.keywords} ${record.trail.join(' ')}`);
  const named = found.reduce((sum, { weight, words }) => sum + (has(heading, words) ? weight : 0), 0);
  const headingBonus = (named / total) * 0.4;
  let best: RatedPassage | null = null;
  for (const [index, text] of windowsOf(record.content).entries()) {
    const words = queryWords(text);
    let covered = 0;
    for (const { weight, words: answers } of found) {
      if (has(words, answers)) covered += weight;
      // A passage need not repeat its heading.
      else if (has(heading, answers)) covered += weight * 0.6;
    }
    let score = covered / total + headingBonus - loss;
    // The beginning of a section usually sums it up.
    if (index === 0) score += 0.15;
    if (!best || score > best.score) best = { record, text, score };
  }
  return best;
}

/** Whether a text contains any of the wanted words. */
const has = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((word) => words.includes(word));

/**
 * Returns all candidate passages: up to three sentences of a paragraph, a table row, or a list with its introduction.
 */
function windowsOf(content: string): string[] {
  const blocks = content.split('\n').filter(Boolean);
  return blocks.flatMap((block, index) => {
    // A question is quoted with its answer, an introduction with its list.
    if (block.endsWith('?')) return [join(blocks.slice(index, index + 2), '\n', Infinity)];
    if (block.endsWith(':')) return [join(blocks.slice(index), '\n')];
    const sentences = sentencesOf(block);
    return sentences.map((_, start) => join(sentences.slice(start, start + passageSentences), ''));
  });
}

/** Joins as many parts as fit; always at least the first. */
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
