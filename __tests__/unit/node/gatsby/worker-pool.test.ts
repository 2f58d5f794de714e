import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { keepWorkersAfterFewQueries } from '../../../../node/gatsby/worker-pool';

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
