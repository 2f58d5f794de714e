import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

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
    };
  }, none());
}

/** @param {Counts} counts */
export function sumLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
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
 * Reads counts from Playwright's JSON report. A flaky test counts as passed.
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  const { stats } = read(file);
  const values = typeof stats === 'object' && stats !== null ? new Map(Object.entries(stats)) : new Map();
  return {
    passed: number(values.get('expected')) + number(values.get('flaky')),
    failed: number(values.get('unexpected')),
    skipped: number(values.get('skipped')),
  };
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
