import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { engineRoot, siteRoot } from './roots.cjs';

/**
 * Returns one digest of the named files and of every file in the named folders, relative to the engine, or to the site if
 * they are the site's. Missing names are skipped.
 */
export function digestSources(names: readonly string[]): string {
  const hash = createHash('sha1');
  for (const name of names.flatMap(listSources)) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(absolute(name)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listSources(name: string): string[] {
  const root = rootOf(name);
  const source = path.join(root, name);
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return isUnread(name) ? [] : [name];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isUnread(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Folders and files of the site; all others are the engine's. */
const ofSite = /^(?:site(?:\/|$)|packages(?:\/|$)|package-lock\.json$)/;
const rootOf = (name: string): string => (ofSite.test(name) ? siteRoot : engineRoot);
const absolute = (name: string): string => path.join(rootOf(name), name);

/** Documentation and what React draws do not affect what the build's code produces. */
const isUnread = (name: string): boolean => /\.(?:md|tsx|css)$/.test(name);

/** What runs anew in each build, or in none: nothing of it is in a cache of Gatsby, webpack or the compiler. */
const uncached = [
  'node/check',
  'node/edit',
  'node/publish',
  'packages/changed',
  'packages/move',
  'site/rules',
  'site/rules.ts',
];

/** Changes the HTML of a page in place, once. */
const inPlace = ['node/publish/late-scripts.ts', 'node/publish/style-sheet.ts', 'node/publish/write-output.ts'];

/** Everything else that `node` and the site import. */
const imported = ['defaults', 'exports', 'src/shared', 'src/search/providers', 'src/search/provider-name.ts'];

/** Returns the rooms that decide about what is known of a page, and what they import. */
export function listCompilerCode(): string[] {
  return [...['base', 'content', 'reading', 'compile'].map((room) => `node/${room}`), ...listSiteCode(), 'src/shared'];
}

/** Returns the parts of the site's definition, and of packages that it names, that decide about what caches hold. */
function listSiteCode(): string[] {
  const isCached = (entry: string): boolean => !uncached.includes(entry);
  return [
    ...entriesOf('site').filter(isCached),
    ...entriesOf('packages')
      .filter(isCached)
      .map((entry) => `${entry}/src`),
  ];
}

function entriesOf(name: string): string[] {
  return existsSync(absolute(name))
    ? readdirSync(absolute(name))
        .sort()
        .map((entry) => `${name}/${entry}`)
    : [];
}

/** Returns the sources that decide about what caches hold: `node`, the site, and what they import. */
export function listCachedCode(): string[] {
  return [
    ...entriesOf('node').filter((entry) => !uncached.includes(entry)),
    ...listSiteCode(),
    ...inPlace,
    ...imported,
  ];
}

/** Returns the digest of the code that decides about what caches hold. */
export function digestCachedCode(): string {
  return digestSources(listCachedCode());
}
