import type { Query, SearchOptions } from 'minisearch';
import { stopWords, functionWords } from './stop-words';
import { findMeaning, looseFrom, otherForms, phrase, tolerantFrom, twoTyposFrom } from './synonyms';
import type { Vocabulary, Alternative } from './synonyms';
import { isWhole, partsOf, queryWords, sequenceOf } from './text';

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
  /** Whether it is a code; what has it comes before everything else. */
  isCode?: boolean;
}

/**
 * Makes terms of words: each matches exactly, as a prefix, with typos, or through its synonyms. Words that say nothing about
 * what is asked are left out, if there are others.
 * @param isTyping whether the last word may be unfinished, however short
 * @param codes those of the words that belong together as they are (`codesIn`)
 */
export function makeTerms(
  asked: readonly string[],
  vocabulary: Vocabulary,
  isTyping: boolean,
  codes: readonly string[] = [],
): QueryTerm[] {
  // A name with signs that no page has may still be written otherwise.
  const words = asked.flatMap((word) => (vocabulary.known.has(word) ? word : partsOf(word)));
  const terms: QueryTerm[] = [];
  const empty = words.length > 2 && stopWords.has(words[0] ?? '') ? stopWords : functionWords;
  const typosFrom = isTyping ? tolerantFrom : questionTyposFrom;
  const isEmpty = words.every((word) => empty.has(word));
  const codeWords = codes.map((code) => queryWords(code).flatMap(partsOf));
  for (let index = 0; index < words.length;) {
    const code = codeWords.find((parts) => parts.every((part, place) => words[index + place] === part));
    const { length, others } = code ? { length: code.length, others: [] } : findMeaning(words, index, vocabulary);
    const own = words.slice(index, index + length);
    index += length;
    // What is pasted says the same word often.
    if (terms.some((term) => term.words.join(' ') === own.join(' '))) continue;
    if (code) {
      terms.push(codeTerm(own, isTyping && index === words.length));
      continue;
    }
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
      certainty:
        isTyping || others.length + forms.length > 0 || own.every((word) => vocabulary.known.has(word)) ? 1 : 0.5,
    });
  }
  return terms;
}

/** Finds a code as a whole, or all parts of it in one text. Without a page that has them it finds nothing. */
function codeTerm(words: readonly string[], isUnfinished: boolean): QueryTerm {
  const query = phrase(
    words.map((text, place) => ({
      queries: [text],
      prefix: isUnfinished && place === words.length - 1,
      fields: searchedFields,
    })),
  );
  const pattern = new RegExp(sequenceOf(words), 'u');
  return { words, alternatives: [{ query, phrase: pattern }], makeLoose: () => query, certainty: 1, isCode: true };
}

function tolerant(text: string, isUnfinished: boolean, typosFrom: number, { known }: Vocabulary): Query {
  const isTolerant = text.length >= tolerantFrom;
  // A word that occurs on the pages is not a typo.
  const isMisspelt = text.length >= typosFrom && !hasDigit(text) && !known.has(text);
  // Nearly every text has a word that starts with these letters, so only titles are searched for one that goes on.
  if (isUnfinished && text.length < 3 && !isWhole(text))
    return {
      combineWith: 'OR',
      queries: [{ queries: [text], prefix: true, fields: searchedFields.slice(0, 2) }, { queries: [text] }],
    };
  return {
    queries: [text],
    prefix: isUnfinished || isTolerant,
    fuzzy: isMisspelt && (text.length >= twoTyposFrom ? 2 : 1),
  };
}

function loose(text: string, typosFrom: number): Query {
  if (text.length < typosFrom || hasDigit(text)) return { queries: [text] };
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

/** Numbers have no typos, and names with a number neither. */
const hasDigit = (text: string): boolean => /\d/.test(text);

/** Searched fields; titles must come first. */
export const searchedFields = ['head', 'page', 'path', 'description', 'content', 'questions', 'extras'];

/** Weights of fields and kinds of matches, tuned with everyday queries. */
export const searchOptions: SearchOptions = {
  boost: { head: 6, page: 3, path: 1.5, description: 1, content: 0.3, questions: 0.3, extras: 0.02 },
  weights: { prefix: 0.6, fuzzy: 0.25 },
  maxFuzzy: 2,
  bm25: { k: 1.2, b: 0.7, d: 0.1 },
};

/** Questions are about the prose, unless they have a code. */
export const proseOptions: SearchOptions = {
  ...searchOptions,
  fields: searchedFields.filter((field) => field !== 'extras'),
};

/** For questions, the text counts half as much as headings, and a page's own questions as much as headings. */
export const answerOptions: SearchOptions = {
  ...proseOptions,
  boost: { head: 3, page: 2, path: 0.5, description: 1, content: 1.5, questions: 3, extras: 0.1 },
};
