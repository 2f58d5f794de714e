/** Returns the name of the package in an import, or null if the import is no package's. */
export function packageIn(specifier: string): string | null {
  return /^(?:@[\w.~-]+\/)?[\w~][\w.~-]*(?=\/|$)/.exec(specifier)?.[0] ?? null;
}
