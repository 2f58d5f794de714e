import { availableParallelism } from 'node:os';
import path from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';

/** A built page that is to be read. */
export interface UnreadPage {
  file: string;
  digest: string;
  /** File of its Markdown twin; `null`: it has none. */
  twinFile: string | null;
}

/** What a thread tells of a page: its line for the cache of pages. The twin has been written by then. */
export interface ReadLine {
  digest: string;
  line: string;
}

/** What a thread gets. */
export interface ThreadInput {
  pages: readonly UnreadPage[];
  /** One of `stateOf` for each page. */
  states: Int32Array;
  port: MessagePort;
}

/** Nobody has begun a page; a thread is reading it; nobody else needs to. */
export const stateOf = { unread: 0, claimed: 1, read: 2 } as const;

/** Below this, starting threads takes longer than they save. */
const worthwhileCount = 200;
/** With more, the one that collects would wait for nothing but itself. */
const maxThreads = 3;
/** A page takes milliseconds: a thread that is silent for so long is lost. */
const patienceMs = 10_000;

export interface ReadAheadOptions {
  /** Number of threads; by default one less than there are cores. */
  threadCount?: number;
}

/**
 * Threads that read pages from the last one on, while the process itself reads from the first. Everything they find
 * reaches it through `take`; a thread that fails leaves its page to the process.
 */
export class ReadAhead {
  private readonly states: Int32Array;
  private readonly ports: MessagePort[] = [];
  private readonly indices: ReadonlyMap<string, number>;

  constructor(pages: readonly UnreadPage[], { threadCount = defaultThreadCount(pages.length) }: ReadAheadOptions = {}) {
    this.states = new Int32Array(new SharedArrayBuffer(4 * Math.max(1, pages.length)));
    this.indices = new Map(pages.map(({ digest }, index) => [digest, index]));
    for (let count = 0; count < threadCount; count += 1) this.startThread(pages);
  }

  /** What the threads have read since the last call. */
  *take(): Generator<ReadLine> {
    for (const port of this.ports) {
      for (let found = receiveMessageOnPort(port); found; found = receiveMessageOnPort(port)) {
        yield found.message as ReadLine;
      }
    }
  }

  /** Claims a page for the process itself, or waits until the thread that reads it has done so. */
  claim(digest: string): void {
    const index = this.indices.get(digest);
    if (index === undefined) return;
    const before = Atomics.compareExchange(this.states, index, stateOf.unread, stateOf.read);
    if (before === stateOf.claimed) Atomics.wait(this.states, index, stateOf.claimed, patienceMs);
  }

  /**
   * Leaves nothing to begin, at which the threads end by themselves; what was not taken is lost. They are not terminated:
   * Node 20 aborts the whole process when that meets a thread that is just requiring an ES module.
   */
  close(): void {
    for (const index of this.states.keys()) Atomics.compareExchange(this.states, index, stateOf.unread, stateOf.read);
    for (const port of this.ports) port.close();
  }

  private startThread(pages: readonly UnreadPage[]): void {
    const { port1, port2 } = new MessageChannel();
    const input: ThreadInput = { pages, states: this.states, port: port2 };
    const thread = new Worker(path.join(__dirname, 'read-ahead-thread.cjs'), {
      workerData: input,
      transferList: [port2],
    });
    // Its pages are read by the process.
    thread.on('error', () => undefined);
    thread.unref();
    this.ports.push(port1);
  }
}

function defaultThreadCount(pageCount: number): number {
  return pageCount < worthwhileCount ? 0 : Math.min(maxThreads, availableParallelism() - 1);
}
