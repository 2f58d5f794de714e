import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endIdleWorkersQuietly, keepWorkersAfterFewQueries } from '../../../../node/gatsby/worker-pool';
import { createProject } from '../support/project';

const run = jest.fn(() => Promise.resolve());
const queues: { runQueriesInWorkersQueue?: (pool: object, queryIds: object, options?: object) => Promise<void> } = {};
jest.mock('gatsby/dist/utils/worker/pool', () => queues);

const gatsby = createRequire(createRequire(__filename).resolve('gatsby/package.json'));

/** Runs queries, and returns how often the workers were started again then. */
async function restartsAfter(staticQueries: number, pageQueries: number): Promise<number> {
  const restart = jest.fn(() => Promise.resolve());
  const pool = { restart };
  const queryIds = { staticQueryIds: Array(staticQueries).fill(''), pageQueryIds: Array(pageQueries).fill('') };
  await queues.runQueriesInWorkersQueue?.(pool, queryIds, { chunk: 1 });
  await pool.restart();
  return restart.mock.calls.length;
}

beforeEach(() => {
  run.mockClear();
  queues.runQueriesInWorkersQueue = run;
});

describe('keepWorkersAfterFewQueries', () => {
  it('starts workers again after many queries alone', async () => {
    keepWorkersAfterFewQueries();
    expect(await restartsAfter(10, 41)).toBe(1);
    expect(await restartsAfter(10, 40)).toBe(0);
    expect(run).toHaveBeenCalledTimes(2);
    expect(run).toHaveBeenCalledWith(expect.anything(), expect.anything(), { chunk: 1 });
  });

  it('does not wait for a worker that has no query to run', async () => {
    keepWorkersAfterFewQueries();
    expect(await restartsAfter(0, 0)).toBe(0);
    expect(run).not.toHaveBeenCalled();
  });

  it('stops when Gatsby has no such function any more', () => {
    delete queues.runQueriesInWorkersQueue;
    expect(keepWorkersAfterFewQueries).toThrow('no function for queries: see node/gatsby/worker-pool.ts');
  });

  it('is called by Gatsby in this way, before it starts its workers again', () => {
    const source = readFileSync(gatsby.resolve('gatsby/dist/commands/build.js'), 'utf8');
    expect(source).toMatch(/\(0, _pool\.runQueriesInWorkersQueue\)\(workerPool, queryIds[^]*workerPool\.restart\(\)/);
  });
});

describe('endIdleWorkersQuietly', () => {
  const { WorkerPool } = gatsby('gatsby-worker') as {
    WorkerPool: new (
      module: string,
      options: { numWorkers: number; silent: boolean },
    ) => { all: Record<string, () => Promise<unknown>[]>; end: () => Promise<unknown>[]; restart: () => Promise<void> };
  };

  it('lets nothing fail when a pool ends before its workers have begun, and starts it again', async () => {
    endIdleWorkersQuietly();
    const failures: unknown[] = [];
    const record = (reason: unknown): void => void failures.push(reason);
    process.on('unhandledRejection', record);
    const { root, remove } = createProject({ 'worker.cjs': `exports.answer = () => 'answer';` });
    const pool = new WorkerPool(path.join(root, 'worker.cjs'), { numWorkers: 2, silent: true });
    for (let count = 0; count < 3; count += 1) void pool.all.answer?.();
    await pool.restart();
    expect(await Promise.all(pool.all.answer?.() ?? [])).toEqual(['answer', 'answer']);
    await Promise.all(pool.end());
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', record);
    expect(failures).toEqual([]);
    remove();
  });
});
