import type { Diagnostic } from '../../../src/shared/content-tree';
import { compareDiagnostics, formatPlace } from '../../base/diagnostics';

/** A fault of the content: where it is, what is wrong and what was expected. */
export function finding(rule: string, file: string, line: number, message: string): Diagnostic {
  return { severity: 'error', rule, file, position: { line, column: 1 }, message };
}

/** `file:line rule: message`, in the order of the sources; one a line, so that a test shows all faults of a run. */
export function list(findings: readonly Diagnostic[]): string[] {
  return [...findings].sort(compareDiagnostics).map((fault) => `${formatPlace(fault)} ${fault.rule}: ${fault.message}`);
}
