import { digestSources } from '../base/build-code';

/** What the result of a compilation depends on besides the content: the compiler, what it imports, and its libraries. */
const sources = ['node/base', 'node/content', 'node/compile', 'src/shared', 'package-lock.json'];

let version: string | undefined;

/** A digest of the compiler's own code, so that caches are dropped when it changes. Read once a process. */
export function compilerVersion(): string {
  version ??= digestSources(sources);
  return version;
}
