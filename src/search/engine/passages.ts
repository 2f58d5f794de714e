import { chunksOf } from './chunks';
import type { Chunk } from './chunks';
import type { FoundTerm } from './term-lookup';
import type { IndexedRecord } from './records';
import { queryWords } from './text';
import type { QuestionKind } from './question';

/** A passage of a record's text, verbatim. */
export interface RatedPassage {
  record: IndexedRecord;
  text: string;
  score: number;
}

/** Headings of sections, and first columns of tables, about what does not work. */
const problems = /\b(?:go(?:es)? wrong|problems?|troubleshoot\w*|faq|declines?|limits)\b/i;
const symptoms = /^\| (?:what you see|symptom|problem|reason|cause|message)/im;
const numbers = /\d|\b(?:one|two|three|four|five|six|seven|ten|twelve) \w+/;
const limits = /\b(?:cannot|only|never|not|no|unless|instead)\b/i;

/** Score of what the kind of question asks for; steps are either what is asked for or in the way. */
const kindBonus = 0.5;
const stepsBonus = 0.9;
const stepsPenalty = 0.3;

/** Returns a record's passages for a question. `loss` is subtracted from their score. */
export function ratePassages(
  record: IndexedRecord,
  terms: readonly FoundTerm[],
  loss: number,
  kind: QuestionKind,
): RatedPassage[] {
  const found = terms.map(({ matches, weight }) => ({
    weight,
    words: Object.keys(matches.get(record.id)?.match ?? {}),
  }));
  const total = found.reduce((sum, { weight }) => sum + weight, 0);
  const heading = queryWords(`${record.page.title} ${record.page.keywords} ${record.trail.join(' ')}`);
  const named = found.reduce((sum, { weight, words }) => sum + (has(heading, words) ? weight : 0), 0);
  const headingBonus = (named / total) * 0.4;
  const coverageOf = (text: string): number => {
    const words = queryWords(text);
    let covered = 0;
    for (const { weight, words: answers } of found) {
      if (has(words, answers)) covered += weight;
      // A passage need not repeat its heading.
      else if (has(heading, answers)) covered += weight * 0.6;
    }
    return covered / total;
  };
  return chunksOf(record.content.split('\n').filter(Boolean), coverageOf).map((chunk) => {
    // The beginning of a section usually sums it up.
    const start = chunk.place === 0 ? 0.15 : 0;
    const score = coverageOf(chunk.text) + headingBonus + start + bonusOf(chunk, record, kind) - loss;
    return { record, text: chunk.text, score };
  });
}

function bonusOf({ kind, place, text }: Chunk, { level, trail }: IndexedRecord, asked: QuestionKind): number {
  if (kind === 'steps') return asked === 'task' ? stepsBonus : -stepsPenalty;
  const isWanted: Partial<Record<QuestionKind, boolean>> = {
    problem: problems.test(trail.at(-1) ?? '') || symptoms.test(text),
    number: numbers.test(text),
    definition: level === 1 && place === 0,
    permission: limits.test(text),
  };
  return isWanted[asked] ? kindBonus : 0;
}

/** Whether a text contains any of the wanted words. */
const has = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((word) => words.includes(word));
