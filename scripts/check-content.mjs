/**
 * Checks all content without a build: `npm run check:content`. Reports what a build reports (front matter, links, anchors,
 * images, terms, data), and spelling and writing besides, and exits with 1 if anything was found. Options, after `--`:
 *
 * - `--changed [BASE]` reports only files that differ from a Git commit or branch; without a name, from the last commit.
 * - `--watch` checks again on every change, until it is stopped.
 * - `--format github` prints annotations of GitHub's workflows, `--format json` one object for each run.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSource } from './load-source.mjs';

/** @typedef {import('../src/shared/content-tree').Diagnostic} Diagnostic */
/** @typedef {{ format: string, onlyIn: () => ReadonlySet<string> | null }} Options */

// A build leaves drafts out.
process.env.NODE_ENV = 'production';
if (existsSync('.env')) process.loadEnvFile('.env');

/** Time in milliseconds to wait for more changes, since editors write several files at once. */
const settlingTime = 100;

const { findContentFaults } = /** @type {typeof import('../node/check/content-faults')} */ (
  loadSource('node/check/content-faults.ts')
);
const { findSpellingFaults } = /** @type {typeof import('../node/check/spelling')} */ (
  loadSource('node/check/spelling.ts')
);
const { formatFindings } = /** @type {typeof import('../node/check/format-findings')} */ (
  loadSource('node/check/format-findings.ts')
);

/** @returns {Options & { isWatching: boolean }} */
function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
    },
  });
  const { changed, watch: isWatching, format } = values;
  if (!['text', 'github', 'json'].includes(format)) {
    throw new Error(`--format ${format} is unknown. Expected text, github or json.`);
  }
  if (positionals.length > (changed ? 1 : 0)) {
    throw new Error(`"${positionals.join(' ')}" is unknown. Expected --changed [BASE], --watch or --format.`);
  }
  const [base = 'HEAD'] = positionals;
  return { format, isWatching, onlyIn: () => (changed ? listChanged(base) : null) };
}

/**
 * @param {string} base
 * @returns {ReadonlySet<string>}
 */
function listChanged(base) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\0');
  const since = git('diff', '-z', '--name-only', '--relative', '--merge-base', base);
  return new Set([...since, ...git('ls-files', '-z', '--others', '--exclude-standard')]);
}

/** @param {Options} options */
async function check({ format, onlyIn }) {
  const spelling = findSpellingFaults();
  const all = [...findContentFaults(resolve('.')), ...(await spelling)];
  const files = onlyIn();
  const found = files ? all.filter(({ file }) => files.has(file)) : all;
  process.stdout.write(formatFindings(found, format));
  return found.length === 0;
}

/** @param {Options} options */
async function watchContent(options) {
  let isRunning = false;
  let isStale = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (isStale) {
      isStale = false;
      await new Promise((done) => setTimeout(done, settlingTime));
      await check(options).catch((/** @type {unknown} */ error) => console.error(error));
    }
    isRunning = false;
  };
  const onChange = () => {
    isStale = true;
    void run();
  };
  for (const folder of ['content', 'static']) watch(folder, { recursive: true }, onChange);
  onChange();
}

try {
  const { isWatching, ...options } = readOptions();
  if (isWatching) await watchContent(options);
  else process.exitCode = (await check(options)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
