import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/**
 * Style sheets name fonts by their path from the root, which webpack leaves as it is. Relative to the sheet, which stands
 * at the root itself, the path holds under any base path.
 */
export function relativizeUrls(css: string): string {
  return css.replace(/url\((["']?)\/(?!\/)/g, 'url($1');
}

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** Name of the one style sheet that this build has made; sheets of builds before may lie beside it. */
export function findStyleSheet(publicFolder: string): string {
  const stats: unknown = JSON.parse(readFileSync(path.join(publicFolder, 'webpack.stats.json'), 'utf8'));
  const files = Object.values(statsSchema.parse(stats).assetsByChunkName).flat();
  const name = files.find((file) => /^styles\..*\.css$/.test(file));
  if (name === undefined) throw new Error('webpack.stats.json names no style sheet styles.*.css.');
  return name;
}

/**
 * Gatsby does not render a page again when nothing but styles has changed: its link would lead to the sheet of the build
 * before.
 */
export function linkStyleSheet(html: string, name: string): string {
  return html.replace(/(<link rel="stylesheet" href="[^"]*\/)styles\.\w+\.css"/, `$1${name}"`);
}

export function relativizeStyleSheet(file: string): void {
  const before = readFileSync(file, 'utf8');
  const after = relativizeUrls(before);
  if (after !== before) writeFileSync(file, after);
}
