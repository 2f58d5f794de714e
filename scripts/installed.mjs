/** As a command, exits with 0 if `node_modules` matches `package-lock.json`, otherwise with 1. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, peer?: boolean, link?: boolean }>}
 */
function packagesOf(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};
}

/** Whether `node_modules` matches `package-lock.json`. */
export function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  // https://docs.npmjs.com/cli/v10/configuring-npm/package-lock-json#hidden-lockfiles
  const present = packagesOf('node_modules/.package-lock.json');
  const isStale = Object.entries(wanted).some(([path, { version, integrity, optional }]) => {
    const found = present[path];
    if (path === '' || (optional && found === undefined)) return false;
    return found?.version !== version || found?.integrity !== integrity;
  });
  return !isStale && Object.keys(present).every((path) => path in wanted);
}

if (process.argv[1] === import.meta.filename) process.exitCode = isInstalled() ? 0 : 1;
