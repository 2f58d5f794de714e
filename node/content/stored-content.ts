import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../base/list-files';
import { makeDoc, parseCategoryFile } from './doc';
import type { CategoryFile, Doc } from './doc';
import { categoryFileName, isDocFile } from './doc-files';
import { readFrontMatter, validFields } from './read-front-matter';

/** Reads what the nodes of a build hold, without Gatsby. A file with faults counts as one without front matter. */
export function readStoredContent(root: string): { docs: Doc[]; categories: CategoryFile[] } {
  const files = listFiles(root, 'content');
  const docs = files.flatMap((file) =>
    isDocFile(file) ? (makeDoc(file, validFields(readFrontMatter(root, file))) ?? []) : [],
  );
  const categories = files
    .filter((file) => categoryFileName.test(path.posix.basename(file)))
    .flatMap((file) => parseCategoryFile(file, readFileSync(path.join(root, file), 'utf8')).category ?? []);
  return { docs, categories };
}
