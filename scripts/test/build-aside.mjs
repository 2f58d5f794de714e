import {
  appendFileSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runNode } from '../run.mjs';
import { createSite, ownersFolders } from '../new-site.mjs';
import { filesOf, listCode } from '../sources.mjs';

/**
 * A build in a temporary folder. Its output is null if it failed.
 * @typedef {{ folder: string, publicFolder: string | null }} Build
 */

/**
 * Copies the site to a temporary folder, so that `public/` is left alone. The caller removes it.
 * @param {string} additions a folder, if it exists: its files are appended to the site's files of the same name, or
 *   added
 * @param {boolean} isSite instead, its files replace those of an empty site
 */
export function copySite(additions, isSite) {
  const folder = mkdtempSync(join(tmpdir(), 'site-variant-'));
  for (const name of ['content', 'scripts', ...listCode()].filter((one) => !isSite || !ownersFolders.includes(one)))
    cpSync(name, join(folder, name), { recursive: true });
  if (isSite) createSite(folder, 'Empty');
  for (const file of existsSync(additions) ? filesOf(additions) : []) {
    const target = join(folder, file.slice(additions.length));
    mkdirSync(dirname(target), { recursive: true });
    if (isSite) cpSync(file, target);
    else appendFileSync(target, readFileSync(file));
  }
  // What has been compiled depends on texts and code alone.
  const cache = '.cache/webpack';
  if (existsSync(cache)) cpSync(cache, join(folder, cache), { recursive: true, preserveTimestamps: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * Builds the site in a folder. Prints what the build says only if it fails.
 * @param {string} folder
 * @param {Record<string, string>} variables
 * @param {string} [keptAs] name of a copy of the output, if another build in the folder follows
 * @returns {Promise<Build>}
 */
export async function buildIn(folder, variables, keptAs) {
  const log = join(folder, 'build.log');
  const printed = openSync(log, 'w');
  const code = await runNode('scripts/gatsby.mjs', ['build', '--no-env-file'], {
    env: variables,
    cwd: folder,
    output: printed,
    isPatient: true,
  });
  closeSync(printed);
  if (code !== 0) console.error(readFileSync(log, 'utf8'));
  const output = join(folder, 'public');
  if (code !== 0 || keptAs === undefined) return { folder, publicFolder: code === 0 ? output : null };
  const publicFolder = join(folder, keptAs);
  cpSync(output, publicFolder, { recursive: true });
  return { folder, publicFolder };
}
