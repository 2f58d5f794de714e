#!/usr/bin/env node
/**
 * Prints words, reading time, links and diagrams of every page and totals by area, and how many sections of task pages no
 * question names: `npm run content:report`. Arguments limit it to pages whose path contains one of them, and list these
 * sections: `npm run content:report -- checkout`. With an export of search terms it prints instead what readers search
 * for in vain: `npm run content:report -- --searches searches.csv`.
 */
import { posix, resolve } from 'node:path';
import { visit } from 'unist-util-visit';
import { readArguments } from '../../scripts/command.mjs';
import { loadSource } from '../../scripts/load-source.mjs';
import { printTable } from './src/print-table.mjs';
import { reportSearches } from './src/report-searches.mjs';

const { values, positionals } = readArguments(import.meta.filename, { searches: { type: 'string' } });

const { isDiagram, readCorpus, wordsOf } = /** @type {typeof import('../../node/check/writing/corpus')} */ (
  loadSource('node/check/writing/corpus.ts')
);
const { internalLinks } = /** @type {typeof import('../../node/check/writing/rules/links')} */ (
  loadSource('node/check/writing/rules/links.ts')
);
const { findTaskPages } = /** @type {typeof import('./src/unasked-sections')} */ (
  loadSource('packages/report/src/unasked-sections.ts')
);

/** Reading speed for explanatory texts, in words per minute. */
const wordsPerMinute = 200;

/** @typedef {{ area: string, file: string, words: number, links: number, diagrams: number }} Row */
/** @typedef {ReturnType<typeof findTaskPages>[number]} TaskPage */

/**
 * @param {import('../../node/check/writing/corpus').ContentPage} page
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

/**
 * Returns a row for each area and one for all.
 * @template {{ file: string }} Page
 * @param {Page[]} pages
 * @param {(name: string, pages: Page[]) => (string | number)[]} toRow
 */
function byArea(pages, toRow) {
  const areas = new Set(pages.map(({ file }) => areaOf(file)));
  const rowOf = (/** @type {string} */ area) =>
    toRow(
      area,
      pages.filter(({ file }) => areaOf(file) === area),
    );
  return [...Array.from(areas).sort().map(rowOf), toRow('All', pages)];
}

/** @param {string} name @param {TaskPage[]} pages */
function sumSections(name, pages) {
  const sections = pages.flatMap((page) => page.sections);
  return [name, pages.length, sections.length, sections.filter(({ isAsked }) => !isAsked).length];
}

/** @param {string[]} wanted parts of paths; none for all pages */
function reportPages(wanted) {
  const isWanted = (/** @type {{ file: string }} */ { file }) =>
    wanted.length === 0 || wanted.some((word) => file.includes(word));
  const rows = readCorpus(resolve('.'))
    .pages.map(measure)
    .filter(isWanted)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  printTable(
    ['Page', 'Words', 'Minutes', 'Links', 'Diagrams'],
    rows.map(({ file, words, links, diagrams }) => [file, words, minutes(words), links, diagrams]),
  );
  printTable(
    ['Area', 'Pages', 'Words', 'Words a page', 'Minutes a page', 'Links a page', 'Diagrams', 'Pages with one'],
    byArea(rows, sum),
  );

  const tasks = findTaskPages(resolve('.')).filter(isWanted);
  printTable(['Area', 'Pages with steps', 'Sections', 'Without a question'], byArea(tasks, sumSections));
  if (wanted.length === 0) return;
  printTable(
    ['Section without a question', 'Heading'],
    tasks.flatMap(({ file, sections }) =>
      sections.filter(({ isAsked }) => !isAsked).map(({ id, heading }) => [`${file}#${id}`, heading]),
    ),
  );
}

if (values.searches === undefined) reportPages(positionals);
else process.exitCode = reportSearches(values.searches, 'public') ? 0 : 1;
