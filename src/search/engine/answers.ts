import type { LocalAnswer, Passage } from '../model/client';
import { condense } from '../model/condense';
import type { SearchEngine } from './engine';
import { combine, rarityOf } from './term-lookup';
import { fuse } from './fuse';
import type { ListedQuestions } from './fuse';
import type { FoundTerm } from './term-lookup';
import { ratePassages } from './passages';
import type { RatedPassage } from './passages';
import { urlOf } from './records';
import type { IndexedPage, IndexedRecord } from './records';
import { proseOptions } from './query';
import { clausesOf, kindOfQuestion } from './question';
import { overlapOf, QuestionMatch } from './question-match';
import type { Rates } from './question-match';
import { queryWords } from './text';

/**
 * A question is answered if the best page is certain enough: the share of the question that the page covers, plus how close
 * its page's listed questions are, plus the number of rare words that the page has, less the share of words that no page has,
 * each with its weight, reaches `from`. Fitted to 615 judged questions, 140 of them about something else.
 */
const certainty = { questions: 1.07, evidence: 0.48, unknown: 1.16, from: 1.85 };
/** On a site that lists no questions: the share of the question that the best page must cover to answer it. */
const coveredFrom = 0.67;
/** The share of the question that a page must cover for sections to be suggested when none answers it, and how many are. */
const nearFrom = 0.45;
const nearestCount = 2;
/** Similarity from which a listed question counts as the same: its page answers whatever it covers, its section first. */
const sameFrom = 0.7;
/** Boost of the best page found by searching for the question; the second gets half of it, and so on. */
const searchRankBoost = 1;
/** Boost of a page that lists this very question. */
const overlapBoost = 8;
/** Weight of the closest listed questions, relative to the page with the best words. */
const questionWeight = 1;
/** Score that a section loses per rank of its page, and gains if the same question is listed for it. */
const rankPenalty = 0.2;
const sectionQuestionBoost = 0.4;
/** Cosine from which a listed question is word for word the same, and what its section gains: more than any other has. */
const equal = { from: 0.95, boost: 3 };

/** Characters of a question that are looked up. Longer ones are pasted. */
const longestQuestion = 200;

const pageCount = 8;
const passageCount = 4;
/** Of the best page; others have one passage each. */
const firstPassages = 2;
/** Most characters of a section that is quoted whole. */
const wholeSection = 900;

/** Answers questions by quoting the best sections, verbatim, of the pages that cover most of them. */
export class Answerer {
  private match: QuestionMatch | null = null;

  constructor(private readonly engine: SearchEngine) {}

  /** What listed questions say of queries, as `SearchEngine` uses it. */
  readonly listed: ListedQuestions = { rate: (query) => this.questions().rate(query), fuse };

  /** Quotes nothing if no page comes close. Each clause of a question is answered by itself if all of them can be. */
  answer(text: string): LocalAnswer {
    const question = condense(text, longestQuestion);
    const whole = this.answerClause(question);
    const clauses = whole.isAsListed
      ? []
      : clausesOf(question).flatMap((clause) => this.answerClause(clause).passages.slice(0, 1));
    const passages = distinct([...clauses, ...whole.passages]).slice(0, passageCount);
    const [best] = whole.passages;
    // A clause alone may say too little: what answers all of the question best must be one of its parts.
    const isSplit = distinct(clauses).length > 1 && (!best || clauses.some(({ url }) => url === best.url));
    return isSplit
      ? { passages, nearest: [], clauses: clauses.length }
      : { passages: whole.passages, nearest: whole.nearest };
  }

  private answerClause(question: string): LocalAnswer & { isAsListed: boolean } {
    const { records } = this.engine;
    const terms = this.engine.lookUpAsked(question);
    const match = this.questions();
    const rates = match.rate(question);
    const pages = rankPages(terms, records, this.foundPages(question), rates);
    const coverage = Math.max(0, ...pages.map((page) => page.coverage));
    const cosine = Math.max(0, ...Array.from(rates.sections.values(), (rate) => rate.cosine));
    const weight = terms.reduce((sum, term) => sum + term.weight, 0);
    const evidence = (coverage * weight) / rarityOf(0, records.length);
    // On a site of few pages no word is rare, and one that lists no questions has their words in its texts alone.
    const isCovered = match.hasQuestions ? coverage > 0.99 && terms.length > 1 : coverage >= coveredFrom;
    const listed = Math.max(0, ...rates.pages.values());
    const unknown = terms.filter((term) => term.certainty < 1).length / Math.max(1, terms.length);
    const isCertain =
      coverage + certainty.questions * listed + certainty.evidence * evidence - certainty.unknown * unknown >=
      certainty.from;
    const hasCode = terms.some(({ isCode, matches }) => isCode && matches.size > 0);
    const isAsListed = cosine >= sameFrom;
    const isAnswered = isCovered || isCertain || hasCode || isAsListed;
    if (!isAnswered && coverage < nearFrom) return { passages: [], nearest: [], isAsListed };
    const kind = kindOfQuestion(question);
    const ranks = new Map(pages.map(({ page }, rank) => [page, rank]));
    const sections = records.flatMap((record) => {
      const rank = ranks.get(record.page);
      if (rank === undefined) return [];
      const own = rates.sections.get(record)?.cosine ?? 0;
      const boost = own >= equal.from ? equal.boost : record.level > 1 && own >= sameFrom ? sectionQuestionBoost : 0;
      return bestOf(ratePassages(record, terms, rank * rankPenalty - boost, kind));
    });
    const passages = choosePassages(sections);
    if (isAnswered) return { passages, nearest: [], isAsListed };
    return {
      passages: [],
      nearest: passages.slice(0, nearestCount).map(({ title, url }) => ({ title, url })),
      isAsListed,
    };
  }

