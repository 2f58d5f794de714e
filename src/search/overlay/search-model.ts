import { createAutocomplete } from '@algolia/autocomplete-core';
import type { AutocompleteApi, AutocompleteState } from '@algolia/autocomplete-core';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { searchLimits } from '../../shared/constants';
import { searchSettings } from '../../shared/site-search';
import { SearchError } from '../model/client';
import type { SearchClient, SearchResult } from '../model/client';
import type { SearchHit } from '../model/hit';
import type { SearchQuery } from '../model/query';
import { localUrl } from '../hit-url';
import { makeQuery } from '../requests';
import { groupHits, urlOfItem } from './items';
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
  /** Merged into each query. */
  searchParameters?: Partial<SearchQuery> | undefined;
  /** Changes hits before they are shown. */
  transformHits?: ((hits: SearchHit[]) => SearchHit[]) | undefined;
  /** Called with each result. */
  onAnswer: (result: SearchResult) => void;
}

/** Our part of the autocomplete's state. */
interface SearchContext {
  shown: Shown;
  groups: ItemGroup[];
}

/** What to show, and the index of the item that is active first. */
interface Found extends SearchContext {
  active: number | null;
}

type Api = AutocompleteApi<Item, SyntheticEvent, MouseEvent, KeyboardEvent>;

const itemsOf = (groups: readonly ItemGroup[]): Item[] => groups.flatMap(({ items }) => items);
const nothing: Shown = { query: '', hitCount: 0, failure: null };

/**
 * Keyword search without UI. Builds on the headless autocomplete that DocSearch uses, and adds what it lacks: failures
 * that differ from empty results, aborting superseded requests, and a hit as the first active item.
 */
