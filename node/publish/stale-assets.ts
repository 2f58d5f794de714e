import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A script or style sheet at the top, and the digest in its name. */
const hashedAsset = /^\/[^/]+[-.]([0-9a-f]{20})\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

/**
 * The addresses of this build: without the scripts and sheets of builds before, which Gatsby leaves for readers who hold
 * a page of theirs. Named in the files for hosts, they would grow with each warm build, beyond what hosts read.
 */
export function excludeStaleAssets(files: readonly string[], publicFolder: string): string[] {
  // The one names what has a name, the other, named there, the chunks that have but a number.
  const stats = readIfThere(path.join(publicFolder, 'webpack.stats.json'));
  const runtimes = stats.match(/webpack-runtime-[0-9a-f]+\.js(?=")/g) ?? [];
  const known = [stats, ...runtimes.map((name) => readIfThere(path.join(publicFolder, name)))].join('\n');
  return files.filter((file) => {
    const digest = hashedAsset.exec(file)?.[1];
    return digest === undefined || known.includes(digest);
  });
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
