import type { Query, SearchOptions } from 'minisearch';
import { stopWords, functionWords } from './stop-words';
import { findMeaning, looseFrom, otherForms, phrase, tolerantFrom, twoTyposFrom } from './synonyms';
import type { Vocabulary, Alternative } from './synonyms';
import { isWhole, partsOf } from './text';

/** Minimum word length for typos in a question: shorter words are too close to others. */
const questionTyposFrom = 5;
/** Minimum word length for two typos in the loose lookup. */
const looseTwoTyposFrom = 6;

/** A typed word, or a phrase that has synonyms, and how it is looked up. */
export interface QueryTerm {
  words: readonly string[];
  /** A record is scored by the alternative that matches best. */
  alternatives: readonly Alternative[];
  /** Makes the fallback if none matches: more typos, transposed letters. */
  makeLoose: () => Query;
  /** Factor of its weight: 1, or less if the term may be a different word. */
  certainty: number;
}

/**
 * Makes terms of words: each matches exactly, as a prefix, with typos, or through its synonyms. Words that say nothing about
 * what is asked are left out, if there are others.
 * @param isTyping whether the last word may be unfinished, however short
 */
export function makeTerms(asked: readonly string[], vocabulary: Vocabulary, isTyping: boolean): QueryTerm[] {
  // A name with signs that no page has may still be written otherwise.
  const words = asked.flatMap((word) => (vocabulary.known.has(word) ? word : partsOf(word)));
  const terms: QueryTerm[] = [];
  const empty = words.length > 2 && stopWords.has(words[0] ?? '') ? stopWords : functionWords;
  const typosFrom = isTyping ? tolerantFrom : questionTyposFrom;
  const isEmpty = words.every((word) => empty.has(word));
  for (let index = 0; index < words.length;) {
    const { length, others } = findMeaning(words, index, vocabulary);
    const own = words.slice(index, index + length);
    index += length;
    if (!isEmpty && own.every((word) => empty.has(word))) continue;
    const isUnfinished = isTyping && index === words.length;
    const asTyped = phrase(
      own.map((text, place) => tolerant(text, isUnfinished && place === length - 1, typosFrom, vocabulary)),
    );
    const forms = length === 1 ? otherForms(own[0] ?? '', vocabulary) : [];
    terms.push({
      words: own,
      alternatives: [{ query: asTyped, phrase: null }, ...forms, ...others],
      makeLoose: () => phrase(own.map((text) => loose(text, isTyping ? looseFrom : questionTyposFrom))),
      // An unknown word in a question is as likely a different word as a misspelt one.
      certainty: isTyping || others.length > 0 || own.every((word) => vocabulary.known.has(word)) ? 1 : 0.5,
    });
  }
  return terms;
}

function tolerant(text: string, isUnfinished: boolean, typosFrom: number, { known }: Vocabulary): Query {
  const isTolerant = text.length >= tolerantFrom;
  // A word that occurs on the pages is not a typo.
  const isMisspelt = text.length >= typosFrom && !isNumber(text) && !known.has(text);
  return {
    queries: [text],
    prefix: isUnfinished || isTolerant,
    fuzzy: isMisspelt && (text.length >= twoTyposFrom ? 2 : 1),
    // Nearly every text has a word that starts with these letters, so only titles are searched.
    fields: isUnfinished && text.length < 3 && !isWhole(text) ? searchedFields.slice(0, 2) : searchedFields,
  };
}

function loose(text: string, typosFrom: number): Query {
  if (text.length < typosFrom || isNumber(text)) return { queries: [text] };
  const typos = text.length >= looseTwoTyposFrom ? 2 : 1;
  // Transposed neighbours are the commonest typo, but count as two edits.
  const swapped = Array.from(text, (_, place) => text.replace(new RegExp(`^(.{${place}})(.)(.)`), '$1$3$2'));
  return {
    combineWith: 'OR',
    queries: [
      { queries: [text], fuzzy: typos },
      { queries: swapped, prefix: true },
    ],
  };
}

/** Numbers have no typos. */
const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** Searched fields; titles must come first. */
export const searchedFields = ['head', 'page', 'path', 'description', 'content', 'questions'];

/** Weights of fields and kinds of matches, tuned with everyday queries. */
export const searchOptions: SearchOptions = {
  boost: { head: 6, page: 3, path: 1.5, description: 1, content: 0.3, questions: 0.3 },
  weights: { prefix: 0.6, fuzzy: 0.25 },
  maxFuzzy: 2,
  bm25: { k: 1.2, b: 0.7, d: 0.1 },
};

/** For questions, the text counts half as much as headings, and a page's own questions as much as headings. */
export const answerOptions: SearchOptions = {
  ...searchOptions,
  boost: { head: 3, page: 2, path: 0.5, description: 1, content: 1.5, questions: 3 },
};
