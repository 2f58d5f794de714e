import MiniSearch from 'minisearch';
import type { SearchResult as Match } from 'minisearch';
import type { SearchShard, SearchTitles } from '../../../shared/search-record';
import { search as limits } from '../../../shared/constants';
import type { LocalAnswer, SearchHit, SearchRequest, SearchResult } from '../client/types';
import { answerQuestion } from './answers';
import { matchesFilters } from './filters';
import { makeHit } from './hits';
import { combine, lookUp } from './look-up';
import { normalise, splitWords } from './text';
import { answerOptions, makeTerms, queryWords, readSynonyms, searchOptions } from './query';
import type { Synonyms } from './query';
import { rankCandidates } from './rank';
import type { RankedMatch } from './rank';
import { pathOf, unfoldTitles } from './records';
import type { IndexedRecord } from './records';

interface SearchDocument {
  id: number;
  head: string;
  page: string;
  path: string;
  keywords: string;
  description: string;
  content: string;
}

/** Documents that are indexed between two looks at the queue, so that a query never waits long. */
const sliceSize = 200;

/**
 * The search engine that runs in the reader's browser: titles first, then, when the texts have come, everything
 * (search.md 3). It knows nothing of workers or networks.
 */
export class SearchEngine {
  readonly records: IndexedRecord[];
  private readonly synonyms: Synonyms;
  private index: MiniSearch<SearchDocument>;
  hasHeadings = false;
  hasTexts = false;

  constructor(private readonly titles: SearchTitles) {
    this.records = unfoldTitles(titles);
    this.synonyms = readSynonyms(titles.synonyms);
    this.index = makeIndex();
  }

  /** Makes pages findable by their titles; yields between slices. */
  *indexPages(): Generator<undefined> {
    yield* fill(
      this.index,
      this.records.filter(({ level }) => level === 1),
    );
  }

  /** Makes headings findable. */
  *indexHeadings(): Generator<undefined> {
    yield* fill(
      this.index,
      this.records.filter(({ level }) => level !== 1),
    );
    this.hasHeadings = true;
  }

  addTexts(from: number, texts: SearchShard): void {
    for (const [offset, content] of texts.entries()) {
      const record = this.records[from + offset];
      if (record) record.content = content;
    }
  }

  /** Makes texts findable: a second index takes the place of the first when it is complete. */
  *indexTexts(): Generator<undefined> {
    const complete = makeIndex();
    yield* fill(complete, this.records);
    this.index = complete;
    this.hasTexts = true;
  }

  search(request: SearchRequest): SearchResult {
    const started = performance.now();
    const query = request.query.slice(0, limits.queryLength);
    const ranked = this.rank(query, request);
    const { hitsPerPage, page = 0 } = request;
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      index: request.indexName,
      query,
      params: '',
      hits: shown.map((match): SearchHit => makeHit(match, request, query)),
      page,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
      nbHits: ranked.length,
      hitsPerPage,
      exhaustiveNbHits: true,
      processingTimeMS: Math.round(performance.now() - started),
      ...(request.facets ? { facets: countFacets(ranked, request.facets) } : {}),
      ...(this.hasTexts ? {} : { isPreliminary: true }),
    };
  }

  answer(question: string): LocalAnswer {
    return answerQuestion(question, this.records, (words) =>
      lookUp(this.index, makeTerms(words, this.synonyms, false), answerOptions),
    );
  }

  private rank(query: string, { facetFilters, distinct }: SearchRequest): RankedMatch[] {
    const words = queryWords(query);
    if (words.length === 0) return [];
    const filter = ({ id }: Match): boolean => {
      const record = this.records[Number(id)];
      return record !== undefined && matchesFilters(record, facetFilters, this.titles);
    };
    const found = lookUp(this.index, makeTerms(words, this.synonyms, true), { ...searchOptions, filter });
    return rankCandidates(combine(found), this.records, words, distinct);
  }
}

function* fill(index: MiniSearch<SearchDocument>, records: readonly IndexedRecord[]): Generator<undefined> {
  for (let start = 0; start < records.length; start += sliceSize) {
    index.addAll(records.slice(start, start + sliceSize).map(toDocument));
    yield;
  }
}

function makeIndex(): MiniSearch<SearchDocument> {
  return new MiniSearch({
    fields: ['head', 'page', 'path', 'keywords', 'description', 'content'],
    tokenize: splitWords,
    processTerm: normalise,
    autoVacuum: false,
  });
}

function toDocument(record: IndexedRecord): SearchDocument {
  const { id, page, level, head, content } = record;
  return {
    id,
    head,
    page: page.title,
    path: `${page.area} ${pathOf(record).join(' ')}`,
    keywords: level === 1 ? page.keywords : '',
    description: level === 1 ? page.description : '',
    content,
  };
}

function countFacets(
  matches: readonly RankedMatch[],
  facets: readonly string[],
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const facet of facets) {
    if (facet !== 'hierarchy.lvl0') continue;
    const values: Record<string, number> = {};
    for (const { record } of matches) values[record.page.area] = (values[record.page.area] ?? 0) + 1;
    counts[facet] = values;
  }
  return counts;
}
