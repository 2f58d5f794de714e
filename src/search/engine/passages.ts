import type { FoundTerm } from './term-lookup';
import type { IndexedRecord } from './records';
import { stepsIn } from './steps';
import { queryWords } from './text';

/** A passage of a record's text, verbatim. */
export interface RatedPassage {
  record: IndexedRecord;
  text: string;
  score: number;
}

const passageCharacters = 420;
const passageSentences = 3;
/** Headings of sections about what does not work. */
const problems = /\b(?:go(?:es)? wrong|problems?|troubleshoot\w*|faq|declines?|limits)\b/i;
/** Score of a passage of such a section for a question about a problem, and of steps for a question how to do something. */
const problemsBonus = 0.5;
const stepsBonus = 0.7;

/** What kind of passage answers a question. */
export interface Wanted {
  wantsSteps: boolean;
  wantsProblems: boolean;
}

/** Returns a record's best passage for a question, or null if it has no text. `loss` is subtracted from the score. */
export function bestPassage(
  record: IndexedRecord,
  terms: readonly FoundTerm[],
  loss: number,
  { wantsSteps, wantsProblems }: Wanted,
): RatedPassage | null {
  const found = terms.map(({ matches, weight }) => ({
    weight,
    words: Object.keys(matches.get(record.id)?.match ?? {}),
  }));
  const total = found.reduce((sum, { weight }) => sum + weight, 0);
  const heading = queryWords(`${record.page.title} ${record.page.keywords} ${record.trail.join(' ')}`);
  const named = found.reduce((sum, { weight, words }) => sum + (has(heading, words) ? weight : 0), 0);
  const headingBonus = (named / total) * 0.4;
  const isAboutProblems = wantsProblems && problems.test(record.trail.at(-1) ?? '');
  const rate = (text: string, bonus: number): RatedPassage => {
    const words = queryWords(text);
    let covered = 0;
    for (const { weight, words: answers } of found) {
      if (has(words, answers)) covered += weight;
      // A passage need not repeat its heading.
      else if (has(heading, answers)) covered += weight * 0.6;
    }
    return { record, text, score: covered / total + headingBonus - loss + bonus };
  };
  const blocks = record.content.split('\n').filter(Boolean);
  const steps = wantsSteps ? stepsIn(blocks) : null;
  let best = steps === null ? null : rate(steps, stepsBonus);
  for (const [index, text] of windowsOf(blocks).entries()) {
    // The beginning of a section usually sums it up.
    const passage = rate(text, (index === 0 ? 0.15 : 0) + (isAboutProblems ? problemsBonus : 0));
    if (!best || passage.score > best.score) best = passage;
  }
  return best;
}

/** Whether a text contains any of the wanted words. */
const has = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((word) => words.includes(word));

/**
 * Returns all candidate passages: up to three sentences of a paragraph, a table row, or a list with its introduction.
 */
function windowsOf(blocks: readonly string[]): string[] {
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
