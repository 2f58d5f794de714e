import type { Diagnostic } from '../../src/shared/content-tree';

/** `file:line:column`, as terminals and editors link it. */
export function formatPlace({ file, position }: Diagnostic): string {
  return position ? `${file}:${position.line}:${position.column}` : file;
}

export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { severity, rule, message, excerpt } = diagnostic;
  const lines = excerpt ? `\n${excerpt.replace(/^/gm, '    ')}` : '';
  return `${formatPlace(diagnostic)} ${severity} ${rule}: ${message}${lines}`;
}

/** Compares by file, line and column, so that a report reads in the order of the sources. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    a.file.localeCompare(b.file, 'en') ||
    (a.position?.line ?? 0) - (b.position?.line ?? 0) ||
    (a.position?.column ?? 0) - (b.position?.column ?? 0)
  );
}
