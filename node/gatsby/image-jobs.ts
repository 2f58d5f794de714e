import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { unexpected } from './unexpected';

type Wait = () => Promise<unknown>;

/** A message to a worker about a job that it asked for. */
interface JobMessage {
  type: string;
}

/** The part of gatsby-worker's pool that is used here. */
interface WorkerPool {
  restart: () => unknown;
  sendMessage: (message: JobMessage, worker: number) => void;
}

const requireHere = createRequire(__filename);
const requireFromGatsby = createRequire(requireHere.resolve('gatsby/package.json'));

let waitForJobs: Wait | null = null;
/** What Gatsby says of each image that could not be encoded. */
const failures = new Set<string>();

/**
 * Lets Gatsby render pages while images are encoded: it would wait for them, although HTML needs only their names. Images
 * that cannot be encoded are reported together by `finishImages`; Gatsby would end a worker at the first, and the build with
 * exit code 0.
 * @throws if Gatsby has changed, so that an upgrade is noticed
 * @reach gatsby: waits for jobs by two functions, and runs them by `enqueueJob`, each a property of its module; a worker gets
 *   messages about jobs by `WorkerPool.prototype.sendMessage`; the build stops with a message: `image-jobs.test.ts`
 */
export function renderWhileEncodingImages(): void {
  const waits = requireHere('gatsby/dist/utils/wait-until-jobs-complete') as { waitUntilAllJobsComplete?: Wait };
  const messages = requireHere('gatsby/dist/utils/jobs/worker-messaging') as { waitUntilWorkerJobsAreComplete?: Wait };
  const jobs = requireHere('gatsby/dist/utils/jobs/manager') as { enqueueJob?: (job: object) => Promise<unknown> };
  const { prototype } = (requireFromGatsby('gatsby-worker') as { WorkerPool: { prototype: WorkerPool } }).WorkerPool;
  const { enqueueJob } = jobs;
  const { waitUntilAllJobsComplete } = waits;
  const { restart, sendMessage } = prototype;
  if (!enqueueJob || !waitUntilAllJobsComplete || !messages.waitUntilWorkerJobsAreComplete) {
    throw new Error(unexpected('no functions for jobs', 'image-jobs.ts'));
  }

  waitForJobs = waitUntilAllJobsComplete;
  waits.waitUntilAllJobsComplete = () => Promise.resolve();
  messages.waitUntilWorkerJobsAreComplete = () => Promise.resolve();
  jobs.enqueueJob = (job) =>
    enqueueJob(job).catch((reason: unknown) => {
      failures.add(reason instanceof Error ? reason.message : String(reason));
      // A job that never settles is not complete for Gatsby.
      return new Promise(() => undefined);
    });

  const restarted = new WeakSet<WorkerPool>();
  prototype.restart = function (this: WorkerPool): unknown {
    restarted.add(this);
    return restart.call(this);
  };
  prototype.sendMessage = function (this: WorkerPool, message: JobMessage, worker: number): void {
    // A worker ends at a failure, and one that has been started again knows nothing of what the one before it asked for.
    if (message.type === 'JOB_FAILED' || (message.type === 'JOB_COMPLETED' && restarted.has(this))) return;
    sendMessage.call(this, message, worker);
  };
}

/**
 * Waits for the images, and ends the build if one could not be encoded. The next run starts without Gatsby's state: it
 * would encode the image again before it loads anything of ours, and end with an unhandled rejection.
 * @reach gatsby: has its state in `.cache/redux`, and starts from nothing where there is none; the next build names one image
 *   only, in a stack trace; `fixture-builds.test.ts`
 */
export async function finishImages(reporter: Pick<Reporter, 'panic'>): Promise<void> {
  await waitForJobs?.();
  if (failures.size === 0) return;
  rmSync('.cache/redux', { recursive: true, force: true });
  reporter.panic(['Some images cannot be read:', ...[...failures].map(describeFailure).sort()].join('\n'));
}

/** @reach gatsby-plugin-sharp: names the file, and the reason in brackets at the end; the message is longer */
function describeFailure(message: string): string {
  const file = /^Processing (.+) failed/.exec(message)?.[1];
  const reason = /\(([^()\n]*)[^()]*\)\s*$/.exec(message)?.[1];
  if (file === undefined) return message;
  const name = path.relative('.', file).split(path.sep).join('/');
  return `${name}: ${reason ?? 'unknown reason'}. Expected a whole image; it may be cut off or damaged.`;
}
