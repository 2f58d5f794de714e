import type { Closeness, Rates } from './question-match';
import type { RankedMatch } from './rank';
import type { IndexedPage, IndexedRecord } from './records';
import { functionWords } from './stop-words';
import { queryWords } from './text';

/** What the questions that pages list say of queries: loaded later than the engine. */
export interface ListedQuestions {
  rate: (query: string) => Rates;
  fuse: typeof fuse;
}

/** How little the first places count more than those after them: the share of a place, from 1, is 1 / (`flatness` + place). */
const flatness = 3;

/** Pages with the closest questions that count, and how close the closest question must be at least. */
const mostPages = 10;
const leastCosine = 0.25;

/** Cosine from which a hit of a page is the section whose listed question is the closest. */
const leadFrom = 0.5;

/** The section of a page whose listed question, or title, is the closest. */
type Asked = Closeness & { record: IndexedRecord };

/**
 * Returns what matches the words of a query, and what the listed questions that are closest to it lead to, in one order: by the
 * places of a page in both.
 * @param words of the query
 * @param isWanted whether a section may be a hit
 */
export function fuse(
  ranked: readonly RankedMatch[],
  { pages, sections }: Rates,
  words: readonly string[],
  isWanted: (record: IndexedRecord) => boolean,
): RankedMatch[] {
  const matches = new Map<IndexedPage, RankedMatch[]>();
  for (const match of ranked) {
    const ofPage = matches.get(match.record.page);
    if (ofPage) ofPage.push(match);
    else matches.set(match.record.page, [match]);
  }
  const asked = closestOfPages(Array.from(sections).filter(([record]) => isWanted(record)));
  const shares = new Map<IndexedPage, number>();
  const add = (found: readonly IndexedPage[]): void => {
    for (const [place, page] of found.entries()) shares.set(page, (shares.get(page) ?? 0) + 1 / (flatness + place + 1));
  };
  add(Array.from(matches.keys()));
  add(
    Array.from(pages)
      .filter(([page]) => (asked.get(page)?.cosine ?? 0) >= leastCosine)
      .sort((a, b) => b[1] - a[1])
      .slice(0, mostPages)
      .map(([page]) => page),
  );
  return Array.from(shares)
    .sort((a, b) => b[1] - a[1])
    .flatMap(([page]) => withAsked(matches.get(page) ?? [], asked.get(page), words));
}

/** Returns the hits of a page, that of the closest question first if it is close, or the only one. */
function withAsked(own: readonly RankedMatch[], asked: Asked | undefined, words: readonly string[]): RankedMatch[] {
  if (!asked || (own.length > 0 && (asked.cosine < leadFrom || asked.question === null))) return Array.from(own);
  const { record, question } = asked;
  const said = queryWords(question ?? record.head).filter((word) => !functionWords.has(word));
  const shared = said.filter((word) => words.includes(word));
  const match = {
    record,
    score: own[0]?.score ?? 0,
    found: new Set(shared.length > 0 ? shared : said),
    isContent: question !== null,
    isExtra: false,
    ...(question === null ? {} : { question }),
  };
  return [match, ...own.filter((each) => each.record !== record)];
}

function closestOfPages(sections: readonly (readonly [IndexedRecord, Closeness])[]): ReadonlyMap<IndexedPage, Asked> {
  const closest = new Map<IndexedPage, Asked>();
  for (const [record, closeness] of sections)
    if (closeness.cosine > (closest.get(record.page)?.cosine ?? 0)) closest.set(record.page, { ...closeness, record });
  return closest;
}
