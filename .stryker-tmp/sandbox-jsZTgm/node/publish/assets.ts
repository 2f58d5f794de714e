import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../base/list-files';
import { assetPath } from '../content/asset-path';
import type { OutputWriter } from './output-writer';
import type { SourceDoc } from './source-docs';

/** Copies the local files that published pages link to. */
export function copyAssets(docs: readonly SourceDoc[], writer: OutputWriter): void {
  for (const file of new Set(docs.flatMap(({ assets }) => assets))) {
    writer.write(assetPath(file).slice(1), readFileSync(path.resolve(file)));
  }
}

/** Keeps the files of `static/`. Gatsby copies them but never removes deleted ones. */
export function keepStaticFiles(writer: Pick<OutputWriter, 'keep'>): void {
  for (const file of listFiles(path.resolve('.'), 'static')) writer.keep(file.slice('static/'.length));
}
