import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../base/digest';
import { writeWithFolder } from '../base/write-file';
import { areas } from '../../src/shared/areas';

/** Has a file for each outside file, with its name. */
export const outsideFileNames = path.resolve('.cache/outside-files');
/** Folders that `gatsby-config.ts` sources; Gatsby watches them itself. */
const sourcedFolders = [...areas.map(({ folder }) => folder), 'content/data'];

/** Whether Gatsby would have a `File` node of a file if it exists. */
export function isSourced(file: string): boolean {
  return sourcedFolders.some((folder) => file.startsWith(`${folder}/`));
}

/** Stores the names of outside files that a page uses (an image in `static/`, `@site/…`) for later builds. */
export function rememberOutsideFiles(files: readonly string[]): void {
  for (const file of files) if (!isSourced(file)) writeWithFolder(path.join(outsideFileNames, digestOf(file)), file);
}

/** Returns the stored names, sorted. */
export function listOutsideFiles(): string[] {
  if (!existsSync(outsideFileNames)) return [];
  return readdirSync(outsideFileNames)
    .map((name) => readFileSync(path.join(outsideFileNames, name), 'utf8'))
    .sort();
}
