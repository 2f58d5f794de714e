/**
 * Runs all tests or some suites: `npm test -- unit node`. The suites are unit, node, site, e2e and the
 * variants in `test/variants.mjs`.
 */
import { sumLines } from './test/counts.mjs';
import { runTests } from './test/run-tests.mjs';

try {
  const wanted = process.argv.slice(2);
  const counts = await runTests(wanted.length > 0 ? wanted : undefined);
  console.log(sumLines(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
