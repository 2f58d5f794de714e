import type { Reporter } from 'gatsby';
import { describeExit } from './describe-exit.cjs';
import { listenToWorkers } from './worker-pool';

/**
 * Ends the build with a message as soon as a worker process ends by itself. Gatsby notices only if the worker was busy: a
 * task for one that ended while it was idle is never answered, and the build stops without a word.
 */
export function reportLostWorkers(reporter: Pick<Reporter, 'panic'>): void {
  listenToWorkers({
    onLost(code, signal) {
      // The terminal's interrupt ends the whole group.
      if (signal === 'SIGINT') return;
      reporter.panic(`A worker process of Gatsby ${describeExit(code, signal)}. Nothing is lost: start it again.`);
    },
  });
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
