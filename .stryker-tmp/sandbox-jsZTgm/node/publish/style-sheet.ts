import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/**
 * Makes root-relative font URLs, which webpack leaves alone, relative to the style sheet. It is at the root, so they
 * work under any base path.
 */
export function relativizeUrls(css: string): string {
  return css.replace(/url\((["']?)\/(?!\/)/g, 'url($1');
}

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** Returns the name of this build's only style sheet; older ones may lie beside it. */
export function findStyleSheet(publicFolder: string): string {
  const stats: unknown = JSON.parse(readFileSync(path.join(publicFolder, 'webpack.stats.json'), 'utf8'));
  const files = Object.values(statsSchema.parse(stats).assetsByChunkName).flat();
  const name = files.find((file) => /^styles\..*\.css$/.test(file));
  if (name === undefined) throw new Error('webpack.stats.json lists no style sheet. Expected styles.*.css.');
  return name;
}

/**
 * Points a page to the current style sheet. Gatsby does not re-render a page if only styles have changed, so its link
 * would be stale.
 */
export function linkStyleSheet(html: string, name: string): string {
  return html.replace(/(<link rel="stylesheet" href="[^"]*\/)styles\.\w+\.css"/, `$1${name}"`);
}

export function relativizeStyleSheet(file: string): void {
  const before = readFileSync(file, 'utf8');
  const after = relativizeUrls(before);
  if (after !== before) writeFileSync(file, after);
}
