import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../base/digest';
import { writeWithFolder } from '../base/write-file';
import { areas } from '../../src/shared/areas';

const directory = path.resolve('.cache/outside-files');
/** What `gatsby-config.ts` names: Gatsby follows these files by itself. */
const sourcedFolders = [...areas.map(({ folder }) => folder), 'content/data'];

/** Whether Gatsby has a `File` node of a file, should it exist. */
export function isSourced(file: string): boolean {
  return sourcedFolders.some((folder) => file.startsWith(`${folder}/`));
}

/** Keeps the names of the other files that a page uses (a picture in `static/`, `@site/…`) for the builds to come. */
export function rememberOutsideFiles(files: readonly string[]): void {
  for (const file of files) if (!isSourced(file)) writeWithFolder(path.join(directory, digestOf(file)), file);
}

/** All that were remembered, sorted. */
export function listOutsideFiles(): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .map((name) => readFileSync(path.join(directory, name), 'utf8'))
    .sort();
}
