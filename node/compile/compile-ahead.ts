import { compileToDisk, listPublishedFiles } from './compile-cache';

/**
 * Gatsby's worker processes have nothing to do until the queries run, while webpack keeps the main process busy: they
 * compile the pages meanwhile. A page that was not reached is compiled by the query that needs it.
 */
export function compileAhead(): void {
  const { GATSBY_WORKER_ID: worker, gatsby_executing_command: command } = process.env;
  if (worker === undefined || command !== 'build') return;
  void compileFrom(Number(worker));
}

async function compileFrom(worker: number): Promise<void> {
  const files = listPublishedFiles();
  // Multiples of the golden ratio spread the workers over the list; none has to know how many there are.
  const start = Math.floor(((worker * 0.618) % 1) * files.length);
  for (const file of [...files.slice(start), ...files.slice(0, start)]) {
    // What a page throws is reported by its query.
    await compileToDisk(file).catch(() => undefined);
    // Lets messages of the main process through.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
