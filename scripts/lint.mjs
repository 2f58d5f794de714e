/** Runs every check that needs no build, even if earlier ones fail. */
import { binOf, runNode } from './run.mjs';

/** @typedef {[name: string, script: string, parameters?: string[]]} Check */

/** @type {Check[]} */
const checks = [
  ['format', binOf('prettier'), ['--check', '--log-level=warn', '.']],
  ['styles', binOf('stylelint'), ['--allow-empty-input', '{src,site,plugins,scripts}/**/*.css']],
  ['spelling', binOf('cspell'), ['lint', '--no-progress', '--no-summary']],
  ['types', binOf('typescript', 'tsc'), ['--noEmit', '-p', '.']],
  ['unused code', binOf('knip'), ['--include', 'files,exports,types,enumMembers']],
  [
    'cycles',
    binOf('dependency-cruiser', 'depcruise'),
    ['--config', '.dependency-cruiser.mjs', 'node', 'site', 'src', 'plugins', 'scripts'],
  ],
];

/** ESLint takes as long as the others together, so it runs in parallel. */
const slow = /** @type {Check} */ (['lint', binOf('eslint'), ['--max-warnings=0', '.']]);

await Promise.all(
  [[slow], checks].map(async (lane) => {
    for (const [name, script, parameters] of lane) {
      const passed = (await runNode(script, parameters)) === 0;
      console.log(`${passed ? 'passed' : 'FAILED'}: ${name}`);
      if (!passed) process.exitCode = 1;
    }
  }),
);
