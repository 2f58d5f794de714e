/**
 * `node scripts/lockfile.mjs` completes package-lock.json. npm omits packages for other platforms when it installs
 * beside an existing `node_modules` (npm/cli issue 4828) or from a registry that lacks them, and `npm ci` then rejects
 * the file. Run it after `npm install` if the lockfile test fails.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** @typedef {{ version?: string, dev?: boolean, devOptional?: boolean, peer?: boolean, optionalDependencies?: Record<string, string> }} Locked */
/** @typedef {{ parent: string, name: string, version: string }} Missing */

const platform =
  /-(?<os>android|darwin|freebsd|linux|openharmony|win32)-(?<cpu>arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)(?:-(?<abi>\w+))?$/;

/**
 * Returns optional packages that the lockfile refers to but has no entry for.
 * @param {Record<string, Locked>} packages
 * @returns {Missing[]}
 * https://docs.npmjs.com/cli/configuring-npm/package-lock-json#packages
 */
export function missingPackages(packages) {
  /** @param {string} parent @param {string} name @returns {boolean} */
  const isFound = (parent, name) => {
    if (`${parent === '' ? '' : `${parent}/`}node_modules/${name}` in packages) return true;
    return parent !== '' && isFound(parent.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
  };
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isFound(parent, name))
      .map(([name, version]) => ({ parent, name, version })),
  );
}

/**
 * Returns the entry of a platform-specific package as npm would write it, but without the digest, which is checked only
 * where the package is installed from.
 * @param {Missing} missing
 * @param {Locked} parent
 */
export function entryOf({ name, version }, { dev, devOptional, peer }) {
  const { os, cpu, abi } = platform.exec(name)?.groups ?? {};
  if (os === undefined || cpu === undefined || !/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(`${name}@${version} is not a pinned platform-specific package.`);
  }
  const libc =
    os !== 'linux' ? undefined : abi?.startsWith('musl') ? ['musl'] : abi?.startsWith('gnu') ? ['glibc'] : undefined;
  return { version, cpu: [cpu], dev, devOptional, peer, libc, optional: true, os: [os] };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const missing = missingPackages(lockfile.packages);
  for (const one of missing)
    lockfile.packages[`node_modules/${one.name}`] = entryOf(one, lockfile.packages[one.parent]);
  const names = Object.keys(lockfile.packages).sort((a, b) => a.localeCompare(b, 'en'));
  lockfile.packages = Object.fromEntries(names.map((name) => [name, lockfile.packages[name]]));
  writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`${missing.length} added`);
}
