import { setFlagsFromString } from 'node:v8';

/** Number of pages from which a build saves memory at the cost of time. */
const largeSite = 2000;

/**
 * Between full collections V8 lets a heap grow by half or more, which for thousands of pages is a gigabyte. Limits that
 * to a tenth on large sites. `README.md` has the figures.
 * @see https://chromium.googlesource.com/v8/v8/+/refs/heads/main/src/flags/flag-definitions.h
 * @reach v8: the flag `heap-growing-percent`, also after the start; nothing but memory: V8 prints a line about an
 *   unknown flag
 */
export function limitHeapGrowth(pageCount: number): void {
  if (pageCount >= largeSite) setFlagsFromString('--heap-growing-percent=10');
}
