import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { copyPackage, listPackages } from '../release/copy-package.mjs';
import { packEngine } from '../release/pack-engine.mjs';

/**
 * Installs the engine and its packages in the folder of a site as npm does, with links to what this repository has installed
 * beside them: npm would take a minute.
 * @param {string} folder
 */
export function installEngine(folder) {
  const packages = join(folder, 'node_modules');
  for (const name of listInstalled('node_modules')) {
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(packages, name));
  }
  const engine = join(packages, 'help-portal');
  mkdirSync(engine, { recursive: true });
  execFileSync('tar', ['-xzf', packEngine(folder), '--strip-components=1', '-C', engine]);
  for (const [name, source] of listPackages()) copyPackage(source, join(packages, name));
}

/**
 * Names of packages in a folder, with their scopes.
 * @param {string} folder
 * @returns {string[]}
 */
function listInstalled(folder) {
  const names = readdirSync(folder).filter((name) => !/^\.|^help-portal/.test(name));
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}
