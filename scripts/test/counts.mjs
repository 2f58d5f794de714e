import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * What took how long: a file of tests or a build, in seconds of one of the workers.
 * @typedef {{ name: string, seconds: number }} Time
 */

/**
 * `flaky` names the tests that passed only when they were tried again.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: readonly string[], times?: readonly Time[] }} Counts
 */

/** @returns {Counts} */
export const none = () => ({ passed: 0, failed: 0, skipped: 0 });

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce((total, counts) => {
    return {
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
      flaky: [...(total.flaky ?? []), ...(counts.flaky ?? [])],
      times: [...(total.times ?? []), ...(counts.times ?? [])],
    };
  }, none());
}

/** How many times the last lines of a run show. */
const shownTimes = 10;

/**
 * Returns the last lines of a run: what took longest, what passed only when it was tried again, then the counts.
 * @param {Counts} counts
 */
export function sumLines({ passed, failed, skipped, flaky = [], times = [] }) {
  const longest = [...times].sort((a, b) => b.seconds - a.seconds).slice(0, shownTimes);
  return [
    ...longest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s ${name}`),
    ...flaky.map((title) => `Passed only when it was tried again: ${title}`),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n');
}

/**
 * Counts a runner that failed without a failed test (a file that does not load, no tests at all) as one failure.
 * @param {Counts} counts
 * @param {number | null} exitCode
 * @returns {Counts}
 */
export function withExitCode(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @typedef {{ name: string, startTime: number, endTime: number }} JestFile a file of Jest's JSON report */

/**
 * Reads counts from Jest's JSON report.
 * @param {string} file
 * @returns {Counts}
 */
export function jestCounts(file) {
  const report = read(file);
  return {
    passed: number(report.numPassedTests),
    failed: number(report.numFailedTests) + number(report.numRuntimeErrorTestSuites),
    skipped: number(report.numPendingTests) + number(report.numTodoTests),
    times: /** @type {JestFile[]} */ (report.testResults ?? []).map(({ name, startTime, endTime }) => ({
      name: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * Reads counts from Playwright's JSON report. A flaky test counts as passed, and is named.
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  const { stats, suites } = read(file);
  const all = /** @type {Suite[] | undefined} */ (suites);
  const values = typeof stats === 'object' && stats !== null ? new Map(Object.entries(stats)) : new Map();
  return {
    passed: number(values.get('expected')) + number(values.get('flaky')),
    failed: number(values.get('unexpected')),
    skipped: number(values.get('skipped')),
    flaky: specsOf(all)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file: name, title }) => `${name}: ${title}`),
    // Each suite at the top is a file.
    times: (all ?? []).map((suite) => ({
      name: suite.title,
      seconds:
        specsOf([suite])
          .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
          .reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  };
}

/**
 * @typedef {{ title: string, file: string, tests: { status: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite a suite of Playwright's JSON report
 */

/**
 * @param {readonly Suite[]} [suites]
 * @returns {Spec[]}
 */
function specsOf(suites = []) {
  return suites.flatMap(({ suites: inner, specs = [] }) => [...specs, ...specsOf(inner)]);
}

/**
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** @param {unknown} value */
function number(value) {
  return typeof value === 'number' ? value : 0;
}
