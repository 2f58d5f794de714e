import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { digestOf, digestOfFile } from '../base/digest';
import { writeWithFolder } from '../base/write-file';
import { areas } from '../content/read-content';

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

/** A node of each such file, so that a warm build draws the pages anew that use one that has changed. */
export function createOutsideFileNodes({ actions, createNodeId }: SourceNodesArgs): void {
  for (const name of existsSync(directory) ? readdirSync(directory).sort() : []) {
    const file = readFileSync(path.join(directory, name), 'utf8');
    void actions.createNode({
      id: createNodeId(`OutsideFile ${file}`),
      path: file,
      internal: { type: 'OutsideFile', contentDigest: digestOfFile(file) ?? 'missing' },
    });
  }
}
