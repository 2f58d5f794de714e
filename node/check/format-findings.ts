import type { Diagnostic } from '../../src/shared/content-tree';
import { compareDiagnostics, countBySeverity, formatDiagnostic } from '../base/diagnostics';
import { showInvisibleSigns } from '../base/invisible-signs';
import { countFindings } from '../base/report';

/**
 * Returns a report of a check: `text` for people, `json` as one object on a line, `github` as annotations.
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function formatFindings(found: readonly Diagnostic[], format: string): string {
  const sorted = [...found].sort(compareDiagnostics);
  const counts = countBySeverity(sorted);
  if (format === 'json') return `${JSON.stringify({ ...counts, diagnostics: sorted })}\n`;
  const lines = sorted.map(format === 'github' ? toAnnotation : formatDiagnostic);
  return `${[...lines, `Content: ${countFindings(counts)}.`].join('\n')}\n`;
}

function toAnnotation({ severity, rule, file, position, message }: Diagnostic): string {
  const place = position ? `,line=${position.line},col=${position.column}` : '';
  return `::${severity} file=${escapeProperty(file)}${place},title=${rule}::${escapeData(showInvisibleSigns(message))}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
