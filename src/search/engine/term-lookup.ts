import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult as Match } from 'minisearch';
import type { Alternative } from './synonyms';
import type { QueryTerm } from './query';

export interface SearchedIndex {
  words: MiniSearch;
  /** Returns all searchable text of a record, normalised. */
  textOf: (id: number) => string;
}

/** A term and the records that contain it. */
export interface FoundTerm extends QueryTerm {
  matches: ReadonlyMap<number, Match>;
  /** Inverse document frequency: rare terms weigh more. */
  weight: number;
}

/** A record with the combined result of all terms. */
export interface Candidate {
  id: number;
  score: number;
  /** Weighted share of the query's terms that the record covers, from 0 to 1. */
  coverage: number;
  matches: Match[];
}

/** A record with a code of the query is meant, whatever titles have the words beside it. */
const codeBoost = 1000;

/** Returns the inverse document frequency of a term that some records contain. */
export function rarityOf(matchCount: number, recordCount: number): number {
  return Math.log(1 + recordCount / (matchCount + 0.5));
}

/** Looks up each term separately, so that it is known which terms a record contains. */
export function lookUp(index: SearchedIndex, terms: readonly QueryTerm[], options: SearchOptions): FoundTerm[] {
  return terms.map((term) => {
    const strict = findBest(index, term.alternatives, options);
    const matches = strict.size > 0 ? strict : findBest(index, [{ query: term.makeLoose(), phrase: null }], options);
    return { ...term, matches, weight: rarityOf(matches.size, index.words.documentCount) };
  });
}

/** Scores each record by its best-matching alternative; the matched words of all are kept for marking. */
function findBest(
  { words, textOf }: SearchedIndex,
  alternatives: readonly Alternative[],
  options: SearchOptions,
): Map<number, Match> {
  const matches = new Map<number, Match>();
  for (const { query, phrase } of alternatives) {
    for (const found of words.search(query, options)) {
      const id = Number(found.id);
      if (phrase && !phrase.test(textOf(id))) continue;
      const other = matches.get(id);
      // MiniSearch adds up the score for each word of a phrase.
      found.score = Math.max(found.score / found.queryTerms.length, other?.score ?? 0);
      found.match = { ...other?.match, ...found.match };
      matches.set(id, found);
    }
  }
  return matches;
}

/**
 * Combines the matches of all terms into one candidate per record, in no particular order.
 * @param groupOf returns the group of a record; records of one group share coverage
 * @param groupShare from 0 to 1: weight of a term that only another record of the group contains
 */
export function combine(
  terms: readonly FoundTerm[],
  groupOf: (id: number) => unknown,
  groupShare: number,
): Candidate[] {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const candidates = new Map<number, Candidate>();
  const groups = new Map<unknown, number>();
  const coded = new Set<number>();
  for (const { matches, weight, certainty, words, isCode = false } of terms) {
    const share = (certainty * weight) / total;
    const before = new Map(groups);
    for (const [id, match] of matches) {
      const candidate = candidates.get(id) ?? { id, score: 0, coverage: 0, matches: [] };
      candidate.score += match.score * words.length;
      candidate.coverage += share * (1 - groupShare);
      candidate.matches.push(match);
      candidates.set(id, candidate);
      if (isCode) coded.add(id);
      const group = groupOf(id);
      groups.set(group, (before.get(group) ?? 0) + share * groupShare);
    }
  }
  for (const candidate of candidates.values()) {
    candidate.coverage += groups.get(groupOf(candidate.id)) ?? 0;
    if (coded.has(candidate.id)) candidate.score *= codeBoost;
  }
  return Array.from(candidates.values());
}
