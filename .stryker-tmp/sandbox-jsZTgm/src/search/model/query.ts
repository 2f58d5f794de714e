/** Keeps records whose attribute has one of the values. */
export interface Filter {
  /** A record attribute: `areaAttribute`, `docusaurus_tag`, `language`, `version` or `type`. */
  attribute: string;
  values: readonly string[];
}

/** A search request, independent of any provider; each provider translates it for its service. */
export interface SearchQuery {
  index: string;
  text: string;
  /** Zero-based. */
  page: number;
  hitsPerPage: number;
  snippetWords: number;
  /** All must match. */
  filters: readonly Filter[];
  /** Whether to count the hits per area. */
  countsAreas: boolean;
  /** Maximum number of hits from one page. */
  hitsPerGroup?: number;
}
