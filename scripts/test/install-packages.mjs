import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, posix, relative, resolve } from 'node:path';
import { filesOf } from '../sources.mjs';

/** Folders that no package has. */
const unpublished = new Set(['__tests__', 'node_modules']);

/**
 * Copies the packages of this repository into the packages of a site, as they are when they are published: what they take of
 * the engine comes from `help-portal/engine`.
 * @param {string} folder of the site
 */
export function installPackages(folder) {
  for (const name of readdirSync('packages')) {
    /** @type {{ name: string }} */
    const { name: packageName } = JSON.parse(readFileSync(join('packages', name, 'package.json'), 'utf8'));
    if (packageName.startsWith('help-portal-'))
      copyPackage(join('packages', name), join(folder, 'node_modules', packageName));
  }
}

/**
 * @param {string} source
 * @param {string} target
 */
function copyPackage(source, target) {
  cpSync(source, target, { recursive: true, filter: (file) => !unpublished.has(basename(file)) });
  for (const file of filesOf(target).filter((name) => /\.(?:[mc]?js|tsx?)$/.test(name))) {
    const from = posix.join(source, posix.dirname(relative(target, file)));
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(/'((?:\.\.\/)+(?:src|node|scripts)\/[^']+)'/g, (whole, request) => {
      const path = posix.join(from, request);
      const found = ['', '.ts', '.tsx']
        .map((ending) => path + ending)
        .find((one) => /\.\w+$/.test(one) && existsSync(resolve(one)));
      return found === undefined || found.startsWith('packages/') ? whole : `'help-portal/engine/${found}'`;
    });
    if (changed !== text) writeFileSync(file, changed);
  }
}
