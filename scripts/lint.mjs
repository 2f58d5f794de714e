/** Every check that needs no build: format, styles, spelling, lint, types. All run, whatever the first ones say. */
import { binOf, runNode } from './run.mjs';

/** @type {[name: string, packageName: string, parameters: string[], command?: string][]} */
const checks = [
  ['format', 'prettier', ['--check', '--log-level=warn', '.']],
  ['styles', 'stylelint', ['--allow-empty-input', '{src,plugins}/**/*.css']],
  ['spelling', 'cspell', ['lint', '--no-progress', '--no-summary']],
  ['lint', 'eslint', ['--max-warnings=0', '.']],
  ['types', 'typescript', ['--noEmit', '-p', '.'], 'tsc'],
];

/** ESLint takes as long as the others together, so it runs beside them. */
const lanes = [checks.filter(([name]) => name === 'lint'), checks.filter(([name]) => name !== 'lint')];

await Promise.all(
  lanes.map(async (lane) => {
    for (const [name, packageName, parameters, command] of lane) {
      const passed = (await runNode(binOf(packageName, command), parameters)) === 0;
      console.log(`${passed ? 'passed' : 'FAILED'}: ${name}`);
      if (!passed) process.exitCode = 1;
    }
  }),
);
