import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult as Match } from 'minisearch';
import type { Way } from './meanings';
import type { QueryTerm } from './query';

export interface SearchedIndex {
  words: MiniSearch;
  /** All that a record is found by. */
  textOf: (id: number) => string;
}

/** A term and the records that have it. */
export interface FoundTerm extends QueryTerm {
  matches: ReadonlyMap<number, Match>;
  /** The rarer, the more it says. */
  weight: number;
}

/** What all terms together say about a record. */
export interface Candidate {
  id: number;
  score: number;
  /** Share of what the query says that the record has: 1 is everything. */
  coverage: number;
  matches: Match[];
}

/** Looks up each term by itself, so that it is known which of them a record has. */
export function lookUp(index: SearchedIndex, terms: readonly QueryTerm[], options: SearchOptions): FoundTerm[] {
  return terms.map((term) => {
    const strict = findBest(index, term.ways, options);
    const matches = strict.size > 0 ? strict : findBest(index, [{ query: term.loose, phrase: null }], options);
    return {
      ...term,
      matches,
      weight: term.isOptional ? 0 : Math.log(1 + index.words.documentCount / (matches.size + 0.5)),
    };
  });
}

/** Each record by the way that finds it best; the words of all ways are marked in it. */
function findBest({ words, textOf }: SearchedIndex, ways: readonly Way[], options: SearchOptions): Map<number, Match> {
  const matches = new Map<number, Match>();
  for (const { query, phrase } of ways) {
    for (const found of words.search(query, options)) {
      const id = Number(found.id);
      if (phrase && !phrase.test(textOf(id))) continue;
      const other = matches.get(id);
      // The library counts a record once for each word of a phrase.
      found.score = Math.max(found.score / found.queryTerms.length, other?.score ?? 0);
      found.match = { ...other?.match, ...found.match };
      matches.set(id, found);
    }
  }
  return matches;
}

/**
 * Adds up what was found for each record, in no order.
 * @param placeOf what holds several records that help each other
 * @param placeShare what a word counts that only another record of the place has; 1: as much as one of the record's own
 */
export function combine(
  terms: readonly FoundTerm[],
  placeOf: (id: number) => unknown,
  placeShare: number,
): Candidate[] {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const candidates = new Map<number, Candidate>();
  const places = new Map<unknown, number>();
  for (const { matches, weight, certainty, isOptional, words } of terms) {
    const share = (certainty * weight) / total;
    const before = new Map(places);
    for (const [id, match] of matches) {
      const candidate = candidates.get(id) ?? { id, score: 0, coverage: 0, matches: [] };
      // A word that need not be there does not bring a record in.
      if (isOptional && candidate.matches.length === 0) continue;
      const score = match.score * words.length;
      candidate.score += isOptional ? score * 0.1 : score;
      candidate.coverage += share * (1 - placeShare);
      // Nor is it what the reader looks for in a hit.
      if (!isOptional) candidate.matches.push(match);
      candidates.set(id, candidate);
      const place = placeOf(id);
      places.set(place, (before.get(place) ?? 0) + share * placeShare);
    }
  }
  for (const candidate of candidates.values()) candidate.coverage += places.get(placeOf(candidate.id)) ?? 0;
  return Array.from(candidates.values());
}
