import { searchLimits } from '../../shared/constants';
import { searchSettings } from '../../shared/site-search';
import { SearchError } from '../model/client';
import type { SearchClient, SearchResult } from '../model/client';
import { localUrl } from '../hit-url';
import { Store } from '../model/store';
import { forgetSearch, noteSearch, reportSearch } from '../reports';
import { makeQuery } from '../requests';
import { groupHits, itemsOf } from './items';
import type { Item, ItemGroup } from './items';

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** What the list shows; kept until the next result arrives. */
export interface Shown {
  query: string;
  hitCount: number;
  failure: SearchError | null;
}

export interface SearchState {
  query: string;
  status: SearchStatus;
  shown: Shown;
  groups: ItemGroup[];
  activeItem: Item | null;
  /** Whether `shown` is the result of `query`. */
  isCurrent: boolean;
}

export interface SearchModelOptions {
  client: SearchClient;
  indexName: string;
  initialQuery: string;
  /** Items while the field is empty. */
  startGroups: () => ItemGroup[];
  /** Items above the hits of a query, or in place of them (`isInstead`). */
  askGroups: (query: string, isInstead: boolean) => ItemGroup[];
  /** Items if there are no hits. */
  emptyGroups: () => ItemGroup[];
  /** Called with each result. */
  onAnswer: (result: SearchResult) => void;
}

/** A result, and the item that is active first. */
type Found = Pick<SearchState, 'shown' | 'groups' | 'activeItem'>;

const nothing: Shown = { query: '', hitCount: 0, failure: null };

/** Keyword search without UI. */
export class SearchModel extends Store<SearchState> {
  /** Whether the reader is choosing an item; the list must not be rearranged meanwhile. */
  private isChoosing = false;
  private running: AbortController | null = null;
  private stallTimer: ReturnType<typeof setTimeout> | undefined;
  private isNotifying = false;
  /** The state that listeners were last notified of. */
  private notified: SearchState;

  constructor(private readonly options: SearchModelOptions) {
    const { initialQuery: query } = options;
    super({ query, status: 'idle', shown: nothing, groups: [], activeItem: null, isCurrent: query === '' });
    this.notified = this.state;
  }

  /** Searches for the initial query, and again when results can improve. Returns the function that stops it. */
  start(): () => void {
    const { client } = this.options;
    client.prepare?.();
    void this.refresh();
    const stop = client.onImprovement?.(() => {
      if (!this.isChoosing && this.state.query.trim() !== '') void this.refresh();
    });
    return () => {
      stop?.();
      this.cancel();
      reportSearch();
    };
  }

  /** Makes an item active. */
  point(index: number): void {
    this.isChoosing = true;
    this.set({ activeItem: itemsOf(this.state.groups)[index] ?? null });
  }

  retry(): void {
    this.options.client.reset?.();
    void this.refresh();
  }

  /** Takes over what the reader has typed, and searches for it. The field shows it already. */
  type(query: string): void {
    this.isChoosing = false;
    forgetSearch();
    this.set({ query });
    void this.refresh();
  }

  /** Puts a query into the field, and searches for it. */
  search(query: string): void {
    this.type(query);
    this.notify();
  }

  /** Searches for the query. The list and its active item stay until the result arrives. */
  async refresh(): Promise<void> {
    this.cancel();
    const running = new AbortController();
    this.running = running;
    this.set({ status: 'loading' });
    this.stallTimer = setTimeout(() => this.set({ status: 'stalled' }), searchLimits.stallThreshold);
    const { query } = this.state;
    const found = await this.find(query, running.signal);
    if (running.signal.aborted) return;
    clearTimeout(this.stallTimer);
    this.set({ status: 'idle', ...(this.keepsList(query) ? {} : found) });
  }

  private cancel(): void {
    this.running?.abort();
    clearTimeout(this.stallTimer);
  }

  /** Whether the reader is already choosing among the hits of a query, so that better ones must not replace them. */
  private keepsList(query: string): boolean {
    const { shown } = this.state;
    return this.isChoosing && shown.hitCount > 0 && shown.query === query;
  }

  private set(change: Partial<SearchState>): void {
    const next = { ...this.state, ...change };
    const isCurrent = next.shown.query.trim() === next.query.trim();
    const hasFailed = next.status === 'idle' && isCurrent && next.shown.failure !== null;
    this.state = { ...next, isCurrent, status: hasFailed ? 'error' : next.status };
    // Batches the updates of one result into one render. A keystroke alone renders nothing: the field is uncontrolled.
    if (this.isNotifying) return;
    this.isNotifying = true;
    queueMicrotask(() => {
      this.isNotifying = false;
      if (!rendersAlike(this.notified, this.state)) this.notify();
    });
  }

  protected override notify(): void {
    this.notified = this.state;
    super.notify();
  }

  private async find(query: string, signal: AbortSignal): Promise<Found> {
    const { client, indexName, startGroups, askGroups, emptyGroups, onAnswer } = this.options;
    if (query.trim() === '') return foundFirst(startGroups(), nothing);
    try {
      const request = {
        ...makeQuery(query, indexName, { hitsPerGroup: searchSettings.resultsPerPage }),
      };
      const [result] = (await client.search([request], signal)).results;
      if (!result) throw new SearchError('The response contains no result.', 'response');
      onAnswer(result);
      if (!signal.aborted) noteSearch({ ...result, query });
      const hits = groupHits(result.hits, localUrl);
      const ask = askGroups(query, hits.length === 0);
      if (hits.length === 0) return foundFirst([...ask, ...emptyGroups()], { ...nothing, query });
      const shown = { query, hitCount: result.hitCount, failure: null };
      // The first hit is active, not the row above it that asks a question.
      return { shown, groups: [...ask, ...hits], activeItem: itemsOf(hits)[0] ?? null };
    } catch (reason) {
      const failure =
        reason instanceof SearchError ? reason : new SearchError('The search failed.', 'response', { cause: reason });
      if (!signal.aborted) console.warn(failure);
      // No active item, so that Enter retries; the arrow keys reach the row that asks a question.
      return { shown: { query, hitCount: 0, failure }, groups: askGroups(query, false), activeItem: null };
    }
  }
}

function foundFirst(groups: ItemGroup[], shown: Shown): Found {
  return { shown, groups, activeItem: itemsOf(groups)[0] ?? null };
}

/** Whether two states render the same, apart from the text in the field. */
function rendersAlike(a: SearchState, b: SearchState): boolean {
  return (
    a.shown === b.shown &&
    a.groups === b.groups &&
    a.activeItem === b.activeItem &&
    visibleStatus(a.status) === visibleStatus(b.status) &&
    (a.query === '') === (b.query === '')
  );
}

/** Loading is invisible until it stalls. */
function visibleStatus(status: SearchStatus): SearchStatus {
  return status === 'loading' ? 'idle' : status;
}
