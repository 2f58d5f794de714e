/**
 * Prints words, reading time, links and diagrams of every page and totals by area: `npm run content:report`. Arguments
 * limit it to pages whose path contains one of them: `npm run content:report -- checkout`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';

/** Reading speed for explanatory texts, in words per minute. */
const wordsPerMinute = 200;

const root = 'content';
const processor = createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm, remarkDirective] });

/** @typedef {{ area: string, file: string, words: number, links: number, diagrams: number }} Row */

/**
 * @param {string} file relative to `content/`
 * @returns {Row}
 */
function measure(file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const body = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ *\{#[^}\n]+\}$/gm, '');
  const row = { area: areaOf(file), file, words: 0, links: 0, diagrams: 0 };
  visit(processor.parse(body), (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      row.words += node.value.split(/\s+/).filter((/** @type {string} */ word) => /[\p{L}\p{N}]/u.test(word)).length;
    } else if (node.type === 'link' && node.url.startsWith('/')) row.links += 1;
    else if (node.type === 'code' && ['mermaid', 'schematic'].includes(node.lang ?? '')) row.diagrams += 1;
  });
  return row;
}

/**
 * Returns the first folder below `docs`, or the first two where the first is large.
 * @param {string} file
 */
function areaOf(file) {
  const [area = '', first = '', second = ''] = path.posix.dirname(file).split('/');
  const isLarge = ['cleveressentials', 'desktop-tools'].includes(first) && second !== '';
  return [area, first, isLarge ? second : ''].filter((name) => name !== '').join('/');
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
const rows = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /^(?:docs|guides)\/.*\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .sort()
  .map(measure);

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
