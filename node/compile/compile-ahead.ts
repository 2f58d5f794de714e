import { isDeveloping, workerNumber } from '../base/environment';
import { compileToDisk, listPublishedFiles } from './compile-cache';

/**
 * Compiles pages in Gatsby's workers, which have nothing to do until the queries run. The query of a page that they have
 * not reached by then compiles it.
 */
export function compileAhead(): void {
  const worker = workerNumber();
  if (worker !== null && !isDeveloping()) void compileEach(orderFor(worker));
}

/** Compiles pages in the main process too, while it waits for the queries, from the end of the first worker's order. */
export function compileWhileWaiting(): void {
  void compileEach(orderFor(1).reverse());
}

/** Returns all pages in a worker's order. Multiples of the golden ratio spread the starts of any number of workers. */
function orderFor(worker: number): string[] {
  const files = listPublishedFiles();
  const start = Math.floor(((worker * 0.618) % 1) * files.length);
  return [...files.slice(start), ...files.slice(0, start)];
}

async function compileEach(files: readonly string[]): Promise<void> {
  for (const file of files) {
    try {
      compileToDisk(file);
    } catch {
      // The page's query throws it again, and reports it.
    }
    // Lets messages from other processes through.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