export class SearchModel {
  readonly autocomplete: Api;
  /** Whether the reader is choosing an item; the list must not be rearranged meanwhile. */
  private isChoosing = false;
  private state: SearchState;
  private running: AbortController | null = null;
  private isNotifying = false;
  /** The state that listeners were last notified of. */
  private notified: SearchState;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: SearchModelOptions) {
    const { initialQuery } = options;
    this.state = {
      query: initialQuery,
      status: 'idle',
      shown: nothing,
      groups: [],
      activeItem: null,
      isCurrent: initialQuery === '',
    };
    this.notified = this.state;
    this.autocomplete = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
      id: 'search',
      defaultActiveItemId: 0,
      openOnFocus: true,
      insights: false,
      stallThreshold: searchLimits.stallThreshold,
      initialState: { query: initialQuery, isOpen: true, context: { shown: nothing, groups: [] } },
      onStateChange: ({ state }) => this.update(state),
      shouldPanelOpen: () => true,
      // @reach @algolia/autocomplete-core: `setContext` and `setActiveItemId` may be called while sources are found,
      //   and the items come in the same task; the wrong row is active: `search-model.test.ts`
      getSources: async ({ query, setActiveItemId, setContext }) => {
        this.running?.abort();
        const found = await this.find(query);
        const { groups, shown, active } = this.keepsList(query) ? this.current() : found;
        // Set together with the items, so that a screen never shows the items of the previous one.
        setContext({ shown, groups });
        setActiveItemId(active);
        return groups.map(({ id, items }) => ({
          sourceId: id,
          getItems: () => items,
          getItemUrl: ({ item }) => urlOfItem(item),
        }));
      },
    });
  }

  /** Searches for the initial query, and again when results can improve. Returns the function that stops it. */
  start(): () => void {
    const { client } = this.options;
    void this.autocomplete.refresh();
    client.prepare?.();
    const stop = client.onImprovement?.(() => {
      if (!this.isChoosing && this.state.query.trim() !== '') this.searchAgain();
    });
    return () => {
      stop?.();
      this.running?.abort();
    };
  }

  /** The autocomplete's props for the search field. */
  get field(): ReturnType<Api['getInputProps']> {
    return this.autocomplete.getInputProps({ inputElement: null, maxLength: searchLimits.queryLength });
  }

  /** Makes an item active. */
  point(index: number): void {
    const { groups, activeItem } = this.state;
    this.isChoosing = true;
    if (itemsOf(groups)[index] !== activeItem) this.autocomplete.setActiveItemId(index);
  }

  /** Handles the arrow keys, which wrap around the list. */
  step(event: KeyboardEvent): void {
    this.isChoosing = true;
    this.field.onKeyDown(event);
  }

  retry(): void {
    this.options.client.reset?.();
    this.searchAgain();
  }

  /** Sets the query and searches for it. */
  search(query: string): void {
    this.autocomplete.setQuery(query);
    this.notify();
    void this.autocomplete.refresh();
  }

  /**
   * Repeats the search. Keeps the active item until the result arrives; the autocomplete would reset it to the first.
   */
  private searchAgain(): void {
    const { active } = this.current();
    void this.autocomplete.refresh();
    if (this.state.isCurrent) this.autocomplete.setActiveItemId(active);
  }

  /** Whether the reader is already choosing among the hits of a query, so that better ones must not replace them. */
  private keepsList(query: string): boolean {
    const { shown } = this.state;
    return this.isChoosing && shown.hitCount > 0 && shown.query === query;
  }

  private current(): Found {
    const { groups, shown, activeItem } = this.state;
    return { groups, shown, active: activeItem && Math.max(0, itemsOf(groups).indexOf(activeItem)) };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): SearchState => this.state;

  private update({ query, status, context, activeItemId }: AutocompleteState<Item>): void {
    const { shown, groups } = context as unknown as SearchContext;
    const isCurrent = shown.query.trim() === query.trim();
    if (query !== this.state.query) this.isChoosing = false;
    const item = activeItemId === null ? null : (itemsOf(groups)[activeItemId] ?? null);
    this.state = {
      query,
      status: status === 'idle' && isCurrent && shown.failure ? 'error' : status === 'error' ? 'idle' : status,
      shown,
      groups,
      // The autocomplete resets to the first item on each keystroke; keep the active one until the result arrives.
      // @reach @algolia/autocomplete-core: resets the active item at each keystroke, and its status by itself; the
      //   active row jumps: `search-model.test.ts`
      activeItem: isCurrent || this.isChoosing ? item : this.state.activeItem,
      isCurrent,
    };
    // Batches the updates of one result into one render. A keystroke alone renders nothing: the field is uncontrolled.
    if (this.isNotifying) return;
    this.isNotifying = true;
    queueMicrotask(() => {
      this.isNotifying = false;
      if (!rendersAlike(this.notified, this.state)) this.notify();
    });
  }

  private notify(): void {
    this.notified = this.state;
    for (const listener of this.listeners) listener();
  }

  private async find(query: string): Promise<Found> {
    const { client, indexName, startGroups, askGroups, emptyGroups, onAnswer, transformHits, searchParameters } =
      this.options;
    if (query.trim() === '') return { groups: startGroups(), shown: nothing, active: 0 };
    const controller = new AbortController();
    this.running = controller;
    try {
      const request = {
        ...makeQuery(query, indexName, { hitsPerGroup: searchSettings.resultsPerPage }),
        ...searchParameters,
      };
      const [result] = (await client.search([request], controller.signal)).results;
      if (!result) throw new SearchError('The response contains no result.', 'response');
      onAnswer(result);
      const hits = groupHits(transformHits ? transformHits(result.hits) : result.hits, localUrl);
      const ask = askGroups(query, hits.length === 0);
      if (hits.length === 0) return { groups: [...ask, ...emptyGroups()], shown: { ...nothing, query }, active: 0 };
      // The first hit is active, not the row above it that asks a question.
      return {
        groups: [...ask, ...hits],
        shown: { query, hitCount: result.hitCount, failure: null },
        active: ask.length,
      };
    } catch (reason) {
      // Superseded: this promise must never settle, otherwise the autocomplete would end the loading state.
      // @reach @algolia/autocomplete-core: keeps the state `loading` while sources are not found, and drops those of an
      //   older query; an old result replaces a new one: `search-model.test.ts`
      if (controller.signal.aborted) return new Promise(() => undefined);
      const failure =
        reason instanceof SearchError ? reason : new SearchError('The search failed.', 'response', { cause: reason });
      console.warn(failure);
      // No active item, so that Enter retries; the arrow keys reach the row that asks a question.
      return { groups: askGroups(query, false), shown: { query, hitCount: 0, failure }, active: null };
    }
  }
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
