import { createRequire } from 'node:module';
import { unexpected } from './unexpected';

interface Task {
  promise: Promise<unknown>;
}

interface Worker {
  send: (message: unknown) => void;
  currentTask?: Task;
  exitedPromise: Promise<{ code: number | null; signal: string | null }>;
}

interface JobMessage {
  type: string;
}

/** The part of gatsby-worker's pool that is used here. */
interface WorkerPool {
  workers: Worker[];
  taskQueue: Iterable<{ value: Task }>;
  startAll: () => void;
  restart: () => Promise<unknown>;
  end: () => unknown;
  sendMessage: (message: JobMessage, worker: number) => void;
}

/** What a part of the build has to do with Gatsby's workers. */
interface PoolListener {
  /** Called when a worker has ended by itself. */
  onLost?: (code: number | null, signal: string | null) => void;
  /** Whether a message is sent; `knowsJobs` tells whether the workers are those that have asked for jobs. */
  isSent?: (message: JobMessage, knowsJobs: boolean) => boolean;
}

interface QueryIds {
  staticQueryIds: readonly string[];
  pageQueryIds: readonly unknown[];
}

type RunQueries = (pool: WorkerPool, queryIds: QueryIds, options?: object) => Promise<void>;

const requireHere = createRequire(__filename);
const requireFromGatsby = createRequire(requireHere.resolve('gatsby/package.json'));

const listeners: PoolListener[] = [];

/**
 * Hears of the workers of all pools that Gatsby starts from now on.
 * @throws if Gatsby has changed, so that an upgrade is noticed
 */
export function listenToWorkers(listener: PoolListener): void {
  if (listeners.length === 0) patchWorkerPool();
  listeners.push(listener);
}

/**
 * Also lets a pool end while its workers are still starting. Where there is no query nobody has waited for their first
 * tasks, which gatsby-worker would send to a process that is gone (`write EPIPE`) or reject, and each fails the build.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-worker/src/index.ts
 * @reach gatsby-worker: Gatsby starts and ends workers, and sends them messages, by these methods of `WorkerPool.prototype`;
 *   each has `exitedPromise`, `send` and `currentTask`, and others wait in `taskQueue`; the build stops with a message,
 *   or without one when a worker has ended: `worker-pool.test.ts`
 */
function patchWorkerPool(): void {
  const { prototype } = (requireFromGatsby('gatsby-worker') as { WorkerPool: { prototype: Partial<WorkerPool> } })
    .WorkerPool;
  const { startAll, end, sendMessage } = prototype;
  if (!startAll || !end || !sendMessage) throw new Error(unexpected('no pool of workers', 'worker-pool.ts'));
  const ended = new WeakSet<Worker | WorkerPool>();

  prototype.startAll = function (this: WorkerPool): void {
    startAll.call(this);
    for (const worker of this.workers) {
      void worker.exitedPromise.then(({ code, signal }) => {
        if (!ended.has(worker)) for (const { onLost } of listeners) onLost?.(code, signal);
      });
    }
  };
  prototype.end = function (this: WorkerPool): unknown {
    const { workers } = this;
    for (const one of [this, ...workers]) ended.add(one);
    const waiting = [...this.taskQueue].map(({ value }) => value);
    for (const { promise } of [...workers.flatMap(({ currentTask }) => currentTask ?? []), ...waiting])
      promise.catch(() => undefined);
    const results = end.call(this);
    // The last message was to end.
    for (const worker of workers) worker.send = () => undefined;
    return results;
  };
  prototype.sendMessage = function (this: WorkerPool, message: JobMessage, worker: number): void {
    if (listeners.every(({ isSent }) => isSent?.(message, !ended.has(this)) ?? true))
      sendMessage.call(this, message, worker);
  };
}

/** One of the parts in which Gatsby gives queries to its workers: a worker that has run no more holds little memory. */
const fewQueries = 50;

/**
 * Lets Gatsby keep its worker processes after few queries, and not wait for them where there is none. It would start each
 * again to free its memory, which takes longer than to render the pages that a small change concerns.
 * @throws if Gatsby has changed, so that an upgrade is noticed
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/commands/build.ts
 * @reach gatsby: runs all queries by `runQueriesInWorkersQueue`, a property of its module, and then calls `restart` of the
 *   pool; the build stops with a message, or workers start again: `worker-pool.test.ts`
 */
export function keepWorkersAfterFewQueries(): void {
  const queues = requireHere('gatsby/dist/utils/worker/pool') as { runQueriesInWorkersQueue?: RunQueries };
  const { runQueriesInWorkersQueue: run } = queues;
  if (!run) throw new Error(unexpected('no function for queries', 'worker-pool.ts'));
  queues.runQueriesInWorkersQueue = async (pool, queryIds, options) => {
    const count = queryIds.staticQueryIds.length + queryIds.pageQueryIds.length;
    if (count <= fewQueries) pool.restart = () => Promise.resolve();
    if (count > 0) await run(pool, queryIds, options);
  };
}
