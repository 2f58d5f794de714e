import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Packs the engine into a file, from a copy: what is written for the package must not be there while this repository is
 * built. Returns the file.
 * @param {string} folder for the file
 */
export function packEngine(folder) {
  const copy = mkdtempSync(join(tmpdir(), 'engine-'));
  /** @type {{ files: string[] }} */
  const { files } = JSON.parse(readFileSync('package.json', 'utf8'));
  const wanted = files.filter((name) => !name.startsWith('!') && name !== 'gatsby-node.js');
  for (const name of [...wanted, 'gatsby-node.ts', 'package.json', 'LICENSE'])
    cpSync(name, join(copy, name), { recursive: true });
  // That of this repository speaks of its own site.
  cpSync('exports/README.md', join(copy, 'README.md'));
  const file = pack(copy, folder);
  rmSync(copy, { recursive: true });
  return file;
}

/**
 * Runs `npm pack`, and returns the file.
 * @param {string} source folder of the package
 * @param {string} folder for the file
 */
export function pack(source, folder) {
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', resolve(folder)], {
    cwd: source,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  /** @type {[{ filename: string }]} */
  const [{ filename }] = JSON.parse(output.slice(output.indexOf('[\n')));
  return join(folder, filename);
}
