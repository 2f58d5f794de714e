import type { Candidate } from './look-up';
import { queryWords } from './text';
import type { IndexedRecord } from './records';

export interface RankedMatch {
  record: IndexedRecord;
  score: number;
  /** Words of the index that answered the query. */
  found: ReadonlySet<string>;
  /** Whether only the text matched, not the heading. */
  isContent: boolean;
}

/** Pages before their headings, those before deeper ones. */
const levelBoost = [1, 1.7, 1.3, 1.15];

/** With fewer records than a page of hits that have all words, those count too that have half as much. */
const enoughFullMatches = 20;
const coverageTolerance = 0.5;

/** Orders what was found: what the engine says, times what the place and the wording of a heading say. */
export function rankCandidates(
  candidates: readonly Candidate[],
  records: readonly IndexedRecord[],
  words: readonly string[],
  hitsPerGroup = Infinity,
): RankedMatch[] {
  const phrase = inSingular(words.join(' '));
  const best = Math.max(...candidates.map(({ coverage }) => coverage));
  const full = candidates.filter(({ coverage }) => coverage > 0.999).length;
  const least = full >= enoughFullMatches ? 0.999 : best * coverageTolerance;
  const ranked: RankedMatch[] = [];
  for (const { id, score, coverage, matches } of candidates) {
    const record = records[id];
    if (!record || coverage < least) continue;
    const fields = new Set(matches.flatMap(({ match }) => Object.values(match).flat()));
    // A heading that only shares its page's title says nothing that the page itself does not say.
    if (record.level !== 1 && !fields.has('head') && !fields.has('content')) continue;
    ranked.push({
      record,
      score: score * coverage ** 2 * (levelBoost[record.level] ?? 1) * rankBoost(record) * titleBoost(record, phrase),
      found: new Set(matches.flatMap(({ match }) => Object.keys(match))),
      isContent: !fields.has('head') && fields.has('content'),
    });
  }
  ranked.sort((a, b) => b.score - a.score || a.record.id - b.record.id);
  return limitPerPage(ranked, hitsPerGroup);
}

/** Listings, examples and old news come after pages that say it. */
function rankBoost({ page }: IndexedRecord): number {
  return 0.75 ** -page.rank;
}

/** The page that is called so, or that writers want to be found so, is meant; many have a section of that name. */
function titleBoost({ level, page }: IndexedRecord, phrase: string): number {
  if (level !== 1) return 1;
  const title = inSingular(page.title);
  const keywords = ` ${inSingular(page.keywords)} `;
  if (keywords.includes(` ${phrase} `)) return 2.5;
  // A beginning means the page whose title it is nearly all of: `sub` the subscriptions.
  return title.startsWith(phrase) || keywords.includes(` ${phrase}`) ? 1 + phrase.length / title.length : 1;
}

/** Good enough to compare names. */
const inSingular = (text: string): string =>
  queryWords(text)
    .map((word) => word.replace(/s$/, ''))
    .join(' ');

function limitPerPage(ranked: readonly RankedMatch[], most: number): RankedMatch[] {
  const counts = new Map<string, number>();
  return ranked.filter(({ record: { page } }) => {
    const count = (counts.get(page.path) ?? 0) + 1;
    counts.set(page.path, count);
    return count <= most;
  });
}
