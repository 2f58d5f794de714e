import { createRequire } from 'node:module';
import { unexpected } from './unexpected';

interface Task {
  promise: Promise<unknown>;
}

/** The part of gatsby-worker's pool that is used here. */
interface WorkerPool {
  workers: { send: (message: unknown) => void; currentTask?: Task }[];
  taskQueue: Iterable<{ value: Task }>;
  restart: () => Promise<unknown>;
  end: () => unknown;
}

interface QueryIds {
  staticQueryIds: readonly string[];
  pageQueryIds: readonly unknown[];
}

const requireHere = createRequire(__filename);
const requireFromGatsby = createRequire(requireHere.resolve('gatsby/package.json'));

type RunQueries = (pool: WorkerPool, queryIds: QueryIds, options?: object) => Promise<void>;

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

/**
 * Lets a pool of workers end while they are still starting. Where there is no query nobody has waited for their first
 * tasks, which gatsby-worker would send to a process that is gone (`write EPIPE`) or reject, and each fails the build.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-worker/src/index.ts
 * @reach gatsby-worker: keeps tasks in `currentTask` of its workers and in `taskQueue`, and gives them out by `send` of the
 *   worker; a build without changes fails now and then: `worker-pool.test.ts`
 */
export function endIdleWorkersQuietly(): void {
  const { prototype } = (requireFromGatsby('gatsby-worker') as { WorkerPool: { prototype: WorkerPool } }).WorkerPool;
  const { end } = prototype;
  prototype.end = function (this: WorkerPool): unknown {
    const { workers } = this;
    const tasks = [
      ...workers.flatMap(({ currentTask }) => currentTask ?? []),
      ...[...this.taskQueue].map(({ value }) => value),
    ];
    for (const { promise } of tasks) promise.catch(() => undefined);
    const ended = end.call(this);
    // The last message was to end.
    for (const worker of workers) worker.send = () => undefined;
    return ended;
  };
}
