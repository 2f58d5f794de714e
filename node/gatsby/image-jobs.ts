import { createRequire } from 'node:module';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { forgetState } from './last-run';
import { unexpected } from './unexpected';
import { listenToWorkers } from './worker-pool';

type Wait = () => Promise<unknown>;

const requireHere = createRequire(__filename);

let waitForJobs: Wait | null = null;
/** What Gatsby says of each image that could not be encoded. */
const failures = new Set<string>();

/**
 * Lets Gatsby render pages while images are encoded: it would wait for them, although HTML needs only their names. Images
 * that cannot be encoded are reported together by `finishImages`; Gatsby would end a worker at the first, and the build with
 * exit code 0.
 * @throws if Gatsby has changed, so that an upgrade is noticed
 * @reach gatsby: waits for jobs by two functions, and runs them by `enqueueJob`, each a property of its module; the build
 *   stops with a message: `image-jobs.test.ts`
 */
export function renderWhileEncodingImages(): void {
  const waits = requireHere('gatsby/dist/utils/wait-until-jobs-complete') as { waitUntilAllJobsComplete?: Wait };
  const messages = requireHere('gatsby/dist/utils/jobs/worker-messaging') as { waitUntilWorkerJobsAreComplete?: Wait };
  const jobs = requireHere('gatsby/dist/utils/jobs/manager') as { enqueueJob?: (job: object) => Promise<unknown> };
  const { enqueueJob } = jobs;
  const { waitUntilAllJobsComplete } = waits;
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

  listenToWorkers({
    // A worker ends at a failure, and one that has been started again knows nothing of what the one before it asked for.
    isSent: ({ type }, knowsJobs) => type !== 'JOB_FAILED' && (type !== 'JOB_COMPLETED' || knowsJobs),
  });
}

/**
 * Waits for the images, and ends the build if one could not be encoded. The next run starts without Gatsby's state: it
 * would encode the image again before it loads anything of ours, and end with an unhandled rejection.
 */
export async function finishImages(reporter: Pick<Reporter, 'panic'>): Promise<void> {
  await waitForJobs?.();
  if (failures.size === 0) return;
  forgetState();
  reporter.panic(['Some images cannot be read:', ...[...failures].map(describeFailure).sort()].join('\n'));
}

/** @reach gatsby-plugin-sharp: names the file, and the reason in brackets at the end; a longer message:
 *   `fixture-builds.test.ts` */
function describeFailure(message: string): string {
  const file = /^Processing (.+) failed/.exec(message)?.[1];
  const reason = /\(([^()\n]*)[^()]*\)\s*$/.exec(message)?.[1];
  if (file === undefined) return message;
  const name = path.relative('.', file).split(path.sep).join('/');
  return `${name}: ${reason ?? 'unknown reason'}. Expected a whole image; it may be cut off or damaged.`;
}
