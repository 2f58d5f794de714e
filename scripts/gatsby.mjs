/**
 * Runs Gatsby with the settings of `.env`: `node scripts/gatsby.mjs build`. PATH_PREFIX alone moves the site below a
 * path; Gatsby would want a flag as well, and a clean cache when the prefix changed (ARCHITECTURE 6b).
 * `--no-env-file` leaves `.env` out, as tests do.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';
import { binOf, runNode } from './run.mjs';

const prefixFile = '.cache/path-prefix';

const noEnvFile = '--no-env-file';

// What a package that is not there breaks says nothing of its cause.
if (!isInstalled()) console.warn('node_modules is not what package-lock.json says: run `npm ci`.');
if (existsSync('.env') && !process.argv.includes(noEnvFile)) process.loadEnvFile('.env');
process.env.GATSBY_TELEMETRY_DISABLED ??= '1';
// The browser gets only what is named so.
if (process.env.DEVELOPER_SITE_URL) process.env.GATSBY_DEVELOPER_SITE_URL ??= process.env.DEVELOPER_SITE_URL;
// glibc keeps what was freed, for each thread apart.
process.env.MALLOC_ARENA_MAX ??= '1';
process.env.MALLOC_TRIM_THRESHOLD_ ??= String(2 ** 17);
// So does the allocator of swc, which minifies: 50 MB at the height of a build.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
const [command = 'build', ...parameters] = process.argv.slice(2).filter((name) => name !== noEnvFile);
const prefix = (process.env.PATH_PREFIX ?? '').replace(/\/$/, '');
const gatsby = binOf('gatsby');
let isFirst = false;

if (command === 'build') {
  const former = existsSync(prefixFile) ? readFileSync(prefixFile, 'utf8') : '';
  if (former !== prefix) await runNode(gatsby, ['clean']);
  isFirst = !existsSync('.cache/data');
  if (prefix !== '') parameters.push('--prefix-paths');
}
/** @param {URL} file */
const preload = (file) => `--require ${JSON.stringify(fileURLToPath(file))}`;
process.env.NODE_OPTIONS = [
  process.env.NODE_OPTIONS,
  preload(new URL('../node/gatsby/preload.cjs', import.meta.url)),
  ...(isFirst ? [preload(new URL('spare-memory.cjs', import.meta.url)), '--max-semi-space-size=8'] : []),
]
  .filter(Boolean)
  .join(' ');
process.exitCode = await runNode(gatsby, [command, ...parameters]);
if (command === 'build') {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(prefixFile, prefix);
}
