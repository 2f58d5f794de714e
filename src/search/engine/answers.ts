import type { LocalAnswer, Passage } from '../model/client';
import { combine } from './term-lookup';
import type { FoundTerm } from './term-lookup';
import { ratePassages } from './passages';
import type { RatedPassage } from './passages';
import type { RankedMatch } from './rank';
import { urlOf } from './records';
import type { IndexedPage, IndexedRecord } from './records';
import { kindOfQuestion } from './question';
import { queryWords } from './text';

/** Minimum share of the question that the best page must cover to be quoted, or to be suggested as near. */
const quotedFrom = 0.67;
const nearFrom = 0.45;
/** Boost of the best page found by searching for the question; the second gets half of it, and so on. */
const searchRankBoost = 1;
/** Boost of a page whose front matter lists this very question. */
const questionBoost = 4;
/** Score that a passage loses per rank of its page. */
const rankPenalty = 0.2;

const pageCount = 8;
const passageCount = 4;
const passagesPerPage = 2;

/**
 * Answers a question by quoting the best passages, verbatim, of the pages that cover most of it. Quotes nothing if no
 * page comes close.
 * @param terms terms of the question's content words
 * @param found results of searching for the question, best first; their pages are preferred
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
  const kind = kindOfQuestion(question);
  const ranks = new Map(pages.map(({ page }, rank) => [page, rank]));
  const rated = records.flatMap((record) => {
    const rank = ranks.get(record.page);
    return rank === undefined ? [] : ratePassages(record, terms, rank * rankPenalty, kind);
  });
  return { passages: choosePassages(rated), nearest: [] };
}

interface RankedPage {
  page: IndexedPage;
  coverage: number;
  score: number;
}

/** Returns the pages that cover most of a question, best first. */
function rankPages(
  question: string,
  terms: readonly FoundTerm[],
  records: readonly IndexedRecord[],
  found: readonly RankedMatch[],
): RankedPage[] {
  const foundPages = Array.from(new Set(found.map(({ record }) => record.page)));
  const ranked = new Map<IndexedPage, RankedPage>();
  const pageOf = (id: number): IndexedPage | undefined => records[id]?.page;
  for (const { id, coverage, score } of combine(terms, pageOf, 1)) {
    const page = pageOf(id);
    if (page && score >= (ranked.get(page)?.score ?? 0)) ranked.set(page, { page, coverage, score });
  }
  const asked = distinctWords(question);
  for (const match of ranked.values()) {
    const rank = foundPages.indexOf(match.page) + 1;
    const overlap = Math.max(0, ...match.page.questions.map((other) => overlapOf(asked, knownWords(other))));
    match.score *= match.coverage * (1 + questionBoost * overlap ** 2) * (rank && 1 + searchRankBoost / rank);
  }
  return Array.from(ranked.values())
    .sort((a, b) => b.score - a.score)
    .slice(0, pageCount);
}

function choosePassages(rated: RatedPassage[]): Passage[] {
  const chosen: (RatedPassage & { words: ReadonlySet<string> })[] = [];
  for (const passage of rated.sort((a, b) => b.score - a.score)) {
    if (chosen.length === passageCount) break;
    const { record, text } = passage;
    // The rest of a page is a click away; what another page says is not.
    if (chosen.filter((other) => other.record.page === record.page).length === passagesPerPage) continue;
    const words = distinctWords(text);
    if (chosen.some((other) => overlapOf(other.words, words) > 0.7)) continue;
    chosen.push({ ...passage, words });
  }
  return chosen.map(({ text, record }) => ({ text, url: urlOf(record), title: titleOf(record) }));
}

/** Share of the shorter text's distinct words that both texts have. */
function overlapOf(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const shared = Array.from(first).filter((word) => second.has(word)).length;
  return shared / Math.min(first.size, second.size);
}

const distinctWords = (text: string): ReadonlySet<string> => new Set(queryWords(text));

/** Words of the questions that pages list: each is compared with every question that is asked. */
const known = new Map<string, ReadonlySet<string>>();

function knownWords(question: string): ReadonlySet<string> {
  const words = known.get(question) ?? distinctWords(question);
  known.set(question, words);
  return words;
}

function titleOf({ page, trail }: IndexedRecord): string {
  return [page.title, ...trail].filter(Boolean).join(' › ');
}
