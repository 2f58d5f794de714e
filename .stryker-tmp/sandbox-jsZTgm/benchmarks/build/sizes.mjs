import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * @typedef {object} Sizes KB
 * @property {number} pages
 * @property {number} html median of a page, raw
 * @property {number} htmlCompressed
 * @property {number} pageData median, compressed
 * @property {number} firstScripts scripts of the page in the middle, compressed
 * @property {number} scripts number of all script files
 * @property {number} styles all style sheets, compressed
 * @property {number} output everything, MB
 */

/** @param {Buffer} bytes */
const compressed = (bytes) => brotliCompressSync(bytes).length / 1024;

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/**
 * @param {readonly number[]} numbers
 * @param {number} part from 0 to 1
 */
export function quantile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

/**
 * Measures the output of a build.
 * @param {string} folder `public`
 * @param {readonly string[]} paths of the pages
 * @returns {Sizes}
 */
export function weigh(folder, paths) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const html = paths.map((path) => readFileSync(join(folder, path, 'index.html')));
  const data = paths.map((path) => readFileSync(join(folder, 'page-data', path, 'page-data.json')));
  const middle = html[Math.floor(html.length / 2)]?.toString() ?? '';
  const firstScripts = new Set(
    [...middle.matchAll(/\bsrc="([^"]+\.js)"/g)].map(([, address = '']) => basename(address)),
  );
  /** @param {string} extension */
  const ofKind = (extension) => files.filter((file) => extname(file) === extension);
  return {
    pages: paths.length,
    html: median(html.map((bytes) => bytes.length / 1024)),
    htmlCompressed: median(html.map(compressed)),
    pageData: median(data.map(compressed)),
    firstScripts: [...firstScripts].reduce((total, name) => total + compressed(readFileSync(join(folder, name))), 0),
    scripts: ofKind('.js').length,
    styles: ofKind('.css').reduce((total, file) => total + compressed(readFileSync(file)), 0),
    output: files.reduce((total, file) => total + readFileSync(file).length, 0) / 2 ** 20,
  };
}
