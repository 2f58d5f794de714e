import type { Fault } from './fault';

/** What the development server tells open pages, by the name of the event. */
export interface Messages {
  /** All faults of the content. */
  faults: readonly Fault[];
  /** The paths of pages that are no longer there. */
  gone: readonly string[];
}

/** Address of the development server at which pages listen. */
export const messagesPath = '/___content-check';
