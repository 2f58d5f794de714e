import { Minimatch } from 'minimatch';
import type { MinimatchOptions } from 'minimatch';

/** Whether a path matches. */
export type PathTest = (path: string) => boolean;

/** The same on every platform; without the limit, `{a,b}` thirty times would take a second to expand. */
const options: MinimatchOptions = { platform: 'linux', braceExpandMax: 1000 };

/** Compiles a glob with minimatch's semantics. Throws minimatch's errors. */
export function compileGlob(pattern: string): PathTest {
  const glob = new Minimatch(pattern, options);
  return (path) => glob.match(path);
}
