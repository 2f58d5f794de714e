import type { Diagnostic } from '../../../src/shared/content-tree';

/** A fault of the content: where it is, what is wrong and what was expected. */
export function finding(rule: string, file: string, line: number, message: string): Diagnostic {
  return { severity: 'error', rule, file, position: { line, column: 1 }, message };
}
