import { z } from 'zod';

const day = z.iso.date();
const time = /^(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?)?$/;

/**
 * Returns the day of an ISO date (`2024-11-18`), with or without a time and its zone, as it is written; null for another
 * text and for a day that no calendar has. `Date` would shift the day into the zone of the machine.
 */
export function readDay(text: string): string | null {
  const written = text.slice(0, 10);
  return day.safeParse(written).success && time.test(text.slice(10)) ? written : null;
}
