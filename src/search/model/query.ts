/** One of the values must hold. */
export interface Filter {
  /** Of the records: `areaAttribute`, `docusaurus_tag`, `language`, `version`, `type`. */
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
  /** Whether the hits of each area are counted. */
  countsAreas: boolean;
  /** At most so many hits of one page. */
  hitsPerGroup?: number;
}
