import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../base/digest';
import { writeWithFolder } from '../base/write-file';
import { areas } from '../../src/shared/areas';

const directory = path.resolve('.cache/outside-files');
/** Folders that `gatsby-config.ts` sources; Gatsby watches them itself. */
const sourcedFolders = [...areas.map(({ folder }) => folder), 'content/data'];

/** Whether Gatsby would have a `File` node of a file if it exists. */
export function isSourced(file: string): boolean {
  return sourcedFolders.some((folder) => file.startsWith(`${folder}/`));
}

/** Stores the names of outside files that a page uses (an image in `static/`, `@site/…`) for later builds. */
export function rememberOutsideFiles(files: readonly string[]): void {
  for (const file of files) if (!isSourced(file)) writeWithFolder(path.join(directory, digestOf(file)), file);
}

/** Returns the stored names, sorted. */
export function listOutsideFiles(): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .map((name) => readFileSync(path.join(directory, name), 'utf8'))
    .sort();
}
