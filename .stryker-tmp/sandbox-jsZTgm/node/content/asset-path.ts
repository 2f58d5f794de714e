import path from 'node:path';
import { digestOfFile } from '../base/digest';

/** Returns the URL of a local file that a page links to: its name in a folder named by its content digest. */
export function assetPath(file: string): string {
  const digest = (digestOfFile(file) ?? 'missing').slice(0, 10);
  return `/static/${digest}/${path.posix.basename(file)}`;
}
