import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishedAt } from '../server/output.mjs';
import { hashSources, listCode } from '../sources.mjs';

const settings = /^(?:GATSBY_(?!TELEMETRY_DISABLED$)|SITE_URL$|PATH_PREFIX$|DEVELOPER_SITE_URL$|CHECK_STRICT$)/;

/**
 * Whether an environment variable is a setting of the site.
 * @param {string} name
 */
export const isSetting = (name) => settings.test(name);

/** Records which sources the build was made from and when it finished. */
const stampFile = join('.cache', 'built-from');

/** Returns a digest of all sources and settings. */
export function sourceDigest() {
  const hash = hashSources(['content', ...listCode()]);
  const environment = Object.entries(process.env).filter(([name]) => isSetting(name));
  for (const [name, value] of environment.sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
}

/**
 * Whether the output in `public` is a finished build of these sources.
 * @param {string} digest
 */
export function isBuiltFrom(digest) {
  const finished = finishedAt('public');
  return finished !== null && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === `${digest} ${finished}`;
}

/** @param {string} digest of the sources before the build */
export function rememberBuild(digest) {
  writeFileSync(stampFile, `${digest} ${finishedAt('public')}`);
}
