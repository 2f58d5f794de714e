import type { Query } from 'minisearch';
import { queryWords } from './text';

/** Words from this length on match by their beginning and with a typo, and loosely even shorter ones. */
export const tolerantFrom = 4;
export const looseFrom = 3;
/** Words from this length on may have two typos. */
export const twoTyposFrom = 7;
/** A synonym weighs less than what the reader wrote, another form of the word hardly less. */
const synonymWeight = 0.6;
const formWeight = 0.7;

/** Lists of phrases that mean the same, as sequences of looked-up words. */
export type Synonyms = readonly (readonly (readonly string[])[])[];

/** How a record is found. */
export interface Way {
  query: Query;
  /** What the record has to have besides: the words one after the other. */
  phrase: RegExp | null;
}

/** The words of the index, and what means the same. */
export interface Vocabulary {
  known: ReadonlySet<string>;
  synonyms: Synonyms;
}

export function readSynonyms(lists: readonly (readonly string[])[]): Synonyms {
  return lists.map((list) => list.map(queryWords));
}

/** Endings of English words, and what is there instead in the other number or in the infinitive. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y']],
  [/y$/, ['ies']],
  [/(?:e?s|ed|ing)$/, ['', 'e']],
  [/$/, ['s', 'es']],
];

/** The word in the other number, of a verb the infinitive. */
export function otherForms(text: string, { known }: Vocabulary): Way[] {
  if (text.length < looseFrom) return [];
  return endings
    .flatMap(([ending, others]) => (ending.test(text) ? others.map((other) => text.replace(ending, other)) : []))
    .filter((form) => known.has(form))
    .map((form) => another([form], formWeight));
}

/** What is looked up instead, as it is. The words of a phrase are often common ones: they mean it only together. */
function another(words: readonly string[], weight: number): Way {
  const query = phrase(
    words.map((text) => ({
      queries: [text],
      prefix: text.length >= tolerantFrom,
      boostTerm: () => weight,
    })),
  );
  return { query, phrase: words.length > 1 ? new RegExp(words.join('[^\\p{L}\\p{N}]+'), 'iu') : null };
}

export const phrase = (queries: Query[]): Query => ({ combineWith: 'AND', queries });

/** The longest phrase at a place that has synonyms, and these; else a word, or two that the pages write as one. */
export function findMeaning(
  words: readonly string[],
  index: number,
  { synonyms, known }: Vocabulary,
): { length: number; others: Way[] } {
  const one = words.slice(index, index + 2).join('');
  const isOne = one !== words[index] && known.has(one);
  let length = isOne ? 2 : 1;
  let others: readonly (readonly string[])[] = isOne ? [[one]] : [];
  let best = 0;
  for (const list of synonyms) {
    for (const phrase of list) {
      const found = lengthOf(phrase, words, index);
      if (found <= best || found < length) continue;
      length = best = found;
      others = list.filter((other) => other !== phrase || found !== phrase.length);
    }
  }
  return { length, others: others.map((other) => another(other, isOne ? 1 : synonymWeight)) };
}

/** How many words at a place are the phrase, be they written together or apart: `pop-up`, `popup`; 0: none. */
function lengthOf(known: readonly string[], words: readonly string[], index: number): number {
  const lengths = [known.length - 1, known.length, known.length + 1];
  return lengths.find((length) => isSame(words.slice(index, index + length).join(''), known.join(''))) ?? 0;
}

/** The same, its plural, or it with a typo. */
function isSame(text: string, known: string): boolean {
  return text === known || text === `${known}s` || (text.length >= twoTyposFrom && isOneEditApart(text, known));
}

function isOneEditApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [rest, other] = [a.slice(start + 1), b.slice(start + 1)];
  return rest === b.slice(start) || a.slice(start) === other || rest === other;
}
