import type { Query, SearchOptions } from 'minisearch';
import { normalise, splitWords } from './text';

/** Terms from this length on match by their beginning and with typos (SRS-07). */
const tolerantFrom = 4;

/** Lists of phrases that mean the same, as sequences of looked-up words. */
export type Synonyms = readonly (readonly (readonly string[])[])[];

/** A word of the reader, or a phrase that has synonyms, and how it is looked up. */
export interface QueryTerm {
  words: readonly string[];
  query: Query;
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
      ? { combineWith: 'OR', queries: [meaning, ...found.others.map((other) => phrase(other.map(strict)))] }
      : meaning;
    terms.push({ words: own, query, isOptional: own.every((word) => functionWords.has(word)) });
  }
  // A query of such words alone means them.
  return terms.every((term) => term.isOptional) ? terms.map((term) => ({ ...term, isOptional: false })) : terms;
}

function tolerant(text: string, isUnfinished: boolean): Query {
  const isTolerant = text.length >= tolerantFrom;
  // A number is not a misspelt other one; two typos from seven letters on.
  const typos = !isTolerant || /^\d+$/.test(text) ? 0 : text.length >= 7 ? 2 : 1;
  const query: Query = { queries: [text], prefix: isUnfinished || isTolerant, fuzzy: typos };
  // Half of all texts have a word with that letter: look at the titles only.
  return text.length < 3 && isUnfinished ? { ...query, fields: ['head', 'page', 'keywords'] } : query;
}

function strict(text: string): Query {
  return { queries: [text], prefix: text.length >= tolerantFrom, fuzzy: false };
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

function isSameWord(word: string | undefined, known: string): boolean {
  return word === known || word === `${known}s`;
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
