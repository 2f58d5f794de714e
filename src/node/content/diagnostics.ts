import type { Reporter } from 'gatsby';
import type { Diagnostic } from '../../shared/content-tree';

/** `file:line:column`, as terminals and editors link it. */
export function formatPlace({ file, position }: Diagnostic): string {
  return position ? `${file}:${position.line}:${position.column}` : file;
}

export function formatDiagnostic(diagnostic: Diagnostic): string {
  const excerpt = diagnostic.excerpt ? `\n${diagnostic.excerpt.replace(/^/gm, '    ')}` : '';
  return `${formatPlace(diagnostic)} ${diagnostic.rule}: ${diagnostic.message}${excerpt}`;
}

/** Under `CHECK_STRICT=1` every warning of the content checks is an error (BLD-05); CI builds so. */
export const isStrict = process.env.CHECK_STRICT === '1';

/** Compares by file, line and column, so that a report reads in the order of the sources. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    a.file.localeCompare(b.file, 'en') ||
    (a.position?.line ?? 0) - (b.position?.line ?? 0) ||
    (a.position?.column ?? 0) - (b.position?.column ?? 0)
  );
}

/**
 * Prints all of them together and returns whether the build must fail. Nothing stops at the first finding: a writer
 * sees every fault of a run at once.
 */
export function reportDiagnostics(reporter: Reporter, diagnostics: readonly Diagnostic[]): boolean {
  const sorted = [...diagnostics].sort(compareDiagnostics);
  for (const diagnostic of sorted) {
    if (diagnostic.severity === 'error' || isStrict) reporter.error(formatDiagnostic(diagnostic));
    else reporter.warn(formatDiagnostic(diagnostic));
  }
  return sorted.some(({ severity }) => severity === 'error' || isStrict);
}
