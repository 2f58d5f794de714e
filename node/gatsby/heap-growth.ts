import { setFlagsFromString } from 'node:v8';

/** From so many pages on, a build is spared memory at the cost of time. */
const largeSite = 2000;

/**
 * Between two full collections V8 lets a heap grow by half and more, which for thousands of pages is a gigabyte. Those of
 * large sites grow by a tenth. `README.md` has the figures.
 * @see https://chromium.googlesource.com/v8/v8/+/refs/heads/main/src/flags/flag-definitions.h
 */
export function limitHeapGrowth(pageCount: number): void {
  if (pageCount >= largeSite) setFlagsFromString('--heap-growing-percent=10');
}
