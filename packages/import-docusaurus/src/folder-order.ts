import { posix } from 'node:path';

/** An entry of the tree. */
export interface Sortable {
  position: number | null;
  name: string;
}

/** The order of the tree: by position, then by name. */
export function byPosition(a: Sortable, b: Sortable): number {
  const [first, second] = [a.position ?? Infinity, b.position ?? Infinity];
  return first === second ? a.name.localeCompare(b.name, 'en', { numeric: true }) : first - second;
}

/** Returns the folder that files share; empty for the top. */
export function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map((file) => posix.dirname(file).split('/'));
  let length = first.length;
  for (const other of others) {
    let same = 0;
    while (same < length && first[same] === other[same]) same += 1;
    length = same;
  }
  const common = first.slice(0, length).join('/');
  return common === '.' ? '' : common;
}

/** Whether two names are those of the same folder. */
export const sameFolder = (a: string, b: string): boolean => (a === '.' ? '' : a) === (b === '.' ? '' : b);
