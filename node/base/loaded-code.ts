import { createRequire } from 'node:module';
import path from 'node:path';
import chokidar from 'chokidar';

const requireHere = createRequire(__filename);

/**
 * Calls back with each of the files that this process has loaded, and of others, when it changes. Packages do not count.
 * @param onChange gets the file relative to the site
 * @param others relative to the site, which may be missing
 */
export function watchLoadedCode(onChange: (file: string) => void, others: readonly string[] = []): void {
  const loaded = Object.keys(requireHere.cache)
    .map((file) => path.relative('.', file))
    .filter((file) => !/^\.\.|(?:^|[\\/])(?:node_modules|\.cache)[\\/]/.test(file));
  chokidar.watch([...others, ...loaded], { ignoreInitial: true }).on('all', (_, file) => {
    onChange(file.replaceAll(path.sep, '/'));
  });
}

/** Returns what a developer is told of such a file. */
export function restartNeeded(file: string): string {
  return `restart needed: ${file} has changed, and is read at the start.`;
}
