import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as ImageJobs from '../../../../node/gatsby/image-jobs';
import { createProject, inProject } from '../support/project';
import type { Project } from '../support/project';

type Wait = () => Promise<unknown>;

const waits: { waitUntilAllJobsComplete?: Wait } = {};
const messages: { waitUntilWorkerJobsAreComplete?: Wait } = {};
const jobs: { enqueueJob?: (job: { fails?: string }) => Promise<unknown> } = {};
jest.mock('gatsby/dist/utils/wait-until-jobs-complete', () => waits);
jest.mock('gatsby/dist/utils/jobs/worker-messaging', () => messages);
jest.mock('gatsby/dist/utils/jobs/manager', () => jobs);

let isSent: (message: { type: string }, knowsJobs: boolean) => boolean;
jest.mock('../../../../node/gatsby/worker-pool', () => ({
  listenToWorkers: (listener: { isSent: typeof isSent }) => {
    isSent = listener.isSent;
  },
}));

let project: Project;
let images: typeof ImageJobs;
let finishLast: (value?: unknown) => void;

beforeEach(async () => {
  jest.resetModules();
  project = createProject({ '.cache/redux/state': 'state' });
  const lastImage = new Promise((resolve) => {
    finishLast = resolve;
  });
  waits.waitUntilAllJobsComplete = () => lastImage;
  messages.waitUntilWorkerJobsAreComplete = () => lastImage;
  jobs.enqueueJob = ({ fails }) => (fails === undefined ? Promise.resolve('done') : Promise.reject(new Error(fails)));
  images = await import('../../../../node/gatsby/image-jobs');
});

afterEach(() => project.remove());

describe('renderWhileEncodingImages', () => {
  it('lets Gatsby go on while images are encoded, and waits for them at the end', async () => {
    images.renderWhileEncodingImages();
    await waits.waitUntilAllJobsComplete?.();
    await messages.waitUntilWorkerJobsAreComplete?.();
    let isFinished = false;
    const finished = images.finishImages({ panic: jest.fn() as never }).then(() => {
      isFinished = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isFinished).toBe(false);
    finishLast();
    await finished;
    expect(isFinished).toBe(true);
  });

  it('tells workers of jobs that are done, but not of failures, nor those that were started again', () => {
    images.renderWhileEncodingImages();
    const sent = (knowsJobs: boolean): string[] =>
      ['JOB_COMPLETED', 'JOB_FAILED', 'LOG_ACTION'].filter((type) => isSent({ type }, knowsJobs));
    expect(sent(true)).toEqual(['JOB_COMPLETED', 'LOG_ACTION']);
    expect(sent(false)).toEqual(['LOG_ACTION']);
  });

  it.each(['enqueueJob', 'waitUntilAllJobsComplete', 'waitUntilWorkerJobsAreComplete'] as const)(
    'stops when Gatsby has no %s any more',
    (name) => {
      for (const module of [waits, messages, jobs]) Object.assign(module, { [name]: undefined });
      expect(() => images.renderWhileEncodingImages()).toThrow('no functions for jobs: see node/gatsby/image-jobs.ts');
    },
  );
});

describe('finishImages', () => {
  it('ends the build with all images that could not be encoded, each once, and lets the next one start from nothing', async () => {
    const panic = jest.fn<undefined, [string]>();
    await inProject(project, async () => {
      images.renderWhileEncodingImages();
      const fail = (name: string): string =>
        `Processing ${path.resolve(name)} failed\n\nOriginal error:\nFailed to write a into b. (read error\nat 5)`;
      for (const name of ['content/b.png', 'content/a.png', 'content/b.png'])
        void jobs.enqueueJob?.({ fails: fail(name) });
      expect(await jobs.enqueueJob?.({})).toBe('done');
      finishLast();
      await images.finishImages({ panic: panic as never });
    });
    expect(panic.mock.calls[0]?.[0].split('\n')).toEqual([
      'Some images cannot be read:',
      'content/a.png: read error. Expected a whole image; it may be cut off or damaged.',
      'content/b.png: read error. Expected a whole image; it may be cut off or damaged.',
    ]);
    expect(existsSync(path.join(project.root, '.cache/redux'))).toBe(false);
  });

  it('leaves everything as it is when all images are encoded', async () => {
    const panic = jest.fn();
    await inProject(project, async () => {
      images.renderWhileEncodingImages();
      finishLast();
      await images.finishImages({ panic: panic as never });
    });
    expect(panic).not.toHaveBeenCalled();
    expect(existsSync(path.join(project.root, '.cache/redux/state'))).toBe(true);
  });
});

it('what is replaced in Gatsby is where it was', () => {
  const build = readFileSync('node_modules/gatsby/dist/commands/build.js', 'utf8');
  expect(build).toContain(
    'await Promise.all([(0, _waitUntilJobsComplete.waitUntilAllJobsComplete)(), (0, _workerMessaging.waitUntilWorkerJobsAreComplete)()]);',
  );
  for (const [name, part] of [
    ['jobs/manager', 'exports.enqueueJob = enqueueJob'],
    ['wait-until-jobs-complete', 'exports.waitUntilAllJobsComplete = waitUntilAllJobsComplete'],
  ] as const) {
    expect(readFileSync(`node_modules/gatsby/dist/utils/${name}.js`, 'utf8')).toContain(part);
  }
});
