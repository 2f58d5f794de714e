import type { Diagnostic } from '../../src/shared/content-tree';

/** Returns `file:line:column`, which terminals and editors turn into a link. */
function formatPlace({ file, position }: Diagnostic): string {
  return position ? `${file}:${position.line}:${position.column}` : file;
}

export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { severity, rule, message, excerpt } = diagnostic;
  const lines = excerpt ? `\n${excerpt.replace(/^/gm, '    ')}` : '';
  return `${formatPlace(diagnostic)} ${severity} ${rule}: ${message}${lines}`;
}

/** Counts diagnostics by severity. */
export function countBySeverity(diagnostics: readonly Diagnostic[]): { errors: number; warnings: number } {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
}

/** Orders diagnostics by file, line and column. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    a.file.localeCompare(b.file, 'en') ||
    (a.position?.line ?? 0) - (b.position?.line ?? 0) ||
    (a.position?.column ?? 0) - (b.position?.column ?? 0)
  );
}
