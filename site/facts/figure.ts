/** The name of a figure and the path of the page about it. */
export interface NamedPage {
  name: string;
  page: string | null;
}

/** What a measure shows of its value. */
export interface Example {
  /** `percent`, `count`, `ratio` or a currency. */
  unit: string;
  decimals: number;
  /** The value in the example month; null if it has none. */
  example: number | null;
}

/** A row of a table of measures. */
export type ListedMeasure = Example &
  NamedPage & {
    definition: string;
    formula: string;
    statusSensitive: boolean;
    group: string;
  };
