/** One of the values must hold. */
export interface Filter {
  attribute: string;
  values: readonly string[];
}

/** A search in the words of this site; each provider puts it into those of its service. */
export interface SearchQuery {
  index: string;
  text: string;
  /** Counts from 0. */
  page: number;
  hitsPerPage: number;
  snippetWords: number;
  /** All must hold. */
  filters: readonly Filter[];
  /** Attributes whose values are counted. */
  facets: readonly string[];
  /** At most so many hits of one page. */
  hitsPerGroup?: number;
}
