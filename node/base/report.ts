import path from 'node:path';
import type { Reporter } from 'gatsby';
import type { Diagnostic } from '../../src/shared/content-tree';
import { compareDiagnostics, formatDiagnostic } from './diagnostics';
import { writeWithFolder } from './write-file';

/** The machine-readable report of the last run, relative to the project's root. */
export const reportFile = '.cache/content-report.json';

export interface ReportSummary {
  errors: number;
  warnings: number;
  /** Whether the build must fail. */
  isFailure: boolean;
}

/** Under `CHECK_STRICT=1` every warning of the content checks fails the build; CI builds so. */
export function isStrict(): boolean {
  return process.env.CHECK_STRICT === '1';
}

/**
 * Prints all findings of a run together, grouped by source file, broken anchors in a list of their own, and
 * writes them as JSON. Nothing stops at the first one: a writer sees every fault at once.
 */
export function reportDiagnostics(reporter: Reporter, diagnostics: readonly Diagnostic[]): ReportSummary {
  const sorted = [...diagnostics].sort(compareDiagnostics);
  const strict = isStrict();
  const isAnchor = ({ rule }: Diagnostic): boolean => rule === 'broken-anchor';
  const others = sorted.filter((diagnostic) => !isAnchor(diagnostic));
  for (const group of [...groupByFile(others), ...groupByFile(sorted.filter(isAnchor))]) {
    const text = group.map(formatDiagnostic).join('\n');
    if (strict || group.some(({ severity }) => severity === 'error')) reporter.error(text);
    else reporter.warn(text);
  }
  const errors = sorted.filter(({ severity }) => severity === 'error').length;
  const warnings = sorted.length - errors;
  const summary = { errors, warnings, isFailure: errors > 0 || (strict && warnings > 0) };
  const report = { errors, warnings, diagnostics: sorted };
  writeWithFolder(path.resolve(reportFile), `${JSON.stringify(report, null, 2)}\n`);
  return summary;
}

function groupByFile(diagnostics: readonly Diagnostic[]): Diagnostic[][] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics)
    groups.set(diagnostic.file, [...(groups.get(diagnostic.file) ?? []), diagnostic]);
  return [...groups.values()];
}

/** `2 errors, 1 warning`. */
export function countFindings({ errors, warnings }: ReportSummary): string {
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}

const postponed: Diagnostic[] = [];

/**
 * Keeps what is found before the pages are built (duplicate routes) for the report at the end of the build, where
 * everything stands together. `gatsby develop` has no such end: there it is printed at once.
 */
export function reportAtEnd(reporter: Reporter, diagnostics: readonly Diagnostic[]): void {
  if (process.env.NODE_ENV === 'production') postponed.push(...diagnostics);
  else {
    for (const diagnostic of diagnostics) {
      if (diagnostic.severity === 'error') reporter.error(formatDiagnostic(diagnostic));
      else reporter.warn(formatDiagnostic(diagnostic));
    }
  }
}

/** What was postponed, once. */
export function takePostponed(): Diagnostic[] {
  return postponed.splice(0);
}
