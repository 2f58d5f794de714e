import { readFileSync } from 'node:fs';
import { formatLine } from './page-cache';
import { parsePage } from './parse-page';
import { stateOf } from './read-ahead';
import type { ReadLine, ThreadInput } from './read-ahead';
import { writeWithFolder } from '../base/write-file';

/** Reads pages that nobody has claimed, from the last one on; runs in a thread. */
export function readPagesBack({ pages, states, port }: ThreadInput): void {
  for (let index = pages.length - 1; index >= 0; index -= 1) {
    const page = pages[index];
    if (!page || Atomics.compareExchange(states, index, stateOf.unread, stateOf.claimed) !== stateOf.unread) continue;
    try {
      const { page: read, markdown } = parsePage(readFileSync(page.file, 'utf8'), page.twinFile !== null);
      if (markdown !== null && page.twinFile !== null) writeWithFolder(page.twinFile, markdown);
      const message: ReadLine = { digest: page.digest, line: formatLine(page.digest, read) };
      port.postMessage(message);
    } catch {
      // The process reads what did not arrive, and reports what is wrong.
    }
    Atomics.store(states, index, stateOf.read);
    Atomics.notify(states, index);
  }
}
