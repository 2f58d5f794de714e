import type { SearchHit } from './hit';
import type { SearchQuery } from './query';

export interface SearchResult {
  query: string;
  hits: SearchHit[];
  page: number;
  pageCount: number;
  hitCount: number;
  /** Number of hits in each area, if the query asked for it. */
  areas?: Record<string, number>;
  /** Better results of the same query are on their way: not to be remembered. */
  isPreliminary?: boolean;
}

export interface SearchResponse {
  /** One result per query, in their order. */
  results: SearchResult[];
}

/**
 * What the overlay and the search page ask. Any object with `search`, `addAgent` and `agent` will do;
 * the rest is optional.
 */
export interface SearchClient {
  search(queries: readonly SearchQuery[], signal?: AbortSignal): Promise<SearchResponse>;
  /** Adds a name and version to the agent string, which services log. */
  addAgent(name: string, version?: string): void;
  readonly agent: string;
  /** Starts loading what the first search needs. Never throws. */
  prepare?(): void;
  /** Forgets a failure, so that the next search tries again. */
  reset?(): void;
  /** Loads all that answers can be made of: settles when the next one is as good as they get, or no better one comes. */
  complete?(): Promise<void>;
  /** Calls back when the same query would now be answered better. Returns how to stop. */
  onImprovement?(listener: () => void): () => void;
  /** Quotes passages that answer a question, without a service. */
  answer?(question: string, signal?: AbortSignal): Promise<LocalAnswer>;
}

/** A passage that is quoted word for word. */
export interface Passage {
  text: string;
  url: string;
  /** Page and section. */
  title: string;
}

/** What the glossary says of a term, and the page that says more. */
export interface Definition {
  term: string;
  text: string;
  url: string;
  title: string;
}

export interface LocalAnswer {
  /** When the question asks for it and for nothing else. */
  definition?: Definition;
  /** Empty when nothing on the site fits. */
  passages: Passage[];
  /** Pages that come nearest, when no passage answers. */
  nearest: { title: string; url: string }[];
}

/** Why a search has no result; the message is for the console. */
export class SearchError extends Error {
  override readonly name = 'SearchError';

  constructor(
    message: string,
    readonly kind: 'network' | 'response' | 'no-index' | 'worker' = 'network',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
