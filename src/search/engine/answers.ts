import type { LocalAnswer, Passage } from '../model/client';
import { combine } from './look-up';
import type { FoundTerm } from './look-up';
import { bestPassage } from './passages';
import type { RatedPassage } from './passages';
import type { RankedMatch } from './rank';
import { urlOf } from './records';
import type { IndexedPage, IndexedRecord } from './records';
import { queryWords } from './text';

/** Share of the question that the best page covers at least, for anything to be quoted, or to be called near. */
const quotedFrom = 0.67;
const nearFrom = 0.45;
/** What the best page of a search by the question gains beside pages far down; the second gains half of it. */
const placeBoost = 1;
/** What a page gains that answers the very question, by its writer. */
const questionBoost = 4;
/** What a passage loses with each place of its page. */
const placeLoss = 0.2;

const pageCount = 8;
const passageCount = 3;

/**
 * Answers a question by quoting: no model, no invention. The pages that cover most of what the question
 * says are cut into passages, and the best are quoted word for word. Nothing is quoted when none comes close.
 * @param terms of the question's telling words
 * @param found what a search by the question finds, best first; its pages are preferred
 */
export function answerQuestion(
  question: string,
  terms: readonly FoundTerm[],
  records: readonly IndexedRecord[],
  found: readonly RankedMatch[],
): LocalAnswer {
  const pages = rankPages(question, terms, records, found);
  const coverage = Math.max(0, ...pages.map((match) => match.coverage));
  if (coverage < quotedFrom) {
    const near = coverage < nearFrom ? [] : pages.slice(0, passageCount);
    return { passages: [], nearest: near.map(({ page: { title, path } }) => ({ title, url: path })) };
  }
  const rated = pages.flatMap(({ page }, place) =>
    records
      .filter((record) => record.page === page)
      .flatMap((record) => bestPassage(record, terms, place * placeLoss) ?? []),
  );
  return { passages: choosePassages(rated), nearest: [] };
}

interface RankedPage {
  page: IndexedPage;
  coverage: number;
  score: number;
}

/** The pages that say most of a question, best first. */
function rankPages(
  question: string,
  terms: readonly FoundTerm[],
  records: readonly IndexedRecord[],
  found: readonly RankedMatch[],
): RankedPage[] {
  const places = Array.from(new Set(found.map(({ record }) => record.page)));
  const ranked = new Map<IndexedPage, RankedPage>();
  const pageOf = (id: number): IndexedPage | undefined => records[id]?.page;
  for (const { id, coverage, score } of combine(terms, pageOf, 1)) {
    const page = pageOf(id);
    if (page && score >= (ranked.get(page)?.score ?? 0)) ranked.set(page, { page, coverage, score });
  }
  for (const match of ranked.values()) {
    const place = places.indexOf(match.page) + 1;
    const overlap = Math.max(0, ...match.page.questions.map((other) => overlapOf(question, other)));
    match.score *= match.coverage * (1 + questionBoost * overlap ** 2) * (place && 1 + placeBoost / place);
  }
  return Array.from(ranked.values())
    .sort((a, b) => b.score - a.score)
    .slice(0, pageCount);
}

function choosePassages(rated: RatedPassage[]): Passage[] {
  const chosen: RatedPassage[] = [];
  for (const passage of rated.sort((a, b) => b.score - a.score)) {
    if (chosen.length === passageCount) break;
    // One of each page: what it says next is in reach of its reader, what another page says is not.
    if (chosen.some((other) => other.record.page === passage.record.page || overlapOf(other.text, passage.text) > 0.7))
      continue;
    chosen.push(passage);
  }
  return chosen.map(({ text, record }) => ({ text, url: urlOf(record), title: titleOf(record) }));
}

/** Share of the words of the shorter of two texts that both have. */
function overlapOf(a: string, b: string): number {
  const [first, second] = [new Set(queryWords(a)), new Set(queryWords(b))];
  const shared = Array.from(first).filter((word) => second.has(word)).length;
  return shared / Math.min(first.size, second.size);
}

function titleOf({ page, trail }: IndexedRecord): string {
  return [page.title, ...trail].filter(Boolean).join(' › ');
}
