import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishedAt } from '../server/output.mjs';

/** Everything that a build reads. */
const sources = ['content', 'node', 'src', 'plugins', 'static', 'package.json', 'package-lock.json', 'tsconfig.json'];
const entryPoint = /^gatsby-.*\.tsx?$/;
const settings = /^(?:GATSBY_|SITE_URL$|PATH_PREFIX$|DEVELOPER_SITE_URL$|CHECK_STRICT$)/;

/** Written by the build itself. */
const generated = new Set([join('src', 'gatsby-types.d.ts')]);

/** Beside the output: which sources the build that finished at which moment was made from. */
const stampFile = join('public', '.built-from');

/**
 * @param {string} name
 * @returns {string[]}
 */
function filesOf(name) {
  if (!existsSync(name)) return [];
  const entries = readdirSync(name, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A digest of all sources and settings. */
export function sourceDigest() {
  const hash = createHash('sha256');
  const entryPoints = readdirSync('.').filter((name) => entryPoint.test(name));
  const files = [...sources, ...entryPoints].flatMap((name) => (/\.\w+$/.test(name) ? [name] : filesOf(name)));
  for (const file of files.filter((name) => !generated.has(name)).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  const environment = Object.entries(process.env).filter(([name]) => settings.test(name));
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
