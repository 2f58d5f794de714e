import { wordsAsked } from './question';
import type { IndexedRecord } from './records';
import { functionWords } from './stop-words';
import { queryWords } from './text';

/** Share of its weight that a word has that occurs in nearly every text. */
const functionShare = 0.15;

/** A question that a section answers, or the title of a page. */
interface Known {
  record: IndexedRecord;
  isTitle: boolean;
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
}

/** Rates sections by how close the questions that they answer are to a question; a page answers its title. */
export class QuestionMatch {
  /** Whether any page lists a question. */
  readonly hasQuestions: boolean;
  private readonly known: readonly Known[];
  private readonly byStem = new Map<string, Known[]>();

  constructor(records: readonly IndexedRecord[]) {
    this.known = records.flatMap((record) => {
      const title = record.level === 1 ? [record.head] : [];
      return [...title, ...record.questions].map((text, index) => ({
        record,
        isTitle: index < title.length,
        words: new Set(queryWords(text)),
        stems: stemsOf(text),
        length: 0,
      }));
    });
    this.hasQuestions = this.known.some(({ isTitle }) => !isTitle);
    for (const one of this.known) {
      for (const stem of one.stems) {
        const others = this.byStem.get(stem);
        if (others) others.push(one);
        else this.byStem.set(stem, [one]);
      }
    }
    for (const one of this.known) one.length = this.lengthOf(one.stems);
  }

  /** Returns the closeness of each section that shares a word with a question. */
  rate(question: string): ReadonlyMap<IndexedRecord, Closeness> {
    const stems = stemsOf(question);
    const products = new Map<Known, number>();
    for (const stem of stems) {
      const weight = this.weightOf(stem) ** 2;
      for (const one of this.byStem.get(stem) ?? []) products.set(one, (products.get(one) ?? 0) + weight);
    }
    const words = new Set(queryWords(question));
    const length = this.lengthOf(stems);
    const rates = new Map<IndexedRecord, Closeness>();
    for (const [one, product] of products) {
      const rate = { cosine: product / (length * one.length), overlap: one.isTitle ? 0 : overlapOf(words, one.words) };
      rates.set(one.record, closest(rate, rates.get(one.record)));
    }
    return rates;
  }

  private lengthOf(stems: ReadonlySet<string>): number {
    return Math.sqrt(Array.from(stems).reduce((sum, stem) => sum + this.weightOf(stem) ** 2, 0)) || 1;
  }

  private weightOf(stem: string): number {
    const rarity = Math.log(1 + this.known.length / (1 + (this.byStem.get(stem)?.length ?? 0)));
    return functionWords.has(stem) ? rarity * functionShare : rarity;
  }
}

/** Returns the larger of each kind of closeness. */
export function closest(one: Closeness, other: Closeness = { cosine: 0, overlap: 0 }): Closeness {
  return { cosine: Math.max(one.cosine, other.cosine), overlap: Math.max(one.overlap, other.overlap) };
}

/** Returns the share of the smaller set that both have. */
export function overlapOf(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const shared = Array.from(first).filter((word) => second.has(word)).length;
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