  /** Indexes the listed questions, once all texts are there; yields between slices. */
  *indexQuestions(): Generator<undefined> {
    const match = new QuestionMatch();
    yield* match.addAll(this.engine.records);
    this.match = match;
  }

  /** Texts bring the questions, so it is kept once they are there. */
  private questions(): QuestionMatch {
    if (this.match) return this.match;
    const match = new QuestionMatch();
    Array.from(match.addAll(this.engine.records));
    if (this.engine.hasTexts) this.match = match;
    return match;
  }

  private foundPages(question: string): IndexedPage[] {
    return Array.from(
      new Set(this.engine.rank(question, { filters: [] }, proseOptions).map(({ record }) => record.page)),
    );
  }
}

interface RankedPage {
  page: IndexedPage;
  coverage: number;
  score: number;
}

/**
 * Returns the pages that answer a question, best first.
 * @param terms terms of its content words
 * @param found what searching for it finds, best first; preferred
 * @param rates how close listed questions are to it
 */
function rankPages(
  terms: readonly FoundTerm[],
  records: readonly IndexedRecord[],
  found: readonly IndexedPage[],
  rates: Rates,
): RankedPage[] {
  const ranked = new Map<IndexedPage, RankedPage>();
  const pageOf = (id: number): IndexedPage | undefined => records[id]?.page;
  for (const { id, coverage, score } of combine(terms, pageOf, 1)) {
    const page = pageOf(id);
    if (page && score >= (ranked.get(page)?.score ?? 0)) ranked.set(page, { page, coverage, score });
  }
  const overlaps = new Map<IndexedPage, number>();
  for (const [{ page }, { overlap }] of rates.sections) overlaps.set(page, Math.max(overlap, overlaps.get(page) ?? 0));
  for (const match of ranked.values()) {
    const rank = found.indexOf(match.page) + 1;
    const overlap = overlaps.get(match.page) ?? 0;
    match.score *= match.coverage * (1 + overlapBoost * overlap ** 2) * (rank && 1 + searchRankBoost / rank);
  }
  const best = Math.max(...Array.from(ranked.values(), ({ score }) => score)) || 1;
  for (const page of rates.pages.keys()) if (!ranked.has(page)) ranked.set(page, { page, coverage: 0, score: 0 });
  for (const match of ranked.values()) {
    match.score = match.score / best + questionWeight * (rates.pages.get(match.page) ?? 0);
  }
  return Array.from(ranked.values())
    .sort((a, b) => b.score - a.score)
    .slice(0, pageCount);
}

/** Returns the best passage of a section: all of the section if it is short, otherwise the words that answer. */
function bestOf(passages: readonly RatedPassage[]): RatedPassage[] {
  const [best] = Array.from(passages).sort((a, b) => b.score - a.score);
  if (!best) return [];
  const whole = best.record.content.replace(/\n+/g, '\n').trim();
  return [whole.length <= wholeSection ? { ...best, text: whole } : best];
}

function choosePassages(rated: readonly RatedPassage[]): Passage[] {
  const chosen: (RatedPassage & { words: ReadonlySet<string> })[] = [];
  for (const passage of Array.from(rated).sort((a, b) => b.score - a.score)) {
    if (chosen.length === passageCount) break;
    const { record, text } = passage;
    // The rest of a page is a click away; what another page says is not.
    const most = (chosen[0]?.record ?? record).page === record.page ? firstPassages : 1;
    if (chosen.filter((other) => other.record.page === record.page).length === most) continue;
    const words = new Set(queryWords(text));
    if (chosen.some((other) => overlapOf(other.words, words) > 0.7)) continue;
    chosen.push({ ...passage, words });
  }
  return chosen.map(({ text, record }) => ({ text, url: urlOf(record), title: titleOf(record) }));
}

/** Leaves out further passages of a section. */
function distinct(passages: readonly Passage[]): Passage[] {
  return passages.filter((one, index) => passages.findIndex(({ url }) => url === one.url) === index);
}

function titleOf({ page, trail }: IndexedRecord): string {
  return [page.title, ...trail].filter(Boolean).join(' › ');
}
