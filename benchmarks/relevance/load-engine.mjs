import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { addHook } from 'pirates';

/** @typedef {import('../../src/components/search/engine/engine').SearchEngine} SearchEngine */
/** @typedef {import('../../src/components/search/client/types').SearchRequest} SearchRequest */

const require = createRequire(import.meta.url);
const sources = '../../src/components/search/engine';

/** The site's sources are TypeScript, which Node 20 does not read. */
function readTypeScript() {
  const compile = (/** @type {string} */ source, /** @type {string} */ filename) =>
    transformSync(source, {
      filename,
      swcrc: false,
      configFile: false,
      isModule: true,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
    }).code;
  addHook(compile, { exts: ['.ts'], ignoreNodeModules: true });
}

/**
 * The site's engine with everything that a build has put into its index.
 * @param {string} dir the build
 */
export function loadEngine(dir) {
  readTypeScript();
  /** @type {typeof import('../../src/components/search/engine/engine')} */
  const { SearchEngine } = require(`${sources}/engine.ts`);
  /** @type {typeof import('../../src/components/search/engine/records')} */
  const { pathOf } = require(`${sources}/records.ts`);
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(dir, 'search', name), 'utf8'));
  const manifest = read('manifest.json');
  const engine = new SearchEngine(read(manifest.titles));
  Array.from(engine.indexPages());
  Array.from(engine.indexHeadings());
  for (const { from, file } of manifest.shards) engine.addTexts(from, read(file));
  Array.from(engine.indexTexts());
  return { engine, pathOf };
}
