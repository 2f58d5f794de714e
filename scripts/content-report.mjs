/**
 * Prints words, reading time, links and diagrams of every page and totals by area: `npm run content:report`. Arguments
 * limit it to pages whose path contains one of them: `npm run content:report -- checkout`.
 */
import { posix, resolve } from 'node:path';
import { visit } from 'unist-util-visit';
import { loadSource } from './load-source.mjs';

const { isDiagram, readCorpus, wordsOf } = /** @type {typeof import('../node/check/writing/corpus')} */ (
  loadSource('node/check/writing/corpus.ts')
);
const { internalLinks } = /** @type {typeof import('../node/check/writing/rules/links')} */ (
  loadSource('node/check/writing/rules/links.ts')
);

/** Reading speed for explanatory texts, in words per minute. */
const wordsPerMinute = 200;

/** @typedef {{ area: string, file: string, words: number, links: number, diagrams: number }} Row */

/**
 * @param {import('../node/check/writing/corpus').ContentPage} page
 * @returns {Row}
 */
function measure(page) {
  let diagrams = 0;
  visit(page.tree, 'code', ({ lang }) => {
    if (isDiagram(lang)) diagrams += 1;
  });
  const file = page.file.slice('content/'.length);
  return { area: areaOf(file), file, words: wordsOf(page).length, links: internalLinks(page).length, diagrams };
}

/**
 * Returns the first two folders below that of the area.
 * @param {string} file
 */
function areaOf(file) {
  return posix.dirname(file).split('/').slice(0, 3).join('/');
}

/** @param {number} words */
function minutes(words) {
  return (words / wordsPerMinute).toFixed(1);
}

/**
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
function print(head, rows) {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  ').trimEnd());
  }
  console.log('');
}

const wanted = process.argv.slice(2);
const rows = readCorpus(resolve('.'))
  .pages.map(measure)
  .filter(({ file }) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .sort((a, b) => (a.file < b.file ? -1 : 1));

print(
  ['Page', 'Words', 'Minutes', 'Links', 'Diagrams'],
  rows.map(({ file, words, links, diagrams }) => [file, words, minutes(words), links, diagrams]),
);

/** @param {string} name @param {Row[]} some */
function sum(name, some) {
  const words = some.reduce((total, row) => total + row.words, 0);
  const links = some.reduce((total, row) => total + row.links, 0);
  const diagrams = some.reduce((total, row) => total + row.diagrams, 0);
  const withDiagram = some.filter((row) => row.diagrams > 0).length;
  const mean = some.length === 0 ? 0 : words / some.length;
  return [
    name,
    some.length,
    words,
    Math.round(mean),
    minutes(mean),
    (links / (some.length || 1)).toFixed(1),
    diagrams,
    withDiagram,
  ];
}

print(
  ['Area', 'Pages', 'Words', 'Words a page', 'Minutes a page', 'Links a page', 'Diagrams', 'Pages with one'],
  [
    ...[...new Set(rows.map(({ area }) => area))].sort().map((area) =>
      sum(
        area,
        rows.filter((row) => row.area === area),
      ),
    ),
    sum('All', rows),
  ],
);
