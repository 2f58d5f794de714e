import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * Installs the engine in the folder of a site as npm does, from a package, with links to the packages of this repository
 * beside it: what npm would take a minute for.
 * @param {string} folder
 */
export function installEngine(folder) {
  const packages = join(folder, 'node_modules');
  for (const name of listPackages('node_modules')) {
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(packages, name));
  }
  const engine = join(packages, 'help-portal');
  mkdirSync(engine, { recursive: true });
  execFileSync('tar', ['-xzf', packEngine(folder), '--strip-components=1', '-C', engine]);
}

/**
 * Packs the engine from a copy: what is written for the package must not be there while this repository is built. Returns
 * the file.
 * @param {string} folder of the package
 */
function packEngine(folder) {
  const copy = mkdtempSync(join(tmpdir(), 'engine-'));
  /** @type {{ files: string[] }} */
  const { files } = JSON.parse(readFileSync('package.json', 'utf8'));
  const wanted = files.filter((name) => !name.startsWith('!') && name !== 'gatsby-node.js');
  for (const name of [...wanted, 'gatsby-node.ts', 'package.json', 'LICENSE', 'README.md'])
    cpSync(name, join(copy, name), { recursive: true });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', resolve(folder)], {
      cwd: copy,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  rmSync(copy, { recursive: true });
  return join(folder, packed.filename);
}

/**
 * Names of packages in a folder, with their scopes.
 * @param {string} folder
 * @returns {string[]}
 */
function listPackages(folder) {
  const names = readdirSync(folder).filter((name) => !/^\.|^help-portal/.test(name));
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}
