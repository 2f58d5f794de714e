import path from 'node:path';
import type { Reporter } from 'gatsby';
import type { Diagnostic } from '../../src/shared/content-tree';
import { compareDiagnostics, countBySeverity, formatDiagnostic } from './diagnostics';
import { site } from '../../src/shared/site';
import { isDeveloping } from './environment';
import { writeWithFolder } from './write-file';

/** Path of the machine-readable report of the last run, relative to the project root. */
export const reportFile = '.cache/content-report.json';

export interface ReportSummary {
  errors: number;
  warnings: number;
  /** Whether the build must fail. */
  isFailure: boolean;
}

/** Whether warnings fail the build (`CHECK_STRICT=1`), as in CI. */
export function isStrict(): boolean {
  return process.env.CHECK_STRICT === '1';
}

/**
 * Prints all diagnostics of a run grouped by source file, broken anchors last, and writes them as JSON, so that a
 * writer sees every fault at once.
 */
export function reportDiagnostics(reporter: Reporter, diagnostics: readonly Diagnostic[]): ReportSummary {
  // Several checks may find the same.
  const found = new Map(diagnostics.map((each) => [JSON.stringify(each), each]));
  const sorted = [...found.values()].sort(compareDiagnostics);
  const strict = isStrict();
  const isAnchor = ({ rule }: Diagnostic): boolean => rule === 'broken-anchor';
  const others = sorted.filter((diagnostic) => !isAnchor(diagnostic));
  for (const group of [...groupByFile(others), ...groupByFile(sorted.filter(isAnchor))]) {
    const text = group.map(formatDiagnostic).join('\n');
    const hasError = group.some(({ severity }) => severity === 'error');
    if (strict || (hasError && !site.showsFaults)) reporter.error(text);
    else reporter.warn(text);
  }
  const { errors, warnings } = countBySeverity(sorted);
  const summary = {
    errors,
    warnings,
    isFailure: (errors > 0 && !site.showsFaults) || (strict && errors + warnings > 0),
  };
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

/** Returns for instance `2 errors, 1 warning`. */
export function countFindings({ errors, warnings }: Pick<ReportSummary, 'errors' | 'warnings'>): string {
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}

const postponed: Diagnostic[] = [];

/**
 * Holds diagnostics found before the pages are built (duplicate routes) for the report at the end of the build. `gatsby
 * develop` has none: its content check reports them.
 */
export function reportAtEnd(diagnostics: readonly Diagnostic[]): void {
  if (!isDeveloping()) postponed.push(...diagnostics);
}

/** Returns the held diagnostics and forgets them. */
export function takePostponed(): Diagnostic[] {
  return postponed.splice(0);
}
