import type { LocalAnswer, Passage } from '../client/types';
import { combine } from './look-up';
import type { FoundTerm } from './look-up';
import { passagesOf } from './passages';
import type { AskedFor, RatedPassage } from './passages';
import { rankBoost } from './rank';
import { askedPhrase, isDefinitionQuestion, questionWords } from './question';
import { urlOf } from './records';
import type { IndexedRecord } from './records';
import { queryWords } from './text';

/** Looks up the words of a question. */
export type LookUpWords = (words: readonly string[]) => FoundTerm[];

/** Limits below which nothing is quoted: share of the question that a record, and then a passage, covers. */
export const answerLimits = { coverage: 0.62, nearestCoverage: 0.45, passage: 0.6 } as const;

const candidateCount = 12;
const passageCount = 3;
const passagesPerPage = 2;

/**
 * Answers a question by quoting (search.md 5): no model, no invention. The records that cover most of what the question
 * says are cut into passages, and the best are quoted word for word. Nothing is quoted when none comes close.
 */
export function answerQuestion(
  question: string,
  records: readonly IndexedRecord[],
  lookUpWords: LookUpWords,
): LocalAnswer {
  const terms = lookUpWords(questionWords(question));
  const candidates = findCandidates(terms, records);
  const asked: AskedFor = { phrase: askedPhrase(question), isDefinition: isDefinitionQuestion(question) };
  const rated = candidates.flatMap(({ record, coverage }, rank) =>
    coverage < answerLimits.coverage ? [] : passagesOf(record, terms, asked).map((passage) => ({ ...passage, rank })),
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

function findCandidates(terms: readonly FoundTerm[], records: readonly IndexedRecord[]): RankedCandidate[] {
  return combine(terms)
    .flatMap(({ id, coverage, score }) => {
      const record = records[id];
      return record ? { record, coverage, score: score * coverage ** 2 * rankBoost(record) } : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, candidateCount);
}

function choosePassages(rated: readonly (RatedPassage & { rank: number })[]): Passage[] {
  const chosen: RatedPassage[] = [];
  const ordered = rated
    .filter(({ score }) => score >= answerLimits.passage)
    .sort((a, b) => b.score - b.rank * 0.05 - (a.score - a.rank * 0.05));
  for (const passage of ordered) {
    if (chosen.length === passageCount) break;
    if (chosen.filter(({ record }) => record.page === passage.record.page).length >= passagesPerPage) continue;
    if (chosen.some((other) => isSimilar(other.text, passage.text))) continue;
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
  if (candidates.every(({ coverage }) => coverage < answerLimits.nearestCoverage)) return [];
  const pages = new Map(candidates.map(({ record: { page } }) => [page.path, { title: page.title, url: page.path }]));
  return Array.from(pages.values()).slice(0, passageCount);
}
