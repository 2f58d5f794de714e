import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile, listFiles } from './engine';

/** What `npm create help-portal` lays out; the package has a copy of it (`copies` in `package.json`). */
const template = path.join(
  __dirname,
  existsSync(path.join(__dirname, '../empty-site')) ? '../empty-site' : '../../create/template',
);

/** Whether a file is as an empty site has it: nobody has changed it. */
export function isUntouched(root: string, file: string): boolean {
  const [own, laidOut] = [path.join(root, file), path.join(template, file)];
  return isFile(own) && isFile(laidOut) && readFileSync(own).equals(readFileSync(laidOut));
}

/** Returns the files of a folder that are as an empty site has them. */
export function untouchedFiles(root: string, folder: string): string[] {
  return listFiles(template, folder).filter((file) => isUntouched(root, file));
}
