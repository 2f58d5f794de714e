/** A page view. */
export interface PageView {
  /** Path, query and hash. */
  path: string;
  /** The full URL. */
  address: string;
  title: string;
}

/** What a reader has done, by a name and parameters that the service knows. */
export interface ReaderEvent {
  name: string;
  parameters: Record<string, string | number>;
}

/** Sends views and events to a service. The methods must not wait and need not handle their own errors; the caller does. */
export interface Transport {
  /** Prepares the service and counts the first view. Called once. */
  start: (view: PageView) => void;
  /** Counts a later view. */
  send: (view: PageView) => void;
  /** Sends an event. Called after `start`. */
  report: (event: ReaderEvent) => void;
}
