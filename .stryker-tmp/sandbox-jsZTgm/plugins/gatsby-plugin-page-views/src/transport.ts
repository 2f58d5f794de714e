/** A page view. */
export interface PageView {
  /** Path, query and hash. */
  path: string;
  /** The full URL. */
  address: string;
  title: string;
}

/** Sends views to a service. The methods must not wait and need not handle their own errors; the caller does. */
export interface Transport {
  /** Prepares the service and counts the first view. Called once. */
  start: (view: PageView) => void;
  /** Counts a later view. */
  send: (view: PageView) => void;
}
