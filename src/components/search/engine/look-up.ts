import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult as Match } from 'minisearch';
import type { QueryTerm } from './query';

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
export function lookUp(index: MiniSearch, terms: readonly QueryTerm[], options: SearchOptions): FoundTerm[] {
  return terms.map((term) => {
    const strict = index.search(term.query, options);
    const found = strict.length > 0 ? strict : index.search(term.loose, options);
    const matches = new Map(found.map((match) => [Number(match.id), match]));
    return { ...term, matches, weight: term.isOptional ? 0 : Math.log(1 + index.documentCount / (matches.size + 0.5)) };
  });
}

/** Adds up what was found for each record, in no order. */
export function combine(terms: readonly FoundTerm[]): Candidate[] {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const candidates = new Map<number, Candidate>();
  for (const { matches, weight, isOptional } of terms) {
    for (const [id, match] of matches) {
      const candidate = candidates.get(id) ?? { id, score: 0, coverage: 0, matches: [] };
      // A word that need not be there does not bring a record in.
      if (isOptional && candidate.matches.length === 0) continue;
      candidate.score += isOptional ? match.score * 0.1 : match.score;
      candidate.coverage += weight / total;
      candidate.matches.push(match);
      candidates.set(id, candidate);
    }
  }
  return Array.from(candidates.values());
}
