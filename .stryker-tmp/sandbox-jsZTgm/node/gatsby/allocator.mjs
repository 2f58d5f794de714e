/**
 * Allocator settings for Gatsby's processes. By default glibc, per thread, and swc's allocator hold on to freed memory.
 * They cost no time; `README.md` has the figures.
 * @see https://www.gnu.org/software/libc/manual/html_node/Memory-Allocation-Tunables.html
 * @see https://microsoft.github.io/mimalloc/environment.html
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: String(2 ** 17),
  MIMALLOC_PURGE_DELAY: '0',
};
