import { wordsAsked } from './question';
import type { IndexedPage, IndexedRecord } from './records';
import { functionWords } from './stop-words';
import { queryWords } from './text';

/** Share of its weight that a word has that occurs in nearly every text. */
const functionShare = 0.15;

/** Sections added before pending messages are processed, so that a query never waits long. */
const sliceSize = 200;

/** A question that a section answers, or the title of a page. */
interface Known {
  record: IndexedRecord;
  isTitle: boolean;
  text: string;
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** Length of the vector of its stems. */
  length: number;
}

/** How close a question is to the closest one of a section, each from 0 to 1. */
export interface Closeness {
  /** Cosine of their words without endings, rare ones weighing more. */
  cosine: number;
  /** Share of the distinct words of the shorter one that both have; 0 for a title. */
  overlap: number;
  /** The one with the largest cosine; null for a title. */
  question: string | null;
}

/** How close the questions that the site lists are to one that is asked. */
export interface Rates {
  sections: ReadonlyMap<IndexedRecord, Closeness>;
  /**
   * Sum of the cosines of a page's closest questions, each next one counting less: several that are close are better
   * evidence than one that is closer, which may share a rare word by chance.
   */
  pages: ReadonlyMap<IndexedPage, number>;
}

/** How many questions of a page count, and the weight of each next one. Fitted to judged questions. */
const closestOfPage = { count: 4, factor: 0.7 };

/** Rates sections and pages by how close the questions that they answer are to a question; a page answers its title. */
export class QuestionMatch {
  /** Whether any page lists a question. */
  hasQuestions = false;
  private readonly known: Known[] = [];
  private readonly byStem = new Map<string, Known[]>();
  /** A question is rated for its pages first, and again for its answer. */
  private last: { question: string; rates: Rates } | null = null;

  /** Adds all sections; yields between slices. Only then questions can be rated. */
  *addAll(records: readonly IndexedRecord[]): Generator<undefined> {
    for (const [index, record] of records.entries()) {
      if (record.level === 1) this.add(record, record.head, true);
      for (const question of record.questions) this.add(record, question, false);
      if (index % sliceSize === 0) yield;
    }
    for (const one of this.known) one.length = this.lengthOf(one.stems);
  }

  private add(record: IndexedRecord, text: string, isTitle: boolean): void {
    const one = { record, isTitle, text, words: new Set(queryWords(text)), stems: stemsOf(text), length: 0 };
    this.known.push(one);
    this.hasQuestions ||= !isTitle;
    for (const stem of one.stems) {
      const others = this.byStem.get(stem);
      if (others) others.push(one);
      else this.byStem.set(stem, [one]);
    }
  }

  /** Rates each section and page that shares a word with a question, which says more than `how` or `the` if it has one. */
  rate(question: string): Rates {
    if (this.last?.question === question) return this.last.rates;
    const stems = stemsOf(question);
    const words = new Set(queryWords(question));
    const length = this.lengthOf(stems);
    const sections = new Map<IndexedRecord, Closeness>();
    const cosines = new Map<IndexedPage, number[]>();
    for (const [one, product] of this.productsWith(stems)) {
      const cosine = product / (length * one.length);
      const overlap = one.isTitle ? 0 : overlapOf(words, one.words);
      const rate = { cosine, overlap, question: one.isTitle ? null : one.text };
      sections.set(one.record, closest(rate, sections.get(one.record)));
      const ofPage = cosines.get(one.record.page);
      if (ofPage) ofPage.push(cosine);
      else cosines.set(one.record.page, [cosine]);
    }
    const pages = new Map(Array.from(cosines, ([page, ofPage]) => [page, sumOfClosest(ofPage)]));
    this.last = { question, rates: { sections, pages } };
    return this.last.rates;
  }

  /** Returns the products of the vectors of stems. Nearly all questions share a word that says nothing. */
  private productsWith(stems: ReadonlySet<string>): ReadonlyMap<Known, number> {
    const all = Array.from(stems, (stem) => ({ stem, product: this.weightOf(stem) ** 2 }));
    const isTelling = ({ stem }: { stem: string }): boolean => !functionWords.has(stem);
    const leading = all.some(isTelling) ? all.filter(isTelling) : all;
    const products = new Map<Known, number>();
    for (const { stem, product } of leading) {
      for (const one of this.byStem.get(stem) ?? []) products.set(one, (products.get(one) ?? 0) + product);
    }
    for (const { stem, product } of all.filter((one) => !leading.includes(one))) {
      for (const [one, sum] of products) if (one.stems.has(stem)) products.set(one, sum + product);
    }
    return products;
  }

  private lengthOf(stems: ReadonlySet<string>): number {
    return Math.sqrt(Array.from(stems).reduce((sum, stem) => sum + this.weightOf(stem) ** 2, 0)) || 1;
  }

  private weightOf(stem: string): number {
    const rarity = Math.log(1 + this.known.length / (1 + (this.byStem.get(stem)?.length ?? 0)));
    return functionWords.has(stem) ? rarity * functionShare : rarity;
  }
}

function sumOfClosest(cosines: readonly number[]): number {
  const closestFirst = Array.from(cosines).sort((a, b) => b - a);
  return closestFirst
    .slice(0, closestOfPage.count)
    .reduce((sum, cosine, index) => sum + cosine * closestOfPage.factor ** index, 0);
}

/** Returns the larger of each kind of closeness. */
function closest(one: Closeness, other: Closeness = { cosine: 0, overlap: 0, question: null }): Closeness {
  const { cosine, question } = one.cosine > other.cosine ? one : other;
  return { cosine, question, overlap: Math.max(one.overlap, other.overlap) };
}

/** Returns the share of the smaller set that both have. */
export function overlapOf(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of first) if (second.has(word)) shared += 1;
  return shared / Math.min(first.size, second.size);
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsAsked(text).map(stemOf));
}

/** Returns what the forms of an English word share: `refunded`, `refunding` → `refund`. */
function stemOf(word: string): string {
  if (word.length < 4) return word;
  const singular = word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1');
  const base = singular.length > 5 ? singular.replace(/(?:ing|ed)$/, '').replace(/([bdgklmnprt])\1$/, '$1') : singular;
  return base.replace(/(?<=....)e$/, '').replace(/y$/, 'i');
}
