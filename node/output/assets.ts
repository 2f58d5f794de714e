import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../content/list-files';
import type { OutputWriter } from './manifest';
import type { SourceDoc } from './source-docs';

const digests = new Map<string, { changed: number; value: string }>();

function digestOf(file: string): string {
  const absolute = path.resolve(file);
  const changed = statSync(absolute).mtimeMs;
  const known = digests.get(file);
  if (known?.changed === changed) return known.value;
  const value = createHash('sha1').update(readFileSync(absolute)).digest('hex').slice(0, 10);
  digests.set(file, { changed, value });
  return value;
}

/** Address of a local file that a page links to (MDX-05): its name below a folder named by its content. */
export function assetPath(file: string): string {
  return `/static/${digestOf(file)}/${path.posix.basename(file)}`;
}

/** Copies the local files that published pages link to. */
export function copyAssets(docs: readonly SourceDoc[], writer: OutputWriter): void {
  for (const file of new Set(docs.flatMap(({ assets }) => assets))) {
    writer.write(assetPath(file).slice(1), readFileSync(path.resolve(file)));
  }
}

/** Remembers what `static/` brings: Gatsby copies it, but would keep for ever what is deleted there. */
export function keepStaticFiles(writer: Pick<OutputWriter, 'keep'>): void {
  for (const file of listFiles(path.resolve('.'), 'static')) writer.keep(file.slice('static/'.length));
}
