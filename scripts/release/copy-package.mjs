import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, posix, relative, resolve } from 'node:path';
import { filesOf } from '../sources.mjs';

/** Folders that no package has. */
const unpublished = new Set(['__tests__', 'node_modules']);

/** Returns the packages of this repository that a site can install, by name, with their folders. */
export function listPackages() {
  const all = readdirSync('packages').map((name) => `packages/${name}`);
  return new Map(
    all.flatMap((folder) => {
      /** @type {{ name: string }} */
      const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return name.startsWith('help-portal-') ? [[name, folder]] : [];
    }),
  );
}

/**
 * Copies a package of this repository as it is published: what it takes of the engine comes from `help-portal/engine`, which
 * the site has installed, and folders of others that it needs (`copies` in its `package.json`) are in it.
 * @param {string} source relative to the repository
 * @param {string} target
 */
export function copyPackage(source, target) {
  cpSync(source, target, { recursive: true, filter: (file) => !unpublished.has(basename(file)) });
  for (const file of filesOf(target).filter((name) => /\.(?:[mc]?js|tsx?)$/.test(name))) {
    const folder = posix.join(source, posix.dirname(relative(target, file)));
    const text = readFileSync(file, 'utf8');
    const changed = text
      .replace(
        /'((?:\.\.\/)+(?:src|node|scripts)\/[^']+)'/g,
        (whole, request) => ofEngine(posix.join(folder, request)) ?? whole,
      )
      // A file of the package itself.
      .replace(
        /loadSource\('(packages\/[^']+)'\)/g,
        (_, own) => `loadSource(import.meta.dirname + '/${posix.relative(folder, own)}')`,
      );
    if (changed !== text) writeFileSync(file, changed);
  }
  const manifest = join(target, 'package.json');
  const own = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const [folder, from] of Object.entries(own.copies ?? {}))
    cpSync(from, join(target, folder), { recursive: true });
  delete own.copies;
  delete own.private;
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...own, peerDependencies: { 'help-portal': `^${version}` } }, null, 2));
}

/**
 * Returns an import of a file of the engine, or null if there is none.
 * @param {string} path without or with its ending
 */
function ofEngine(path) {
  const found = ['', '.ts', '.tsx']
    .map((ending) => path + ending)
    .find((one) => /\.\w+$/.test(one) && existsSync(resolve(one)));
  return found === undefined || found.startsWith('packages/') ? null : `'help-portal/engine/${found}'`;
}
