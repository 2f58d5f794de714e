import { digestSources, listCompilerCode } from '../base/build-code';

let version: string | undefined;

/** Returns a digest of what compiles and reads pages: code, the site's definition, libraries. Computed once per process. */
export function compilerVersion(): string {
  version ??= digestSources([...listCompilerCode(), 'package-lock.json']);
  return version;
}
