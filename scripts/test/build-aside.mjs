import {
  appendFileSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runNode } from '../run.mjs';
import { installEngine } from './install-engine.mjs';
import { createSite } from '../../packages/create/src/create-site.mjs';
import { filesOf, listCode } from '../sources.mjs';

/**
 * Builds the site with other settings in a temporary folder, so that `public/` is left alone. Prints what the build
 * says only if it fails. The caller must call `remove`.
 * @param {Record<string, string>} variables
 * @param {string} additions a folder, if it exists: its files are appended to the site's files of the same name, or
 *   added
 * @param {boolean} isSite instead, its files replace those of a new site, in which the engine is installed
 * @returns {Promise<{ publicFolder: string | null, remove: () => void }>} null: the build failed
 */
export async function buildAside(variables, additions, isSite) {
  const folder = mkdtempSync(join(tmpdir(), 'site-variant-'));
  if (isSite) layOutNewSite(folder);
  else for (const name of ['content', 'scripts', ...listCode()]) cpSync(name, join(folder, name), { recursive: true });
  for (const file of existsSync(additions) ? filesOf(additions) : []) {
    const target = join(folder, file.slice(additions.length));
    mkdirSync(dirname(target), { recursive: true });
    if (isSite) cpSync(file, target);
    else appendFileSync(target, readFileSync(file));
  }
  if (!isSite) shareCache(folder);
  const log = join(folder, 'build.log');
  const output = openSync(log, 'w');
  const engine = isSite ? join(folder, 'node_modules/help-portal') : folder;
  const code = await runNode(join(engine, 'scripts/gatsby.mjs'), ['build', '--no-env-file'], {
    env: variables,
    cwd: folder,
    output,
    isPatient: true,
  });
  closeSync(output);
  if (code !== 0) console.error(readFileSync(log, 'utf8'));
  return {
    publicFolder: code === 0 ? join(folder, 'public') : null,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Lays out a site as a new owner has it, and packages that it may name.
 * @param {string} folder
 */
function layOutNewSite(folder) {
  createSite(folder, { name: 'Empty', areas: ['docs'], engine: '*' });
  installEngine(folder);
}

/**
 * What has been compiled depends on texts and code alone.
 * @param {string} folder
 */
function shareCache(folder) {
  const cache = '.cache/webpack';
  if (existsSync(cache)) cpSync(cache, join(folder, cache), { recursive: true, preserveTimestamps: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}
