import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../../../scripts/load-source.mjs';
import { loadEngine } from '../../../scripts/load-engine.mjs';
import { finishedAt } from '../../../scripts/server/output.mjs';
import { printTable } from './print-table.mjs';
import { findMissed } from './search-terms.mjs';

const { readDefinitions } = /** @type {typeof import('../../../src/search/providers/embedded/definitions')} */ (
  loadSource('src/search/providers/embedded/definitions.ts')
);
const { readSearchExport } = /** @type {typeof import('./search-export')} */ (
  loadSource('packages/report/src/search-export.ts')
);

/** @type {readonly [import('./search-terms.mjs').Fault, string][]} */
const headings = [
  ['no-hit', 'Terms without a hit'],
  ['refused', 'Terms that question mode refuses'],
  ['weak', 'Terms whose best hit is weak'],
];

/**
 * Prints the terms of an export that the search of a build does not find or answer. Returns false if either cannot be
 * used, which standard error explains.
 * @param {string} file
 * @param {string} dir folder of the build
 */
export function reportSearches(file, dir) {
  if (!existsSync(file)) return fail(`${file}: There is no such file. Expected an export of search terms as CSV.`);
  const { terms, faults } = readSearchExport(readFileSync(file, 'utf8'), file);
  if (faults.length > 0) return fail(faults.join('\n'));
  if (finishedAt(dir) === null) return fail(`${dir} contains no finished build: run "npm run build".`);
  const missed = findMissed(terms, { ...loadEngine(dir), definitions: loadDefinitions(dir) });
  console.log(`${countOf(terms)}. "Nearest" is where a question could be listed in the front matter.\n`);
  for (const [fault, heading] of headings) {
    const some = missed.filter((one) => one.fault === fault);
    console.log(`${heading}: ${countOf(some)}\n`);
    if (some.length === 0) continue;
    printTable(
      ['Searches', 'Term', 'Nearest'],
      some.map(({ count, term, candidate }) => [count, term, candidate ?? 'none']),
    );
  }
  return true;
}

/** @param {readonly { count: number }[]} terms */
function countOf(terms) {
  return `${terms.length} terms, ${terms.reduce((sum, { count }) => sum + count, 0)} searches`;
}

/** @param {string} dir */
function loadDefinitions(dir) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(dir, 'search', name), 'utf8'));
  const { definitions } = read('manifest.json');
  return definitions === undefined ? [] : readDefinitions(read(definitions));
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  return false;
}
