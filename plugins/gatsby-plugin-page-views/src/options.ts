/** Names of the ways in which a view can be sent; `src/transports` has one file for each. */
export const transportNames = ['gtag', 'beacon'] as const;
export type TransportName = (typeof transportNames)[number];

/** Settings of the plugin. `gatsby-node.ts` describes and checks them. */
export interface PageViewsOptions {
  /** Id of the property at the service; without one nothing is loaded or sent. */
  id?: string;
  transport: TransportName;
  /** Address of the tag's script (transport `gtag`). */
  scriptUrl: string;
  /** Passed on to the service's configuration. */
  cookiePrefix?: string;
  /** Where views are sent (transport `beacon`). */
  endpoint?: string;
  /** Whether another hash of the same page is a view. */
  countHashes: boolean;
  /** Nothing is loaded or sent for readers who ask not to be tracked. */
  respectDoNotTrack: boolean;
  /**
   * Name of a global that holds the reader's consent, `true` or a function that returns it. Without one no
   * consent is asked for.
   */
  consentGlobal?: string;
}

/** What holds where nothing is configured. */
export const defaultOptions: PageViewsOptions = {
  transport: 'gtag',
  scriptUrl: 'https://www.googletagmanager.com/gtag/js',
  countHashes: true,
  respectDoNotTrack: true,
};
