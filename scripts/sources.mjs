import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the build itself. */
const generated = new Set([join('src', 'gatsby-types.d.ts')]);
/** Gatsby's own files at the root of the project. */
const entryPoint = /^gatsby-.*\.tsx?$/;

/** The site without its content: files and folders that a build reads, from the root of the project. */
export const listCode = () => [
  'node',
  'plugins',
  'src',
  'static',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  ...readdirSync('.').filter((name) => entryPoint.test(name)),
];

/**
 * @param {string} name
 * @returns {string[]}
 */
function filesOf(name) {
  if (!existsSync(name)) return [];
  if (statSync(name).isFile()) return [name];
  const entries = readdirSync(name, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * A hash of these files and of all in these folders, from the root of the project.
 * @param {readonly string[]} names
 */
export function hashSources(names) {
  const hash = createHash('sha256');
  const files = names.flatMap(filesOf).filter((name) => !generated.has(name));
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash;
}
