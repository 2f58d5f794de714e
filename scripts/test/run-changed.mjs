import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listChangedFiles } from '../changed-files.mjs';
import { binOf, runNode } from '../run.mjs';
import { jestCounts, none, sum, withExitCode } from './counts.mjs';

/**
 * Runs what the changes since the last commit can affect, without a build: format, lint and types, the unit tests that
 * import a changed file, and the checks of the content.
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runChanged() {
  const changed = listChangedFiles('HEAD');
  const present = changed.filter((name) => existsSync(name));
  const code = present.filter((name) => /\.(?:[cm]?js|tsx?)$/.test(name));
  const styles = present.filter((name) => name.endsWith('.css'));
  const hasContent = changed.some((name) => /^(?:content|site|static)\//.test(name));
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  /** @param {string} name @param {string} script @param {readonly string[]} parameters */
  const check = async (name, script, parameters) => {
    const passed = (await runNode(script, parameters)) === 0;
    console.log(`${passed ? 'passed' : 'FAILED'}: ${name}`);
    return { ...none(), passed: Number(passed), failed: Number(!passed) };
  };
  /** @param {readonly string[]} files */
  const testRelated = async (files) => {
    const report = join(reports, 'related.json');
    const options = ['--passWithNoTests', '--maxWorkers=2', '--json', `--outputFile=${report}`];
    const projects = ['--selectProjects', 'unit', 'node'];
    const parameters = [...options, ...projects, '--findRelatedTests', ...files];
    const exitCode = await runNode(binOf('jest'), parameters, { env: { NODE_ENV: 'test' } });
    return withExitCode(jestCounts(report), exitCode);
  };
  try {
    const results = [];
    if (code.length > 0) results.push(await testRelated(code));
    if (hasContent) results.push(await check('content', 'scripts/check-content.mjs', []));
    if (present.length > 0) {
      results.push(await check('format', binOf('prettier'), ['--check', '--ignore-unknown', ...present]));
    }
    if (styles.length > 0) results.push(await check('styles', binOf('stylelint'), styles));
    if (code.length > 0) {
      results.push(
        await check('types', binOf('typescript', 'tsc'), ['--noEmit', '-p', '.']),
        await check('lint', binOf('eslint'), ['--max-warnings=0', '--no-warn-ignored', ...code]),
      );
    }
    return sum(results);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}
