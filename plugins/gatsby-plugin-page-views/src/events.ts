import { looksPersonal } from './looks-personal';
import type { ReaderEvent } from './transport';

/** Event that a site dispatches on `document` to say what a reader has done; its detail is a `ReaderEvent`. */
export const readerEvent = 'page-views:event';

/** Most characters of a parameter, which is also as many as a Google tag sends. */
const longest = 100;

/** Reads the detail of an event. Returns null for one that must not be sent: with a term that looks like personal data. */
export function readEvent(detail: unknown): ReaderEvent | null {
  const { name, parameters } = (detail ?? {}) as { name?: unknown; parameters?: unknown };
  if (typeof name !== 'string' || typeof parameters !== 'object' || parameters === null) return null;
  const read: ReaderEvent['parameters'] = {};
  for (const [key, value] of Object.entries(parameters as Record<string, unknown>)) {
    if (key === 'search_term' && looksPersonal(String(value))) return null;
    if (typeof value === 'number') read[key] = value;
    // Half of a surrogate pair could not be encoded.
    if (typeof value === 'string') read[key] = value.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
  }
  return { name, parameters: read };
}
