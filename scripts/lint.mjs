/** Runs every check that needs no build, even if earlier ones fail. */
import { binOf, runNode } from './run.mjs';

/** @typedef {[name: string, script: string, parameters?: string[]]} Check */

/** The longest first: two of them run side by side, and the next as soon as one ends. */
const checks = /** @type {Check[]} */ ([
  ['lint', binOf('eslint'), ['--max-warnings=0', '.']],
  ['types', binOf('typescript', 'tsc'), ['--noEmit', '-p', '.']],
  ['format', binOf('prettier'), ['--check', '--log-level=warn', '.']],
  ['styles', binOf('stylelint'), ['--allow-empty-input', '{src,site,plugins,scripts}/**/*.css']],
  // That of the content is checked with the content.
  ['spelling', binOf('cspell'), ['lint', '--no-progress', '--no-summary', '--exclude', 'content/**']],
  ['unused code', binOf('knip'), ['--include', 'files,exports,types,enumMembers']],
  [
    'cycles',
    binOf('dependency-cruiser', 'depcruise'),
    [
      '--config',
      '.dependency-cruiser.mjs',
      'defaults',
      'exports',
      'node',
      'site',
      'src',
      'plugins',
      'packages',
      'scripts',
    ],
  ],
]);

async function runChecks() {
  for (let check = checks.shift(); check !== undefined; check = checks.shift()) {
    const [name, script, parameters] = check;
    const passed = (await runNode(script, parameters)) === 0;
    console.log(`${passed ? 'passed' : 'FAILED'}: ${name}`);
    if (!passed) process.exitCode = 1;
  }
}

await Promise.all([runChecks(), runChecks()]);
