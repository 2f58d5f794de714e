/**
 * Runs every check and test, or some suites: `npm test -- unit node`. The suites are unit, node, lint, site, e2e and the
 * variants in `test/variants.mjs`. `npm test -- --changed` runs what the changes since the last commit can affect, without
 * a build.
 */
import { sumLines } from './test/counts.mjs';
import { runChanged } from './test/run-changed.mjs';
import { runTests } from './test/run-tests.mjs';

try {
  const wanted = process.argv.slice(2);
  const isChanged = wanted.length === 1 && wanted[0] === '--changed';
  const counts = await (isChanged ? runChanged() : runTests(wanted.length > 0 ? wanted : undefined));
  console.log(sumLines(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
