/** One page that a reader saw. */
export interface PageView {
  /** Path, query and hash. */
  path: string;
  /** The whole address. */
  address: string;
  title: string;
}

/**
 * How views reach a service. Neither method waits, and neither need take care of its own failures: the caller
 * does.
 */
export interface Transport {
  /** Prepares the service and counts the first view. Called once. */
  start: (view: PageView) => void;
  /** Counts a later view. */
  send: (view: PageView) => void;
}
