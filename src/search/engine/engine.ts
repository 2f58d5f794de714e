import MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult as Match } from 'minisearch';
import { textEnd } from '../../shared/search-record';
import type { SearchShard, SearchTitles } from '../../shared/search-record';
import { searchLimits } from '../../shared/constants';
import type { SearchResult } from '../model/client';
import { codesIn } from '../model/codes';
import { condense } from '../model/condense';
import type { SearchQuery } from '../model/query';
import { findAddressed } from './addressed';
import { matchesFilters } from './filters';
import type { ListedQuestions } from './fuse';
import { makeHit } from './hits';
import { combine, lookUp } from './term-lookup';
import type { FoundTerm, SearchedIndex } from './term-lookup';
import { stopWords } from './stop-words';
import { readSynonyms } from './synonyms';
import type { Vocabulary } from './synonyms';
import { normalise, queryWords, splitWords } from './text';
import { phrasesOf } from './phrases';
import { answerOptions, makeTerms, searchedFields, searchOptions } from './query';
import { questionWords } from './question';
import { limitPerPage, rankCandidates } from './rank';
import type { RankedMatch } from './rank';
import { pathOf, unfoldTitles } from './records';
import type { IndexedRecord } from './records';

interface SearchDocument {
  id: number;
  head: string;
  page: string;
  path: string;
  description: string;
  content: string;
  questions: string;
  extras: string;
}

/** Weight of a word that occurs only in another section of the page, relative to one in the record itself. */
const pageShare = 0.8;

/** Boost of a page whose listed questions are close to the query; cubed, since most pages are a little close. */
const questionsBoost = 2;

/** Documents indexed before pending messages are processed, so that a query never waits long. */
const sliceSize = 200;

/**
 * The in-browser search engine: searches titles first, then everything once texts were added. No worker, no network.
 */
export class SearchEngine {
  readonly records: IndexedRecord[];
  private readonly vocabulary: Vocabulary;
  private readonly known = new Set<string>();
  /** Those of the known words that the prose has, about which questions are. */
  private readonly said = new Set<string>();
  private index: MiniSearch<SearchDocument>;
  hasTexts = false;
  /** What listed questions say of queries. It comes after the texts. */
  listed: ListedQuestions | null = null;

  constructor(private readonly titles: SearchTitles) {
    this.records = unfoldTitles(titles);
    this.vocabulary = { synonyms: readSynonyms(titles.synonyms), known: this.known };
    this.index = this.makeIndex();
  }

  /** Indexes pages by their titles; yields between slices. */
  *indexPages(): Generator<undefined> {
    yield* fill(
      this.index,
      this.records.filter(({ level }) => level === 1),
    );
  }

  /** Indexes headings; yields between slices. */
  *indexHeadings(): Generator<undefined> {
    yield* fill(
      this.index,
      this.records.filter(({ level }) => level !== 1),
    );
  }

  addTexts(from: number, texts: SearchShard): void {
    for (const [offset, content] of texts.entries()) {
      const record = this.records[from + offset];
      if (!record) continue;
      const [text = '', extras = '', ...questions] = content.split(textEnd);
      record.content = text;
      record.extras = extras;
      record.questions = questions;
    }
  }

  /** Indexes texts: builds a second index, which replaces the first once complete. Yields between slices. */
  *indexTexts(): Generator<undefined> {
    const complete = this.makeIndex();
    yield* fill(complete, this.records);
    this.index = complete;
    this.hasTexts = true;
  }

  /** Creates an index that remembers every indexed word. */
  private makeIndex(): MiniSearch<SearchDocument> {
    return new MiniSearch({
      fields: searchedFields,
      // Pages of an interface are named after words; their fields would be found before these.
      tokenize: (text, field) => splitWords(text, field === 'extras'),
      processTerm: (word, field) => {
        const term = normalise(word);
        this.known.add(term);
        if (field !== 'extras') this.said.add(term);
        return term;
      },
      // Queries are words already.
      searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
      autoVacuum: false,
    });
  }

