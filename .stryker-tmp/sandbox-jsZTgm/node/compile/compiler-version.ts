import { digestSources } from '../base/build-code';

/** What compilation depends on besides the content: the compiler, its imports and its libraries. */
const sources = ['node/base', 'node/content', 'node/compile', 'src/shared', 'package-lock.json'];

let version: string | undefined;

/**
 * Returns a digest of the compiler's own code, so that caches are invalidated when it changes. Computed once per
 * process.
 */
export function compilerVersion(): string {
  version ??= digestSources(sources);
  return version;
}
