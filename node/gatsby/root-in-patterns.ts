import { createRequire } from 'node:module';
import chokidar from 'chokidar';

/** The part of `glob` that is used here. */
interface Glob {
  sync: (pattern: string, ...rest: unknown[]) => string[];
}

/**
 * Lets the folder of the project have brackets in its name: Gatsby writes its path into patterns as it is, and its plugins
 * hand it to chokidar, which takes each path for a pattern.
 * @reach gatsby: calls `sync` of the copy of `glob` that it requires; no query is found in such a folder:
 *   `root-in-patterns.test.ts`
 * @reach gatsby-source-filesystem: calls `chokidar.watch` of the copy that we import, also in builds; no page is found in
 *   such a folder: `root-in-patterns.test.ts`
 */
export function nameRootInPatterns(root = process.cwd()): void {
  const escaped = root.replace(/[[\]()+]/g, '\\$&');
  if (escaped === root) return;
  const isBelow = (name: string): boolean => name.startsWith(`${root}/`);
  // chokidar cannot be told that part of a pattern is none: it watches the folder that the pattern begins with.
  const toFolder = (name: string): string => root + name.slice(root.length).replace(/\/[^/]*\*.*$/s, '');

  const { watch } = chokidar;
  chokidar.watch = (paths, options) => {
    const listed = [paths].flat();
    return listed.every(isBelow)
      ? watch(listed.map(toFolder), { ...options, disableGlobbing: true })
      : watch(paths, options);
  };

  const glob = createRequire(createRequire(__filename).resolve('gatsby/package.json'))('glob') as Glob;
  const { sync } = glob;
  glob.sync = (pattern, ...rest) => sync(isBelow(pattern) ? escaped + pattern.slice(root.length) : pattern, ...rest);
}
