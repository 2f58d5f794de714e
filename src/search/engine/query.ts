import type { Query, SearchOptions } from 'minisearch';
import { stopWords, functionWords } from './stop-words';
import { findMeaning, looseFrom, otherForms, phrase, tolerantFrom, twoTyposFrom } from './meanings';
import type { Vocabulary, Way } from './meanings';

/** In a question, words from this length on may be misspelt: shorter ones are too near to others. */
const questionTyposFrom = 5;
/** Loosely, even words from this length on may have two typos. */
const looseTwoTyposFrom = 6;

/** A word of the reader, or a phrase that has synonyms, and how it is looked up. */
export interface QueryTerm {
  words: readonly string[];
  /** Each finds it; a record counts by the one that finds it best. */
  ways: readonly Way[];
  /** For when nothing answers the query: more typos, letters in the wrong order. */
  loose: Query;
  /** Share of its weight that it has when it is found: all, or less of what may be another word. */
  certainty: number;
  /** Counts when it is found, and need not be. */
  isOptional: boolean;
}

/**
 * How words are looked up: each as it is, at its beginning, or misspelt; one that has synonyms also by these.
 * `isTyping`: the last word may be unfinished, however short.
 */
export function makeTerms(words: readonly string[], vocabulary: Vocabulary, isTyping: boolean): QueryTerm[] {
  const terms: QueryTerm[] = [];
  // A question is typed with words that say nothing of what is asked.
  const optional = words.length > 2 && stopWords.has(words[0] ?? '') ? stopWords : functionWords;
  const isOptional = (word: string): boolean => optional.has(word);
  const typosFrom = isTyping ? tolerantFrom : questionTyposFrom;
  // A query of such words alone means them.
  const isEmpty = words.every(isOptional);
  for (let index = 0; index < words.length;) {
    const { length, others } = findMeaning(words, index, vocabulary);
    const own = words.slice(index, index + length);
    index += length;
    const isUnfinished = isTyping && index === words.length;
    const asTyped = phrase(
      own.map((text, place) => tolerant(text, isUnfinished && place === length - 1, typosFrom, vocabulary)),
    );
    const forms = length === 1 ? otherForms(own[0] ?? '', vocabulary) : [];
    terms.push({
      words: own,
      ways: [{ query: asTyped, phrase: null }, ...forms, ...others],
      loose: phrase(own.map((text) => loose(text, isTyping ? looseFrom : questionTyposFrom))),
      // A word of a question that the pages do not have is as often another one as a misspelt one.
      certainty: isTyping || others.length > 0 || own.every((word) => vocabulary.known.has(word)) ? 1 : 0.5,
      isOptional: !isEmpty && own.every(isOptional),
    });
  }
  return terms;
}

function tolerant(text: string, isUnfinished: boolean, typosFrom: number, { known }: Vocabulary): Query {
  const isTolerant = text.length >= tolerantFrom;
  // What the pages have is no misspelt other word.
  const isMisspelt = text.length >= typosFrom && !isNumber(text) && !known.has(text);
  return {
    queries: [text],
    prefix: isUnfinished || isTolerant,
    fuzzy: isMisspelt && (text.length >= twoTyposFrom ? 2 : 1),
    // Half of all texts have a word with that letter: look at the titles only.
    fields: isUnfinished && text.length < 3 ? searchedFields.slice(0, 2) : searchedFields,
  };
}

function loose(text: string, typosFrom: number): Query {
  if (text.length < typosFrom || isNumber(text)) return { queries: [text] };
  const typos = text.length >= looseTwoTyposFrom ? 2 : 1;
  // Two neighbouring letters in the other order: the commonest slip, that edit distance takes for two.
  const swapped = Array.from(text, (_, place) => text.replace(new RegExp(`^(.{${place}})(.)(.)`), '$1$3$2'));
  return {
    combineWith: 'OR',
    queries: [
      { queries: [text], fuzzy: typos },
      { queries: swapped, prefix: true },
    ],
  };
}

/** A number is not a misspelt other one. */
const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** What a record is found by; titles first. */
export const searchedFields = ['head', 'page', 'path', 'description', 'content', 'questions'];

/** How fields and kinds of matches weigh, as everyday queries were measured. */
export const searchOptions: SearchOptions = {
  boost: { head: 6, page: 3, path: 1.5, description: 1, content: 0.3, questions: 0.3 },
  weights: { prefix: 0.6, fuzzy: 0.25 },
  maxFuzzy: 2,
  bm25: { k: 1.2, b: 0.7, d: 0.1 },
};

/** For questions the text counts half as much as headings, the questions that writers put to a page as much as these. */
export const answerOptions: SearchOptions = {
  ...searchOptions,
  boost: { head: 3, page: 2, path: 0.5, description: 1, content: 1.5, questions: 3 },
};
