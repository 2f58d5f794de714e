import { compileToDisk, listPublishedFiles } from './compile-cache';

/**
 * Compiles pages in Gatsby's workers, which are idle until the queries run while webpack keeps the main process busy. A
 * page not reached by then is compiled by the query that needs it.
 * @reach gatsby-worker: numbers its workers in `GATSBY_WORKER_ID`, and `gatsby` sets `gatsby_executing_command`;
 *   queries compile the pages, which is slower; nothing tests it against Gatsby
 */
export function compileAhead(): void {
  const { GATSBY_WORKER_ID: worker, gatsby_executing_command: command } = process.env;
  if (worker === undefined || command !== 'build') return;
  void compileFrom(Number(worker));
}

async function compileFrom(worker: number): Promise<void> {
  const files = listPublishedFiles();
  // Multiples of the golden ratio spread the workers over the list without knowing how many there are.
  const start = Math.floor(((worker * 0.618) % 1) * files.length);
  for (const file of [...files.slice(start), ...files.slice(0, start)]) {
    try {
      compileToDisk(file);
    } catch {
      // The page's query throws it again, and reports it.
    }
    // Lets messages from the main process through.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
