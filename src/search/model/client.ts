import type { SearchHit } from './hit';
import type { SearchQuery } from './query';

export interface SearchResult {
  query: string;
  hits: SearchHit[];
  page: number;
  pageCount: number;
  hitCount: number;
  /** Number of hits per area, if the query asked for it. */
  areas?: Record<string, number>;
  /** Better results for the same query are still to come, so these must not be cached. */
  isPreliminary?: boolean;
}

export interface SearchResponse {
  /** One result per query, in the same order. */
  results: SearchResult[];
}

/**
 * What the overlay and the search page search with. Only `search`, `addAgent` and `agent` are required.
 */
export interface SearchClient {
  search(queries: readonly SearchQuery[], signal?: AbortSignal): Promise<SearchResponse>;
  /** Adds a name and version to the agent string, which search services log. */
  addAgent(name: string, version?: string): void;
  readonly agent: string;
  /** Starts loading what the first search needs; never throws. */
  prepare?(): void;
  /** Clears a failure, so that the next search tries again. */
  reset?(): void;
  /** Loads the whole index. Settles when results cannot get any better, or when loading failed. */
  complete?(): Promise<void>;
  /** Notifies when the same query would now return better results. Returns the unsubscribe function. */
  onImprovement?(listener: () => void): () => void;
  /** Quotes passages that answer a question, without an assistant. */
  answer?(question: string, signal?: AbortSignal): Promise<LocalAnswer>;
}

/** A passage, quoted verbatim. */
export interface Passage {
  text: string;
  /** The same as the page's Markdown has it, with links, bold words and code; absent if it was not had. */
  markdown?: string;
  url: string;
  /** Page title and section headings. */
  title: string;
}

/** A term's glossary definition, and the page with the details. */
export interface Definition {
  term: string;
  text: string;
  url: string;
  title: string;
}

export interface LocalAnswer {
  /** Set if the question asks for a definition and nothing else. */
  definition?: Definition;
  /** Empty if nothing on the site matches well enough. */
  passages: Passage[];
  /** See `clauseCount`; 1 if absent. */
  clauses?: number;
  /** The closest sections, if there is no passage to quote. */
  nearest: { title: string; url: string }[];
}

/** How many passages, from the first, answer a clause of the question each; the others say more. */
export const clauseCount = ({ clauses = 1 }: LocalAnswer): number => clauses;

/** A failed search. The message is for the console, not for readers. */
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
