import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Matches a script or style sheet at the top level and captures the digest in its name. */
const hashedAsset = /^\/[^/]+[-.]([0-9a-f]{16,20})\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

/**
 * Returns the files without scripts and style sheets of earlier builds, which Gatsby keeps for readers with an old page
 * open. In the host files they would grow with each warm build, beyond what hosts accept.
 * @reach gatsby: the runtimes, whose names begin with `webpack-runtime-`, contain the digests of unnamed chunks; host
 *   files grow with each build, or lack scripts: `site/reaches.test.ts`
 */
export function excludeStaleAssets(files: readonly string[], publicFolder: string): string[] {
  // The stats list named chunks; the runtimes listed there contain the unnamed ones.
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
