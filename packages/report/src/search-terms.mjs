import { loadSource } from '../../../scripts/load-source.mjs';

const { withDefinition } = /** @type {typeof import('../../../src/search/providers/embedded/definitions')} */ (
  loadSource('src/search/providers/embedded/definitions.ts')
);
const { questionWords } = /** @type {typeof import('../../../src/search/engine/question')} */ (
  loadSource('src/search/engine/question.ts')
);
const { urlOf } = /** @type {typeof import('../../../src/search/engine/records')} */ (
  loadSource('src/search/engine/records.ts')
);
const { queryWords } = /** @type {typeof import('../../../src/search/engine/text')} */ (
  loadSource('src/search/engine/text.ts')
);

/** @typedef {import('./search-export').SearchedTerm} SearchedTerm */
/** @typedef {import('../../../src/search/engine/rank').RankedMatch} RankedMatch */
/** @typedef {import('../../../src/shared/search-record').SearchDefinition} SearchDefinition */
/** @typedef {Pick<ReturnType<typeof import('../../../scripts/load-engine.mjs').loadEngine>, 'engine' | 'answerer'>} Search */

/**
 * `no-hit`; `refused`: has hits, but no answer as a question; `weak`: the page of the best hit has less than
 * two thirds of the words, or the hit has them in its text alone.
 * @typedef {'no-hit' | 'refused' | 'weak'} Fault
 */

/**
 * A term, and the URL of the page or section that comes nearest, if any: its question could be listed there.
 * @typedef {SearchedTerm & { fault: Fault, candidate: string | null }} Missed
 */

/** Share of the words of a term that the page of the best hit has, unless it is weak. */
const enoughWords = 2 / 3;

/**
 * Returns the terms that readers search for in vain, in the order given; each with the first fault that applies. A single
 * word is not judged as a question.
 * @param {readonly SearchedTerm[]} terms
 * @param {Search & { definitions: readonly SearchDefinition[] }} site
 * @returns {Missed[]}
 */
export function findMissed(terms, { engine, answerer, definitions }) {
  /** @param {string} text */
  const search = (text) => engine.rank(text, { filters: [] });

  /** @param {string} term @param {RankedMatch} best */
  function isWeak(term, { record, found }) {
    const words = questionWords(term);
    const covered = words.filter((word) => search(word).some((match) => match.record.page === record.page));
    const { title, keywords } = record.page;
    const names = new Set(queryWords([record.head, title, keywords, ...record.questions].join(' ')));
    return covered.length / words.length < enoughWords || !Array.from(found).some((word) => names.has(word));
  }

  return terms.flatMap(({ term, count }) => {
    const matches = search(term);
    const [best] = matches;
    const { definition, passages, nearest } = withDefinition(answerer.answer(term), term, definitions);
    const isRefused = definition === undefined && passages.length === 0 && questionWords(term).length > 1;
    const fault = best === undefined ? 'no-hit' : isRefused ? 'refused' : isWeak(term, best) ? 'weak' : null;
    if (fault === null) return [];
    const [near] = [...passages, ...nearest];
    // A misspelled question is refused, although search finds its page.
    const isFound = best !== undefined && (fault === 'weak' || !isWeak(term, best));
    const url = near?.url ?? (isFound ? urlOf(best.record) : null);
    const section = matches.find(({ record }) => record.page.path === url)?.record;
    return [{ term, count, fault, candidate: section ? urlOf(section) : url }];
  });
}
