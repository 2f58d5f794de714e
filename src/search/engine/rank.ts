import type { Candidate } from './term-lookup';
import { queryWords } from './text';
import type { IndexedPage, IndexedRecord } from './records';

export interface RankedMatch {
  record: IndexedRecord;
  score: number;
  /** Words of the index that matched the query. */
  found: ReadonlySet<string>;
  /** Whether only the text matched, not the heading. */
  isContent: boolean;
  /** Whether of the text only what is beside the prose matched. */
  isExtra: boolean;
  /** The listed question that it is found for. */
  question?: string;
}

/** By level; 0 is text. Pages rank above their headings, and those above deeper ones. */
const levelBoost = [1, 1.7, 1.3, 1.15];

/** With fewer full matches than fit on a page of hits, records with half the best coverage are included. */
const enoughFullMatches = 20;
const coverageTolerance = 0.5;

/** Ranks candidates: the text score, times boosts for level, page rank and title. `first` comes before all of them. */
export function rankCandidates(
  candidates: readonly Candidate[],
  records: readonly IndexedRecord[],
  words: readonly string[],
  hitsPerGroup = Infinity,
  first: IndexedRecord | null = null,
): RankedMatch[] {
  const phrase = inSingular(words.join(' '));
  const best = Math.max(...candidates.map(({ coverage }) => coverage));
  const full = candidates.filter(({ coverage }) => coverage > 0.999).length;
  const minimumCoverage = full >= enoughFullMatches ? 0.999 : best * coverageTolerance;
  const ranked: RankedMatch[] = [];
  for (const { id, score, coverage, matches } of candidates) {
    const record = records[id];
    if (!record || coverage < minimumCoverage) continue;
    const fields = new Set(matches.flatMap(({ match }) => Object.values(match).flat()));
    // A section that matches only through its page's title adds nothing to the page itself.
    const isExtra = !fields.has('content') && fields.has('extras');
    if (record.level !== 1 && !fields.has('head') && !fields.has('content') && !isExtra) continue;
    ranked.push({
      record,
      score: score * coverage ** 2 * (levelBoost[record.level] ?? 1) * rankBoost(record) * titleBoost(record, phrase),
      found: new Set(matches.flatMap(({ match }) => Object.keys(match))),
      isContent: !fields.has('head') && (fields.has('content') || isExtra),
      isExtra,
    });
  }
  ranked.sort((a, b) => b.score - a.score || a.record.id - b.record.id);
  return limitPerPage(first ? withFirst(ranked, first) : ranked, hitsPerGroup);
}

function withFirst(ranked: readonly RankedMatch[], first: IndexedRecord): RankedMatch[] {
  const none = { record: first, score: Infinity, found: new Set<string>(), isContent: false, isExtra: false };
  return [ranked.find(({ record }) => record === first) ?? none, ...ranked.filter(({ record }) => record !== first)];
}

/** Demotes listings, examples and old news. */
function rankBoost({ page }: IndexedRecord): number {
  return 0.75 ** -page.rank;
}

/** Boosts the page whose title or keywords are the query, because many pages have a section of that name. */
function titleBoost({ level, page }: IndexedRecord, phrase: string): number {
  if (level !== 1) return 1;
  const { title, keywords } = namesOf(page);
  if (keywords.includes(` ${phrase} `)) return 2.5;
  // The larger the part of a title that was typed, the likelier the page is meant: `subscr` for Subscriptions.
  return title.startsWith(phrase) || keywords.includes(` ${phrase}`) ? 1 + phrase.length / title.length : 1;
}

const names = new WeakMap<IndexedPage, { title: string; keywords: string }>();

function namesOf(page: IndexedPage): { title: string; keywords: string } {
  const found = names.get(page) ?? { title: inSingular(page.title), keywords: ` ${inSingular(page.keywords)} ` };
  names.set(page, found);
  return found;
}

/** A rough singular, good enough to compare names. */
const inSingular = (text: string): string =>
  queryWords(text)
    .map((word) => word.replace(/s$/, ''))
    .join(' ');

/** Keeps the first matches of each page, at most so many. */
export function limitPerPage(ranked: readonly RankedMatch[], most = Infinity): RankedMatch[] {
  const counts = new Map<string, number>();
  return ranked.filter(({ record: { page } }) => {
    const count = (counts.get(page.path) ?? 0) + 1;
    counts.set(page.path, count);
    return count <= most;
  });
}
