/** Names of the transports; `src/transports` has one file for each. */
export const transportNames = ['gtag', 'beacon'] as const;
export type TransportName = (typeof transportNames)[number];

/** Options of the plugin; `gatsby-node.ts` describes and validates them. */
export interface PageViewsOptions {
  /** Id of the property in the service; without one nothing is loaded or sent. */
  id?: string;
  transport: TransportName;
  /** URL of the tag's script (transport `gtag`). */
  scriptUrl: string;
  /** Passed on to the service's configuration. */
  cookiePrefix?: string;
  /** Where views are sent (transport `beacon`). */
  endpoint?: string;
  /** Whether a change of only the hash counts as a view. */
  countHashes: boolean;
  /** Nothing is loaded or sent for readers who ask not to be tracked. */
  respectDoNotTrack: boolean;
  /**
   * Whether what the site reports by the event `page-views:event` is sent too: searches, refused questions, what readers
   * choose, votes. Never with a search term that looks like personal data.
   */
  events: boolean;
  /**
   * Name of a global with the reader's consent: `true` or a function that returns it. Without one, no consent is
   * required.
   */
  consentGlobal?: string;
}

/** Defaults. */
export const defaultOptions: PageViewsOptions = {
  transport: 'gtag',
  scriptUrl: 'https://www.googletagmanager.com/gtag/js',
  countHashes: true,
  respectDoNotTrack: true,
  events: false,
};
