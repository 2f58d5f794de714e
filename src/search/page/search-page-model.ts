import { searchLimits } from '../../shared/constants';
import { areaAttribute } from '../../shared/search-record';
import { SearchError } from '../model/client';
import type { SearchClient } from '../model/client';
import { condense } from '../model/condense';
import type { SearchHit } from '../model/hit';
import { forgetSearch, noteSearch, reportSearch } from '../reports';
import { Store } from '../model/store';
import { makeQuery } from '../requests';

/** Debounce of typing, in milliseconds. */
export const typingPause = 300;

/**
 * How long an opened query waits for the whole index, in milliseconds. Otherwise the list would jump once the texts
 * have been loaded.
 */
export const openingPatience = 2000;

export type PageStatus = 'idle' | 'loading' | 'loading-more' | 'error';

export interface SearchPageState {
  query: string;
  /** Chosen area; empty for all. */
  area: string;
  status: PageStatus;
  hits: SearchHit[];
  hitCount: number;
  /** Number of pages of hits that have been loaded. */
  pages: number;
  pageCount: number;
  /** Number of hits per area, regardless of the chosen area. */
  areas: Record<string, number>;
  /** The query that `hits` belong to. */
  answered: string;
  failure: SearchError | null;
}

const noResults = { hits: [], hitCount: 0, pages: 0, pageCount: 0, areas: {}, answered: '' };
/** `hitsPerGroup`: each page is found at most once. */
const onePerPage = 1;

export const initialState: SearchPageState = { query: '', area: '', status: 'idle', ...noResults, failure: null };

/** State of the search page, without UI and URL. */
export class SearchPageModel extends Store<SearchPageState> {
  private running: AbortController | null = null;
  private refreshing: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly client: SearchClient,
    private readonly indexName: string,
  ) {
    super(initialState);
  }

  /** Searches without debounce, in the whole index if it loads in time, for `pages` pages of hits. */
  open(query: string, area: string, pages = 1): Promise<void> {
    this.set({ query: condense(query, searchLimits.queryLength), area });
    return this.run(pages, noResults, () => this.untilComplete());
  }

  /** Sets the query, and searches after a debounce. */
  type(query: string): void {
    forgetSearch();
    this.set({ query: condense(query, searchLimits.queryLength) });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(1), typingPause);
  }

  choose(area: string): void {
    this.set({ area });
    void this.run(1);
  }

  /** Loads the next page of hits, after better results that are on their way. */
  async more(): Promise<void> {
    if (this.refreshing) await this.refreshing;
    const { status, pages, pageCount, answered, query } = this.state;
    if (status !== 'idle' || pages >= pageCount || answered !== query) return;
    await this.fetch({ status: 'loading-more' }, async (signal) => {
      const [result] = await this.ask([this.hitsRequest(pages)], signal);
      if (!result) return {};
      const known = new Set(this.state.hits.map(({ objectID }) => objectID));
      return {
        hits: [...this.state.hits, ...result.hits.filter(({ objectID }) => !known.has(objectID))],
        pages: pages + 1,
        pageCount: result.pageCount,
      };
    });
  }

  /** Retries what failed; hits already shown stay. */
  retry(): void {
    this.client.reset?.();
    if (this.state.answered === this.state.query && this.state.pages > 0) {
      this.set({ status: 'idle', failure: null });
      void this.more();
    } else void this.run(1);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.running?.abort();
    reportSearch();
  }

  /** Repeats the query, because better results have become available. */
  refresh(): void {
    if (this.state.status !== 'idle' || this.state.answered === '') return;
    this.refreshing = this.run(this.state.pages, {}).finally(() => (this.refreshing = null));
  }

  /** `afterFailure` is merged into the state on failure; by default the previous results are cleared. */
  private async run(
    pages: number,
    afterFailure: Partial<SearchPageState> = noResults,
    untilReady?: () => Promise<void>,
  ): Promise<void> {
    clearTimeout(this.timer);
    const { query } = this.state;
    if (query.trim() === '') {
      this.running?.abort();
      this.set({ ...noResults, status: 'idle', failure: null });
      return;
    }
    const search = async (signal: AbortSignal): Promise<Partial<SearchPageState>> => {
      const requests = Array.from({ length: Math.max(1, pages) }, (_, page) => this.hitsRequest(page));
      const counts = {
        ...makeQuery(query, this.indexName, { countsAreas: true, hitsPerGroup: onePerPage }),
        hitsPerPage: 1,
      };
      // Waits here, inside the abortable fetch, because typing meanwhile supersedes this search.
      await untilReady?.();
      const results = await this.ask([...requests, counts], signal);
      const [first] = results;
      // The hits of one area do not say what the site has.
      if (first && this.state.area === '' && !signal.aborted) noteSearch({ ...first, query });
      return {
        hits: results.slice(0, -1).flatMap(({ hits }) => hits),
        hitCount: first?.hitCount ?? 0,
        pageCount: first?.pageCount ?? 0,
        pages: requests.length,
        areas: results.at(-1)?.areas ?? {},
        answered: query,
      };
    };
    await this.fetch({ status: 'loading' }, search, afterFailure);
  }

  private untilComplete(): Promise<void> {
    const tooLong = new Promise<void>((resolve) => setTimeout(resolve, openingPatience));
    return Promise.race([this.client.complete?.(), tooLong]);
  }

  private hitsRequest(page: number) {
    const { query, area } = this.state;
    return makeQuery(query, this.indexName, {
      page,
      hitsPerGroup: onePerPage,
      snippetFactor: searchLimits.pageSnippetFactor,
      filters: area === '' ? [] : [{ attribute: areaAttribute, values: [area] }],
    });
  }

  private async ask(requests: ReturnType<typeof makeQuery>[], signal: AbortSignal) {
    const { results } = await this.client.search(requests, signal);
    return results;
  }

  private async fetch(
    before: Partial<SearchPageState>,
    load: (signal: AbortSignal) => Promise<Partial<SearchPageState>>,
    afterFailure: Partial<SearchPageState> = {},
  ): Promise<void> {
    this.running?.abort();
    const controller = new AbortController();
    this.running = controller;
    this.set({ ...before, failure: null });
    try {
      const change = await load(controller.signal);
      if (!controller.signal.aborted) this.set({ ...change, status: 'idle' });
    } catch (reason) {
      if (controller.signal.aborted) return;
      console.warn(reason);
      const failure =
        reason instanceof SearchError ? reason : new SearchError('The search failed.', 'response', { cause: reason });
      this.set({ ...afterFailure, status: 'error', failure });
    }
  }

  private set(change: Partial<SearchPageState>): void {
    this.state = { ...this.state, ...change };
    this.notify();
  }
}
