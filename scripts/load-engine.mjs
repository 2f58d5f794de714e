import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from './load-source.mjs';

/** @typedef {import('../src/search/engine/engine').SearchEngine} SearchEngine */

const { SearchEngine } = /** @type {typeof import('../src/search/engine/engine')} */ (
  loadSource('src/search/engine/engine.ts')
);
const { Answerer } = /** @type {typeof import('../src/search/engine/answers')} */ (
  loadSource('src/search/engine/answers.ts')
);
const { pathOf } = /** @type {typeof import('../src/search/engine/records')} */ (
  loadSource('src/search/engine/records.ts')
);

/**
 * Creates the site's engine with the complete index of a build.
 * @param {string} dir the build
 */
export function loadEngine(dir) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(dir, 'search', name), 'utf8'));
  const manifest = read('manifest.json');
  const engine = new SearchEngine(read(manifest.titles));
  Array.from(engine.indexPages());
  Array.from(engine.indexHeadings());
  for (const { from, file } of manifest.shards) engine.addTexts(from, read(file));
  Array.from(engine.indexTexts());
  const answerer = new Answerer(engine);
  engine.listed = answerer.listed;
  return { engine, answerer, pathOf };
}
