import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keepWorkersAfterFewQueries, listenToWorkers } from '../../../../node/gatsby/worker-pool';
import { workerNumber } from '../../../../node/base/environment';
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

type Calls<Answer> = Record<string, () => Answer>;

interface Pool {
  single: Calls<Promise<unknown>>;
  all: Calls<Promise<unknown>[]>;
  end: () => Promise<unknown>[];
  restart: () => Promise<void>;
  onMessage: (listener: (message: { type: string }, worker: number) => void) => void;
  sendMessage: (message: { type: string }, worker: number) => void;
}

describe('the pool of workers', () => {
  const { WorkerPool } = gatsby('gatsby-worker') as {
    WorkerPool: {
      new (module: string, options: { numWorkers: number; silent: boolean }): Pool;
      prototype: { sendMessage?: unknown };
    };
  };
  const lost: (string | null)[] = [];
  const { root, remove } = createProject({
    'worker.cjs': `
      const { getMessenger } = require(${JSON.stringify(gatsby.resolve('gatsby-worker'))});
      const heard = [];
      getMessenger()?.onMessage(({ type }) => heard.push(type));
      exports.heard = () => heard;
      exports.number = () => process.env.GATSBY_WORKER_ID;
      // Ends once it has answered and is idle.
      exports.endSoon = () => void setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);
    `,
  });
  const start = (numWorkers: number): Pool =>
    new WorkerPool(path.join(root, 'worker.cjs'), { numWorkers, silent: true });
  const ask = (pool: Pool, question: string): Promise<unknown[]> => Promise.all(pool.all[question]?.() ?? []);

  it('is one that can be changed, or the build stops', () => {
    const { sendMessage } = WorkerPool.prototype;
    delete WorkerPool.prototype.sendMessage;
    expect(() => listenToWorkers({})).toThrow('no pool of workers: see node/gatsby/worker-pool.ts');
    WorkerPool.prototype.sendMessage = sendMessage;
    listenToWorkers({ onLost: (_, signal) => lost.push(signal) });
    listenToWorkers({ isSent: ({ type }, knowsJobs) => type !== 'job' || knowsJobs });
  });

  it('numbers its workers, and each knows its number', async () => {
    const pool = start(2);
    const numbers = (await ask(pool, 'number')).map((number) => {
      const variables = jest.replaceProperty(process, 'env', { GATSBY_WORKER_ID: String(number) });
      const known = workerNumber();
      variables.restore();
      return known;
    });
    expect([...numbers, workerNumber()]).toEqual([1, 2, null]);
    await Promise.all(pool.end());
  });

  it('may end before its workers have begun, without a failure, and start again', async () => {
    const failures: unknown[] = [];
    const record = (reason: unknown): void => void failures.push(reason);
    process.on('unhandledRejection', record);
    const pool = start(2);
    for (let count = 0; count < 3; count += 1) void pool.all.number?.();
    await pool.restart();
    expect(await ask(pool, 'number')).toEqual(['1', '2']);
    await Promise.all(pool.end());
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', record);
    expect(failures).toEqual([]);
  });

  it('tells workers of jobs that are done, but not those that were started again', async () => {
    const pool = start(1);
    const send = (): void => ['job', 'other'].forEach((type) => pool.sendMessage({ type }, 1));
    send();
    expect(await ask(pool, 'heard')).toEqual([['job', 'other']]);
    await pool.restart();
    send();
    expect(await ask(pool, 'heard')).toEqual([['other']]);
    await Promise.all(pool.end());
  });

  it('says when a worker ends by itself, not when the pool is ended', async () => {
    expect(lost).toEqual([]);
    const pool = start(1);
    await ask(pool, 'endSoon');
    while (lost.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(lost).toEqual(['SIGKILL']);
    await Promise.all(pool.end());
    remove();
  });
});
