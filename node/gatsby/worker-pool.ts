import { createRequire } from 'node:module';
import { unexpected } from './unexpected';

/** The part of gatsby-worker's pool that is used here. */
interface WorkerPool {
  restart: () => Promise<unknown>;
}

interface QueryIds {
  staticQueryIds: readonly string[];
  pageQueryIds: readonly unknown[];
}

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
  const requireHere = createRequire(__filename);
  const queues = requireHere('gatsby/dist/utils/worker/pool') as { runQueriesInWorkersQueue?: RunQueries };
  const { runQueriesInWorkersQueue: run } = queues;
  if (!run) throw new Error(unexpected('no function for queries', 'worker-pool.ts'));
  queues.runQueriesInWorkersQueue = async (pool, queryIds, options) => {
    const count = queryIds.staticQueryIds.length + queryIds.pageQueryIds.length;
    if (count <= fewQueries) pool.restart = () => Promise.resolve();
    if (count > 0) await run(pool, queryIds, options);
  };
}
