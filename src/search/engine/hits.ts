import { hierarchyLevels } from '../../shared/search-record';
import type { SearchRecordType } from '../../shared/search-record';
import type { HitTexts, MatchedText, SearchHit } from '../model/client';
import { markText, snippet } from './marks';
import type { Matches } from './marks';
import type { RankedMatch } from './rank';
import { hierarchyOf, urlOf } from './records';
import { queryWords } from './text';

/** A match in the shape that hosted services answer with. */
export function makeHit({ record, found, isContent }: RankedMatch, snippetWords: number, text: string): SearchHit {
  const matches: Matches = { typed: queryWords(text), found };
  const hierarchy = hierarchyOf(record);
  const { content } = record;
  const highlighted: Record<string, MatchedText> = {};
  for (const level of hierarchyLevels) {
    const text = hierarchy[level];
    if (text !== null) highlighted[level] = markText(text, matches);
  }
  const highlight: HitTexts = { hierarchy: highlighted };
  const shortened: HitTexts = { hierarchy: highlighted };
  if (content !== '') {
    shortened.content = snippet(content, matches, snippetWords);
  }
  const url = urlOf(record);
  return {
    objectID: url,
    url,
    url_without_anchor: record.page.path,
    anchor: record.anchor,
    type: isContent || record.level === 0 ? 'content' : (`lvl${record.level}` as SearchRecordType),
    hierarchy,
    content: content === '' ? null : content,
    _highlightResult: highlight,
    _snippetResult: shortened,
  };
}
