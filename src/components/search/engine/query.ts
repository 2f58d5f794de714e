import type { Query, SearchOptions } from 'minisearch';
import { normalise, splitWords } from './text';

/** Words from this length on match by their beginning and with a typo, and loosely even shorter ones (SRS-07). */
const tolerantFrom = 4;
const looseFrom = 3;
/** Words from this length on may have two typos, loosely even shorter ones. */
const twoTyposFrom = 7;
const looseTwoTyposFrom = 6;
/** A synonym weighs less than what the reader wrote. */
const synonymWeight = 0.6;

/** Lists of phrases that mean the same, as sequences of looked-up words. */
export type Synonyms = readonly (readonly (readonly string[])[])[];

/** A word of the reader, or a phrase that has synonyms, and how it is looked up. */
export interface QueryTerm {
  words: readonly string[];
  query: Query;
  /** For when nothing answers the query: more typos, letters in the wrong order. */
  loose: Query;
  /** Counts when it is found, and need not be. */
  isOptional: boolean;
}

/** Words that nearly every text has. */
const functionWords = new Set(
  'a an and are as at be by do does for from how i in is it its my of on or our the this to what with your'.split(' '),
);

/** Words of a query, as they are looked up. */
export function queryWords(query: string): string[] {
  return splitWords(query)
    .map(normalise)
    .filter((word) => word !== '');
}

export function readSynonyms(lists: readonly (readonly string[])[]): Synonyms {
  return lists.map((list) => list.map(queryWords).filter((words) => words.length > 0));
}

/**
 * How words are looked up: each as it is, at its beginning, or misspelt; one that has synonyms also by these.
 * `isTyping`: the last word may be unfinished, however short.
 */
export function makeTerms(words: readonly string[], synonyms: Synonyms, isTyping: boolean): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (let index = 0; index < words.length;) {
    const found = findSynonyms(words, index, synonyms);
    const own = words.slice(index, index + (found?.length ?? 1));
    index += own.length;
    const isUnfinished = isTyping && index === words.length;
    const meaning = phrase(own.map((text, offset) => tolerant(text, isUnfinished && offset === own.length - 1)));
    const query: Query = found
      ? {
          combineWith: 'OR',
          queries: Array.of<Query>(meaning).concat(
            found.others.map((other) => phrase(other.map((text) => synonym(text, other.length)))),
          ),
        }
      : meaning;
    const isOptional = own.every((word) => functionWords.has(word));
    terms.push({ words: own, query, loose: phrase(own.map(loose)), isOptional });
  }
  // A query of such words alone means them.
  return terms.every((term) => term.isOptional) ? terms.map((term) => ({ ...term, isOptional: false })) : terms;
}

function tolerant(text: string, isUnfinished: boolean): Query {
  const isTolerant = text.length >= tolerantFrom;
  const fuzzy = !isTolerant || isNumber(text) ? 0 : text.length >= twoTyposFrom ? 2 : 1;
  const query: Query = { queries: [text], prefix: isUnfinished || isTolerant, fuzzy };
  // Half of all texts have a word with that letter: look at the titles only.
  return text.length < 3 && isUnfinished ? { ...query, fields: ['head', 'page', 'keywords'] } : query;
}

function loose(text: string): Query {
  if (text.length < looseFrom || isNumber(text)) return { queries: [text], prefix: false, fuzzy: false };
  const typos = text.length >= looseTwoTyposFrom ? 2 : 1;
  const swapped = Array.from({ length: text.length - 1 }, (_, place) => swap(text, place));
  return {
    combineWith: 'OR',
    queries: [
      { queries: [text], prefix: false, fuzzy: typos },
      { queries: swapped, combineWith: 'OR', prefix: true, fuzzy: false },
    ],
  };
}

/** Two neighbouring letters in the other order: the commonest slip that edit distance takes for two. */
function swap(text: string, place: number): string {
  return text.slice(0, place) + (text[place + 1] ?? '') + (text[place] ?? '') + text.slice(place + 2);
}

/** A number is not a misspelt other one. */
const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** The words of a phrase share its weight: each alone is often a common one. */
function synonym(text: string, count: number): Query {
  const boostTerm = (): number => synonymWeight / count ** 1.5;
  return { queries: [text], prefix: text.length >= tolerantFrom, fuzzy: false, boostTerm };
}

function phrase(queries: Query[]): Query {
  const [first] = queries;
  return queries.length === 1 && first !== undefined ? first : { combineWith: 'AND', queries };
}

/** The longest phrase at a place that has synonyms, and these. */
function findSynonyms(
  words: readonly string[],
  index: number,
  synonyms: Synonyms,
): { length: number; others: (readonly string[])[] } | null {
  let best: { length: number; others: (readonly string[])[] } | null = null;
  for (const list of synonyms) {
    for (const known of list) {
      if (known.length <= (best?.length ?? 0)) continue;
      if (known.every((part, offset) => isSameWord(words[index + offset], part))) {
        best = { length: known.length, others: list.filter((other) => other !== known) };
      }
    }
  }
  return best;
}

/** The same word, its plural, or it with a typo. */
function isSameWord(word: string | undefined, known: string): boolean {
  if (word === undefined) return false;
  if (word === known || word === `${known}s`) return true;
  return word.length >= twoTyposFrom && isOneEditApart(word, known);
}

function isOneEditApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rests = [
    [a.slice(start + 1), b.slice(start)],
    [a.slice(start), b.slice(start + 1)],
    [a.slice(start + 1), b.slice(start + 1)],
  ];
  return rests.some(([one, other]) => one === other);
}

/** How fields and kinds of matches weigh (search.md 3.1). */
export const searchOptions: SearchOptions = {
  boost: { head: 6, page: 3, keywords: 2, path: 1.5, description: 1, content: 0.5 },
  weights: { prefix: 0.6, fuzzy: 0.25 },
  maxFuzzy: 2,
  bm25: { k: 1.2, b: 0.7, d: 0.1 },
};

/** For questions the text counts as much as the headings. */
export const answerOptions: SearchOptions = {
  ...searchOptions,
  boost: { head: 3, page: 2, keywords: 1, path: 0.5, description: 1, content: 1.5 },
};
