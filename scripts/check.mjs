/** All that must hold before a change is merged; CI runs the same. Every check counts as one test beside the tests. */
import { none, sum, sumLine } from './test/counts.mjs';
import { runTests } from './test/run-tests.mjs';
import { binOf, runNode } from './test/run.mjs';

/** @type {[name: string, packageName: string, parameters: string[], command?: string][]} */
const checks = [
  ['format', 'prettier', ['--check', '--log-level=warn', '.']],
  ['styles', 'stylelint', ['--allow-empty-input', '{src,plugins}/**/*.css']],
  ['spelling', 'cspell', ['lint', '--no-progress', '--no-summary']],
  ['lint', 'eslint', ['--max-warnings=0', '.']],
  ['types', 'typescript', ['--noEmit', '-p', '.'], 'tsc'],
];

try {
  const results = [];
  for (const [name, packageName, parameters, command] of checks) {
    const passed = (await runNode(binOf(packageName, command), parameters)) === 0;
    console.log(`${passed ? 'passed' : 'FAILED'}: ${name}`);
    results.push({ ...none(), [passed ? 'passed' : 'failed']: 1 });
  }
  const counts = sum([...results, await runTests()]);
  console.log(sumLine(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
