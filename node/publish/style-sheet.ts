import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { splitImportedName } from '../../src/shared/mdx-components';
import { islandChunk, siteChunk } from '../base/component-tables';
import { chunkOf } from '../compile/component-table';
import { componentNamed } from '../content/site-content';

/**
 * Makes root-relative font URLs, which webpack leaves alone, relative to the style sheet. It is at the root, so they
 * work under any base path.
 */
export function relativizeUrls(css: string): string {
  return css.replace(/url\((["']?)\/(?!\/)/g, 'url($1');
}

/**
 * @reach gatsby: writes `webpack.stats.json` with `assetsByChunkName`, and a sheet called `styles.*.css`; the build
 *   stops
 */
const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** Names of this build's style sheets; older ones may lie beside them. */
export interface StyleSheets {
  site: string;
  /** Those of modules that pages import, and of the components that only this site has, by the name of their chunk. */
  islands: ReadonlyMap<string, readonly string[]>;
}

export function findStyleSheets(publicFolder: string): StyleSheets {
  const stats: unknown = JSON.parse(readFileSync(path.join(publicFolder, 'webpack.stats.json'), 'utf8'));
  const { assetsByChunkName } = statsSchema.parse(stats);
  const site = Object.values(assetsByChunkName)
    .flat()
    .find((file) => /^styles\..*\.css$/.test(file));
  if (site === undefined) throw new Error('webpack.stats.json lists no style sheet. Expected styles.*.css.');
  const islands = Object.entries(assetsByChunkName)
    .map(([name, files]) => [name, files.filter((file) => file.endsWith('.css') && file !== site)] as const)
    .filter(([name, files]) => name.startsWith(islandChunk) && files.length > 0);
  return { site, islands: new Map(islands) };
}

/** Returns the style sheets of the modules that a page imports or the site has, given what Gatsby stores of the page. */
export function listIslandStyles(pageData: string, islands: StyleSheets['islands']): string[] {
  const chunks = [...pageData.matchAll(/"name":"([^"]+)"/g)].map(([, name = '']) =>
    componentNamed(name) ? siteChunk : chunkOf(splitImportedName(name)[0]),
  );
  return [...new Set(chunks.flatMap((chunk) => islands.get(chunk) ?? []))];
}

/** Links a page to these style sheets after that of the site, and to no others. */
export function linkIslandStyles(html: string, names: readonly string[]): string {
  const without = html.replace(/<link rel="stylesheet" href="[^"]*\/island-[^"]*">/g, '');
  return without.replace(/<link rel="stylesheet" href="([^"]*\/)styles\.\w+\.css"[^>]*>/, (link, folder: string) =>
    [link, ...names.map((name) => `<link rel="stylesheet" href="${folder}${name}">`)].join(''),
  );
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
