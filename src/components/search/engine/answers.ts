import type { LocalAnswer, Passage } from '../client/types';
import { combine } from './look-up';
import type { FoundTerm } from './look-up';
import { bestPassage } from './passages';
import type { AskedFor, RatedPassage } from './passages';
import type { RankedMatch } from './rank';
import { askedPhrase, isDefinitionQuestion, questionWords } from './question';
import { urlOf } from './records';
import type { IndexedPage, IndexedRecord } from './records';
import { queryWords } from './text';

/** Looks up the words of a question. */
export type LookUpWords = (words: readonly string[]) => FoundTerm[];

/** Share of the question that a record covers at least, to be quoted or to be called near. */
const quotedFrom = 0.62;
const nearFrom = 0.45;
/** What the best page of a search by the question gains beside pages far down; the second gains half of it. */
const placeBoost = 4;
/** What a passage loses with each place of its record. */
const placeLoss = 0.1;

const candidateCount = 12;
const passageCount = 3;

/**
 * Answers a question by quoting (search.md 5): no model, no invention. The records that cover most of what the question
 * says are cut into passages, and the best are quoted word for word. Nothing is quoted when none comes close.
 * `found`: what a search by the question finds, best first; its pages are preferred.
 */
export function answerQuestion(
  question: string,
  records: readonly IndexedRecord[],
  lookUpWords: LookUpWords,
  found: readonly RankedMatch[],
): LocalAnswer {
  const terms = lookUpWords(questionWords(question));
  const pages = Array.from(new Set(found.map(({ record }) => record.page)));
  const candidates = findCandidates(terms, records, pages);
  const asked: AskedFor = { phrase: askedPhrase(question), isDefinition: isDefinitionQuestion(question) };
  const rated = candidates.flatMap(({ record, coverage }, rank) =>
    coverage < quotedFrom ? [] : (bestPassage(record, terms, asked, rank * placeLoss) ?? []),
  );
  const passages = choosePassages(rated);
  return {
    passages,
    nearest: passages.length > 0 ? [] : nearestPages(candidates),
  };
}

interface RankedCandidate {
  record: IndexedRecord;
  coverage: number;
  score: number;
}

function findCandidates(
  terms: readonly FoundTerm[],
  records: readonly IndexedRecord[],
  pages: readonly IndexedPage[],
): RankedCandidate[] {
  return combine(terms)
    .flatMap(({ id, coverage, score }) => {
      const record = records[id];
      if (!record) return [];
      const place = pages.indexOf(record.page) + 1;
      return { record, coverage, score: score * coverage * (place && 1 + placeBoost / place) };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, candidateCount);
}

function choosePassages(rated: RatedPassage[]): Passage[] {
  const chosen: RatedPassage[] = [];
  for (const passage of rated.sort((a, b) => b.score - a.score)) {
    if (chosen.length === passageCount) break;
    // One of each page: what it says next is in reach of its reader, what another page says is not.
    if (chosen.some((other) => other.record.page === passage.record.page || isSimilar(other.text, passage.text)))
      continue;
    chosen.push(passage);
  }
  return chosen.map(({ text, record }) => ({ text, url: urlOf(record), title: titleOf(record) }));
}

function isSimilar(a: string, b: string): boolean {
  const [first, second] = [new Set(queryWords(a)), new Set(queryWords(b))];
  const shared = Array.from(first).filter((word) => second.has(word)).length;
  return shared / Math.min(first.size, second.size) > 0.7;
}

function titleOf({ page, trail }: IndexedRecord): string {
  return [page.title, ...trail].filter(Boolean).join(' › ');
}

function nearestPages(candidates: readonly RankedCandidate[]): LocalAnswer['nearest'] {
  if (candidates.every(({ coverage }) => coverage < nearFrom)) return [];
  const pages = new Map(candidates.map(({ record: { page } }) => [page.path, { title: page.title, url: page.path }]));
  return Array.from(pages.values()).slice(0, passageCount);
}
