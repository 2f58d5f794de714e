import childProcess from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Reporter } from 'gatsby';
import { describeExit } from './describe-exit.cjs';

/** The part of gatsby-worker's pool that is used here. */
interface WorkerPool {
  startAll: () => void;
  end: () => unknown;
}

const requireFromGatsby = createRequire(createRequire(__filename).resolve('gatsby/package.json'));

/**
 * Ends the build with a message as soon as a worker process ends by itself. Gatsby notices only if the worker was busy: a
 * task for one that ended while it was idle is never answered, and the build stops without a word.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-worker/src/index.ts
 * @reach gatsby-worker: Gatsby starts and stops its workers by `startAll` and `end` of `WorkerPool.prototype`; a build
 *   whose worker has ended stops without a word: `early-end.test.ts`
 */
export function reportLostWorkers(reporter: Pick<Reporter, 'panic'>): void {
  const { prototype } = (requireFromGatsby('gatsby-worker') as { WorkerPool: { prototype: WorkerPool } }).WorkerPool;
  const { startAll, end } = prototype;
  const endedPools = new WeakSet<WorkerPool>();
  prototype.startAll = function (this: WorkerPool): void {
    endedPools.delete(this);
    for (const worker of collectForks(() => startAll.call(this))) {
      worker.once('exit', (code, signal) => {
        // The terminal's interrupt ends the whole group.
        if (endedPools.has(this) || signal === 'SIGINT') return;
        reporter.panic(`A worker process of Gatsby ${describeExit(code, signal)}. Nothing is lost: start it again.`);
      });
    }
  };
  prototype.end = function (this: WorkerPool): unknown {
    endedPools.add(this);
    return end.call(this);
  };
}

/**
 * Runs a function and returns the processes that it forks.
 * @reach gatsby-worker: looks `fork` up in `node:child_process` at each call; a build whose worker has ended stops
 *   without a word: `early-end.test.ts`
 */
function collectForks(start: () => void): ChildProcess[] {
  const { fork } = childProcess;
  const forked: ChildProcess[] = [];
  childProcess.fork = ((...parameters: Parameters<typeof fork>) => {
    const child = fork(...parameters);
    forked.push(child);
    return child;
  }) as typeof fork;
  try {
    start();
  } finally {
    childProcess.fork = fork;
  }
  return forked;
}

/**
 * Makes a build that ends without a result fail, and says so. Node ends a process quietly, and with exit code 0, when all
 * that is left are promises that nothing will settle.
 */
export function reportSilentEnd(isComplete: () => boolean): void {
  process.once('exit', (code) => {
    if (code !== 0 || isComplete()) return;
    process.exitCode = 1;
    console.error(
      'The build ended before it was finished: something that it waited for can no longer happen. The last lines above say what it was doing. Nothing is lost: start it again.',
    );
  });
}
