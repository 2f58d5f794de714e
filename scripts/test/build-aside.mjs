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
import { layOutSite, ownersFolders } from '../../packages/create/src/create-site.mjs';
import { filesOf, listCode } from '../sources.mjs';

/**
 * Builds the site with other settings in a temporary folder, so that `public/` is left alone. Prints what the build
 * says only if it fails. The caller must call `remove`.
 * @param {Record<string, string>} variables
 * @param {string} additions a folder, if it exists: its files are appended to the site's files of the same name, or
 *   added
 * @param {boolean} isSite instead, its files replace those of an empty site
 * @returns {Promise<{ publicFolder: string | null, remove: () => void }>} null: the build failed
 */
export async function buildAside(variables, additions, isSite) {
  const folder = mkdtempSync(join(tmpdir(), 'site-variant-'));
  for (const name of ['content', 'scripts', ...listCode()].filter((one) => !isSite || !ownersFolders.includes(one)))
    cpSync(name, join(folder, name), { recursive: true });
  if (isSite) layOutSite(folder, 'Empty');
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
  const log = join(folder, 'build.log');
  const output = openSync(log, 'w');
  const code = await runNode('scripts/gatsby.mjs', ['build', '--no-env-file'], {
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