  search(asked: SearchQuery): SearchResult {
    const query = condense(asked.text, searchLimits.queryLength);
    const ranked = this.rank(query, asked);
    const { hitsPerPage, page } = asked;
    const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      query,
      hits: shown.map((match) => makeHit(match, asked.snippetWords, query)),
      page,
      pageCount: Math.ceil(ranked.length / hitsPerPage),
      hitCount: ranked.length,
      ...(asked.countsAreas ? { areas: countAreas(ranked) } : {}),
      ...(this.hasTexts ? {} : { isPreliminary: true }),
    };
  }

  /** Looks up the content words of a question, each by itself. */
  lookUpAsked(question: string): FoundTerm[] {
    const terms = makeTerms(
      questionWords(question),
      { ...this.vocabulary, known: this.said },
      false,
      codesIn(question),
    );
    return lookUp(this.searched(), terms, answerOptions);
  }

  private searched(): SearchedIndex {
    return {
      words: this.index,
      textOf: (id) => this.textOf(id),
    };
  }

  private textOf(id: number): string {
    const record = this.records[id];
    return record ? normalise(Object.values<string | number>({ ...toDocument(record) }).join('\n')) : '';
  }

  /**
   * Returns the records that match a query, best first. Those whose listed questions are close to a query of some words come
   * forward, unless it names a page or a code.
   */
  rank(
    query: string,
    { filters, hitsPerGroup }: Pick<SearchQuery, 'filters' | 'hitsPerGroup'>,
    options: SearchOptions = searchOptions,
  ): RankedMatch[] {
    const words = queryWords(query);
    if (words.length === 0) return [];
    const codes = codesIn(query);
    const isWanted = (record: IndexedRecord): boolean => matchesFilters(record, filters, this.titles);
    const filter = ({ id }: Match): boolean => {
      const record = this.records[Number(id)];
      return record !== undefined && isWanted(record);
    };
    const terms = makeTerms(words, this.vocabulary, true, codes);
    const found = lookUp(this.searched(), terms, { ...options, filter });
    const candidates = combine(found, (id) => this.records[id]?.page, pageShare);
    // A single word says too little about what is asked.
    const rates = this.hasTexts && words.length > 1 ? this.listed?.rate(query) : undefined;
    for (const candidate of rates ? candidates : []) {
      const page = this.records[candidate.id]?.page;
      candidate.score *= 1 + questionsBoost * ((page && rates?.pages.get(page)) ?? 0) ** 3;
    }
    const phrases = phrasesOf(query);
    for (const candidate of phrases.length > 0 ? candidates : []) {
      const text = this.textOf(candidate.id);
      for (const { pattern, boost } of phrases) if (pattern.test(text)) candidate.score *= boost;
    }
    const addressed = findAddressed(query, this.records);
    const first = addressed && isWanted(addressed) ? addressed : null;
    const ranked = rankCandidates(candidates, this.records, words, hitsPerGroup, first);
    const isAsked = words.length > 3 && words.some((word) => stopWords.has(word)) && codes.length === 0 && !addressed;
    if (!isAsked || !rates || !this.listed) return ranked;
    return limitPerPage(this.listed.fuse(ranked, rates, words, isWanted), hitsPerGroup);
  }
}

function* fill(index: MiniSearch<SearchDocument>, records: readonly IndexedRecord[]): Generator<undefined> {
  for (let start = 0; start < records.length; start += sliceSize) {
    index.addAll(records.slice(start, start + sliceSize).map(toDocument));
    yield;
  }
}

function toDocument(record: IndexedRecord): SearchDocument {
  const { id, page, level, head, content, questions, extras } = record;
  return {
    id,
    head,
    // A keyword counts like the title.
    page: level === 1 ? `${page.title} ${page.keywords}` : page.title,
    path: `${page.area} ${pathOf(record).join(' ')}`,
    description: level === 1 ? page.description : '',
    content,
    questions: questions.join(),
    extras,
  };
}

function countAreas(matches: readonly RankedMatch[]): Record<string, number> {
  const areas: Record<string, number> = {};
  for (const { record } of matches) areas[record.page.area] = (areas[record.page.area] ?? 0) + 1;
  return areas;
}
