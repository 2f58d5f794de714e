import type { SearchRecordType } from '../../shared/search-record';
import { headingsOf } from '../model/hit';
import type { SearchHit } from '../model/hit';
import { snippet, markText } from './marks';
import type { Matches } from './marks';
import type { RankedMatch } from './rank';
import { hierarchyOf, urlOf } from './records';
import { partsOf, queryWords } from './text';

/** Turns a match into a hit with marked texts. */
export function makeHit(
  { record, found, isContent, isExtra, question }: RankedMatch,
  snippetWords: number,
  query: string,
): SearchHit {
  const matches: Matches = { typed: queryWords(query).flatMap((word) => [word, ...partsOf(word)]), found };
  const text = isExtra ? record.extras : record.content;
  const hierarchy = hierarchyOf(record);
  const url = urlOf(record);
  const type = isContent || record.level === 0 ? 'content' : (`lvl${record.level}` as SearchRecordType);
  return {
    objectID: url,
    url,
    url_without_anchor: record.page.path,
    type,
    hierarchy,
    ...headingsOf({ type, hierarchy }, (_level, text) => markText(text, matches)),
    ...(question === undefined
      ? { snippet: text === '' ? null : snippet(text, matches, snippetWords) }
      : { snippet: markText(question, matches), isQuestion: true }),
  };
}
