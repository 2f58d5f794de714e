import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jestCounts, playwrightCounts, sum, sumLines, withExitCode } from '../../../../scripts/test/counts.mjs';

describe('counts', () => {
  let dir: string;
  const write = (content: object): string => {
    const file = path.join(dir, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'counts-'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('reads the report of Jest; a file that did not load is a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [{ name: path.resolve('__tests__/a.test.ts'), startTime: 1000, endTime: 3500 }],
    };
    expect(jestCounts(write(report))).toEqual({
      passed: 5,
      failed: 2,
      skipped: 3,
      times: [{ name: '__tests__/a.test.ts', seconds: 2.5 }],
    });
  });

  it('reads the report of Playwright', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.spec.ts',
      tests: [{ status, results: [{ duration: 500 }, { duration: 250 }] }],
    });
    const report = {
      stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 3 },
      suites: [{ title: 'a.spec.ts', suites: [{ specs: [spec('is steady', 'expected'), spec('shakes', 'flaky')] }] }],
    };
    expect(playwrightCounts(write(report))).toEqual({
      passed: 5,
      failed: 2,
      skipped: 3,
      flaky: ['a.spec.ts: shakes'],
      times: [{ name: 'a.spec.ts', seconds: 1.5 }],
    });
  });

  it('counts a runner that failed without a failed test, or without a report', () => {
    const nothing = jestCounts(path.join(dir, 'missing.json'));
    expect(nothing).toEqual({ passed: 0, failed: 0, skipped: 0, times: [] });
    expect(withExitCode(nothing, 1).failed).toBe(1);
    expect(withExitCode({ passed: 1, failed: 3, skipped: 0 }, 1).failed).toBe(3);
    expect(withExitCode({ passed: 1, failed: 0, skipped: 0 }, 0).failed).toBe(0);
  });

  it('sums into the lines that CI reads: what took longest, what passed at the second try, the counts', () => {
    const times = Array.from({ length: 9 }, (_, index) => ({ name: `${index}.test.ts`, seconds: index }));
    const total = sum([
      {
        passed: 1,
        failed: 0,
        skipped: 2,
        flaky: ['a.spec.ts: shakes'],
        times: [{ name: 'a.spec.ts', seconds: 120.04 }],
      },
      { passed: 3, failed: 1, skipped: 0, times: [...times, { name: 'short.test.ts', seconds: 0.5 }] },
    ]);
    const lines = sumLines(total).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines.slice(0, 2)).toEqual([' 120.0 s a.spec.ts', '   8.0 s 8.test.ts']);
    expect(lines.slice(9)).toEqual([
      '   0.5 s short.test.ts',
      'Passed only when it was tried again: a.spec.ts: shakes',
      '4 passed, 1 failed, 2 skipped',
    ]);
  });
});
