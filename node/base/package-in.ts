/** Returns the name of the package in an import, or null if the import is no package's. */
export function packageIn(specifier: string): string | null {
  return /^(?:@[\w.~-]+\/)?[\w~][\w.~-]*(?=\/|$)/.exec(specifier)?.[0] ?? null;
}
/** Whether an import is of a scope (`@theme/…`) that one of the names has. */
export function isOfScope(specifier: string, names: readonly string[]): boolean {
  const [scope = ''] = specifier.split('/', 1);
  return scope.startsWith('@') && names.some((name) => name.split('/', 1)[0] === scope);
}
