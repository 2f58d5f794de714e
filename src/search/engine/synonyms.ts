import type { Query } from 'minisearch';
import { queryWords, sequenceOf } from './text';

/**
 * Minimum word lengths for prefix matches and typos; `looseFrom` is for the loose lookup, the fallback without matches.
 */
export const tolerantFrom = 4;
export const looseFrom = 3;
/** Minimum word length for two typos. */
export const twoTyposFrom = 7;
/** Weights of a synonym and of another inflection, relative to the word as typed. */
const synonymWeight = 0.6;
const formWeight = 0.7;

/** Words that are compared with phrases. */
const longestPhrase = 12;

/** A sequence of normalised words, and the same without spaces. */
interface Phrase {
  words: readonly string[];
  joined: string;
}

/** Lists of phrases with the same meaning. */
export type Synonyms = readonly (readonly Phrase[])[];

/** One way to find records for a term. */
export interface Alternative {
  query: Query;
  /** If set, the normalised text of the record must also match this: the words next to each other. */
  phrase: RegExp | null;
}

/** All indexed words, and the synonyms. */
export interface Vocabulary {
  known: ReadonlySet<string>;
  synonyms: Synonyms;
}

export function readSynonyms(lists: readonly (readonly string[])[]): Synonyms {
  return lists.map((list) => list.map(phraseOf));
}

function phraseOf(text: string): Phrase {
  const words = queryWords(text);
  return { words, joined: words.join('') };
}

/** Endings of English words, each with the endings of the other number or the infinitive. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y']],
  [/y$/, ['ies']],
  [/(?:e?s|ed|ing)$/, ['', 'e']],
  [/$/, ['s', 'es']],
];

/** Parts of British words, each with the American: `cancelled`, `licence`, `organisation`, `colour`. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ll(?=ed$|ing$)/, 'l'],
  [/c(?=es?$)/, 's'],
  [/s(?=e[sd]?$|ing$|ations?$)/, 'z'],
  [/our(?=s?$|ed$|ing$|ites?$)/, 'or'],
];

/** Returns the indexed forms of a word in the other number, the infinitive of a verb, and both in American spelling. */
export function otherForms(text: string, { known }: Vocabulary): Alternative[] {
  if (text.length < looseFrom) return [];
  const spelt = spellings.map(([british, american]) => text.replace(british, american));
  const forms = [text, ...spelt].flatMap((form) => [
    form,
    ...endings.flatMap(([ending, others]) => (ending.test(form) ? others.map((end) => form.replace(ending, end)) : [])),
  ]);
  return Array.from(new Set(forms))
    .filter((form) => form !== text && known.has(form))
    .map((form) => alternative([form], formWeight));
}

/** Looks up other words without typos. A phrase must match as a whole, because its words are often common ones. */
function alternative(words: readonly string[], weight: number): Alternative {
  const query = phrase(
    words.map((text) => ({
      queries: [text],
      prefix: text.length >= tolerantFrom,
      boostTerm: () => weight,
    })),
  );
  return { query, phrase: words.length > 1 ? new RegExp(sequenceOf(words), 'u') : null };
}

export const phrase = (queries: Query[]): Query => ({ combineWith: 'AND', queries });

/**
 * Finds the longest phrase at an index that has synonyms; otherwise one word, or two that the pages write as one.
 * Returns its length in words, and its synonyms.
 */
export function findMeaning(
  words: readonly string[],
  index: number,
  { synonyms, known }: Vocabulary,
): { length: number; others: Alternative[] } {
  /** The first word from the index on, the first two joined, and so on. */
  const joined = words.slice(index, index + longestPhrase).map((_, more, rest) => rest.slice(0, more + 1).join(''));
  const one = joined[1] ?? '';
  const isOne = one !== '' && known.has(one);
  let length = isOne ? 2 : 1;
  let others: readonly Pick<Phrase, 'words'>[] = isOne ? [{ words: [one] }] : [];
  let best = 0;
  for (const list of synonyms) {
    for (const phrase of list) {
      const found = lengthOf(phrase, joined);
      if (found <= best || found < length) continue;
      length = best = found;
      others = list.filter((other) => other !== phrase || found !== phrase.words.length);
    }
  }
  return { length, others: others.map((other) => alternative(other.words, isOne ? 1 : synonymWeight)) };
}

/** Number of words that form a phrase, written together or apart (`popup`, `pop-up`); 0 if they do not. */
function lengthOf({ words, joined: known }: Phrase, joined: readonly string[]): number {
  for (const length of [words.length - 1, words.length, words.length + 1])
    if (isSame(joined[Math.min(length, joined.length) - 1] ?? '', known)) return length;
  return 0;
}

/** Whether a text is a phrase, its plural, or the phrase with a typo. */
function isSame(text: string, known: string): boolean {
  // Nearly every phrase ends here.
  if (Math.abs(text.length - known.length) > 1) return false;
  return text === known || text === `${known}s` || (text.length >= twoTyposFrom && isOneEditApart(text, known));
}

/** Of two texts whose lengths differ by one at most. */
function isOneEditApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [rest, other] = [a.slice(start + 1), b.slice(start + 1)];
  return rest === b.slice(start) || a.slice(start) === other || rest === other;
}
