import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { describeExit } from '../node/gatsby/describe-exit.cjs';

/**
 * Returns the script of a package's command, to be run by Node directly, without a shell or npx.
 * @param {string} packageName
 * @param {string} [command]
 * @returns {string}
 */
export function binOf(packageName, command = packageName) {
  const folder = join('node_modules', packageName);
  if (!existsSync(folder)) {
    console.error(`${packageName} is not installed: run \`npm ci\` first.`);
    process.exit(1);
  }
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}.`);
  return join(folder, script);
}

/** @type {readonly NodeJS.Signals[]} */
const stopping = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a Node script until it exits, without input. What stops us stops it too.
 * @param {string} script
 * @param {readonly string[]} [parameters]
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env] added to ours
 * @param {string} [options.cwd]
 * @param {'inherit' | number} [options.output] a file descriptor; ours if omitted
 * @param {boolean} [options.isPatient] whether it uses only what others leave of the processor
 * @returns {Promise<number>} its exit code
 */
export function runNode(script, parameters = [], { env = {}, cwd = '.', output = 'inherit', isPatient = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...parameters], {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      cwd,
    });
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const end = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    for (const signal of stopping) process.once(signal, end);
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code, signal) => {
      for (const signal of stopping) process.off(signal, end);
      // What is stopped on purpose needs no explanation.
      if (code === 13 || !(signal === null || stopping.includes(signal))) {
        console.error(`${script} ${describeExit(code, signal)}.`);
      }
      resolve(code ?? 1);
    });
  });
}
