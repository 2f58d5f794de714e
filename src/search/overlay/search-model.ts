import { createAutocomplete } from '@algolia/autocomplete-core';
import type { AutocompleteApi, AutocompleteState } from '@algolia/autocomplete-core';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { search as limits } from '../../shared/constants';
import { searchSettings } from '../../shared/search-settings';
import { SearchError } from '../model/client';
import type { SearchClient, SearchResult } from '../model/client';
import type { SearchHit } from '../model/hit';
import type { SearchQuery } from '../model/query';
import { localUrl } from '../hit-url';
import { makeQuery } from '../requests';
import { groupHits, urlOfItem } from './items';
import type { Item, ItemGroup } from './items';
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** What stands in the list; it stays until the next answer has come. */
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
  /** Whether `shown` belongs to `query`. */
  isCurrent: boolean;
}

export interface SearchModelOptions {
  client: SearchClient;
  indexName: string;
  initialQuery: string;
  /** Entries while the field is empty. */
  startGroups: () => ItemGroup[];
  /** Entries above the hits of a query, or instead of them. */
  askGroups: (query: string, isInstead: boolean) => ItemGroup[];
  /** Entries in place of hits. */
  emptyGroups: () => ItemGroup[];
  /** Added to each request. */
  searchParameters?: Partial<SearchQuery> | undefined;
  /** Changes hits before they are shown. */
  transformHits?: ((hits: SearchHit[]) => SearchHit[]) | undefined;
  /** Learns what came. */
  onAnswer: (result: SearchResult) => void;
}

/** What we keep in the autocomplete's store besides its own. */
interface SearchContext {
  shown: Shown;
  groups: ItemGroup[];
}

/** What is to be shown, and which entry is active first. */
interface Found extends SearchContext {
  active: number | null;
}

type Api = AutocompleteApi<Item, SyntheticEvent, MouseEvent, KeyboardEvent>;

const itemsOf = (groups: readonly ItemGroup[]): Item[] => groups.flatMap(({ items }) => items);
const nothing: Shown = { query: '', hitCount: 0, failure: null };

/**
 * Keyword search without its looks: the headless autocomplete that DocSearch itself stands on, and what it lacks: failures
 * that are told apart from no results, requests that end when they are superseded, a first active entry that is a hit.
 */
export class SearchModel {
  readonly autocomplete: Api;
  /** Whether the reader is choosing among the entries: then nothing is rearranged under the hand. */
  private isChoosing = false;
  private state: SearchState;
  private running: AbortController | null = null;
  private isTelling = false;
  /** What the listeners were told last. */
  private told: SearchState;
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
    this.told = this.state;
    this.autocomplete = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
      id: 'search',
      defaultActiveItemId: 0,
      openOnFocus: true,
      insights: false,
      stallThreshold: limits.stallThreshold,
      initialState: { query: initialQuery, isOpen: true, context: { shown: nothing, groups: [] } },
      onStateChange: ({ state }) => this.update(state),
      shouldPanelOpen: () => true,
      getSources: async ({ query, setActiveItemId, setContext }) => {
        this.running?.abort();
        const found = await this.find(query);
        const { groups, shown, active } = this.stays(query) ? this.present() : found;
        // In one step with what they belong to: the former entries never stand on the next screen.
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

  /** Shows what belongs to the query, and keeps it as good as it can be. Returns how to stop. */
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

  /** What the field needs to work: the autocomplete's own handlers. */
  get field(): ReturnType<Api['getInputProps']> {
    return this.autocomplete.getInputProps({ inputElement: null, maxLength: limits.queryLength });
  }

  /** Makes an entry the active one. */
  point(index: number): void {
    const { groups, activeItem } = this.state;
    this.isChoosing = true;
    if (itemsOf(groups)[index] !== activeItem) this.autocomplete.setActiveItemId(index);
  }

  /** Arrow keys go round all entries. */
  step(event: KeyboardEvent): void {
    this.isChoosing = true;
    this.field.onKeyDown(event);
  }

  /** Tries again after a failure. */
  retry(): void {
    this.options.client.reset?.();
    this.searchAgain();
  }

  /** Puts a query in and searches for it. */
  search(query: string): void {
    this.autocomplete.setQuery(query);
    this.tell();
    void this.autocomplete.refresh();
  }

  /** Searches again for what is shown. Until the answer comes the active entry stays: the autocomplete takes the first. */
  private searchAgain(): void {
    const { active } = this.present();
    void this.autocomplete.refresh();
    if (this.state.isCurrent) this.autocomplete.setActiveItemId(active);
  }

  /** Whether the reader has begun to choose among the hits of a query while better ones were searched for. */
  private stays(query: string): boolean {
    const { shown } = this.state;
    return this.isChoosing && shown.hitCount > 0 && shown.query === query;
  }

  private present(): Found {
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
      // With each key the autocomplete goes to the first entry; the active one stays until the answer has come.
      activeItem: isCurrent || this.isChoosing ? item : this.state.activeItem,
      isCurrent,
    };
    // The steps of an answer are drawn together, and a key is not drawn: the field shows it, and the list waits.
    if (this.isTelling) return;
    this.isTelling = true;
    queueMicrotask(() => {
      this.isTelling = false;
      if (!isDrawnAlike(this.told, this.state)) this.tell();
    });
  }

  private tell(): void {
    this.told = this.state;
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
      if (!result) throw new SearchError('The answer has no result.', 'response');
      onAnswer(result);
      const hits = groupHits(transformHits ? transformHits(result.hits) : result.hits, localUrl);
      const ask = askGroups(query, hits.length === 0);
      if (hits.length === 0) return { groups: [...ask, ...emptyGroups()], shown: { ...nothing, query }, active: 0 };
      // The best hit, not the ask row above it.
      return {
        groups: [...ask, ...hits],
        shown: { query, hitCount: result.hitCount, failure: null },
        active: ask.length,
      };
    } catch (reason) {
      // A newer query runs: this one must never settle, or it would end that one's waiting.
      if (controller.signal.aborted) return new Promise(() => undefined);
      const failure =
        reason instanceof SearchError ? reason : new SearchError('The search failed.', 'response', { cause: reason });
      console.warn(failure);
      // Enter tries again; the arrows reach the row that asks.
      return { groups: askGroups(query, false), shown: { query, hitCount: 0, failure }, active: null };
    }
  }
}

/** Whether two states look the same but for what stands in the field. */
function isDrawnAlike(a: SearchState, b: SearchState): boolean {
  return (
    a.shown === b.shown &&
    a.groups === b.groups &&
    a.activeItem === b.activeItem &&
    stepOf(a.status) === stepOf(b.status) &&
    (a.query === '') === (b.query === '')
  );
}

/** Loading shows only when it stalls. */
function stepOf(status: SearchStatus): SearchStatus {
  return status === 'loading' ? 'idle' : status;
}
