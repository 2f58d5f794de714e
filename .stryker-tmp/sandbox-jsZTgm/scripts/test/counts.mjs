import { existsSync, readFileSync } from 'node:fs';

/**
 * `flaky` names the tests that passed only when they were tried again.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: readonly string[] }} Counts
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
    };
  }, none());
}

/**
 * Returns the last lines of a run: what passed only when it was tried again, then the counts.
 * @param {Counts} counts
 */
export function sumLines({ passed, failed, skipped, flaky = [] }) {
  return [
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
  };
}

/**
 * Reads counts from Playwright's JSON report. A flaky test counts as passed, and is named.
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  const { stats, suites } = read(file);
  const values = typeof stats === 'object' && stats !== null ? new Map(Object.entries(stats)) : new Map();
  return {
    passed: number(values.get('expected')) + number(values.get('flaky')),
    failed: number(values.get('unexpected')),
    skipped: number(values.get('skipped')),
    flaky: flakyTitles(/** @type {Suite[] | undefined} */ (suites)),
  };
}

/**
 * A suite of Playwright's JSON report.
 * @typedef {{ suites?: Suite[], specs?: { title: string, file: string, tests: { status: string }[] }[] }} Suite
 */

/**
 * @param {readonly Suite[]} [suites]
 * @returns {string[]}
 */
function flakyTitles(suites = []) {
  return suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyTitles(inner),
  ]);
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
