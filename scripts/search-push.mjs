/**
 * Pushes the records of the last build to the configured search service: `GATSBY_SEARCH_PROVIDER`, `_APP_ID`, `_INDEX`,
 * `_HOSTS`, and `SEARCH_WRITE_KEY`, which is never part of a page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { readArguments } from './command.mjs';
import { loadSource } from './load-source.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');

/**
 * @param {string} dir of the build
 * @param {string} name
 */
function readJson(dir, name) {
  const file = join(dir, 'search', name);
  if (!existsSync(file)) throw new Error(`${file} is missing. Run npm run build first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

try {
  const { dir } = readArguments(
    import.meta.filename,
    { dir: { type: 'string', default: 'public' } },
    { allowPositionals: false },
  ).values;
  const { readPushTarget } = /** @type {typeof import('../src/search/providers/push')} */ (
    loadSource('src/search/providers/push.ts')
  );
  const { service, pushModule } = readPushTarget(process.env);
  const records = readJson(dir, 'records.json');
  const { synonyms } = readJson(dir, readJson(dir, 'manifest.json').titles);
  const { push } = /** @type {{ push: import('../src/search/providers/push').Push }} */ (
    loadSource(createRequire(resolve('package.json')).resolve(pushModule))
  );
  await push(service, { records, synonyms, report: (line) => console.log(line) });
  console.log(`${records.length} records are in ${service.index} (${service.provider}).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
