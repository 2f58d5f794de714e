import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import type { BuildArgs } from 'gatsby';
import type { OutputWriter } from './manifest';

/** Address of a local file that a page links to (MDX-05): its name below a folder named by its content. */
export function assetPath(file: string): string {
  const digest = createHash('sha1').update(readFileSync(path.resolve(file))).digest('hex').slice(0, 10);
  return `/static/${digest}/${path.posix.basename(file)}`;
}

/** Copies the local files that pages link to. */
export async function copyAssets(graphql: BuildArgs['graphql'], writer: OutputWriter): Promise<void> {
  const { data } = await graphql<{ allDoc: { nodes: { assets: string[] }[] } }>('{ allDoc { nodes { assets } } }');
  for (const file of new Set(data?.allDoc.nodes.flatMap(({ assets }) => assets))) {
    writer.write(assetPath(file).slice(1), readFileSync(path.resolve(file)));
  }
}
