import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { checkSettings } from '../base/check-settings';
import { countFindings, reportAtEnd, reportDiagnostics, reportFile } from '../base/report';
import { checkGlossary } from './data/glossary';
import { checkMeasureData } from './data/measures';
import { findCompileFaults } from '../compile/compile-cache';
import { checkContentFiles } from './read-content';

/**
 * Reads all settings and every content file before Gatsby does; ends the run when one cannot be used. Then the other
 * pages are compiled as well, only to name all faults of the run together. Warnings wait for the report at the end.
 */
export async function checkContent({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const faults = checkSettings();
  if (faults.length > 0) reporter.panic(faults.join('\n'));
  const found = [...checkContentFiles(path.resolve('.')), ...checkGlossary(), ...checkMeasureData()];
  if (found.every(({ severity }) => severity === 'warning')) {
    reportAtEnd(reporter, found);
    return;
  }
  const summary = reportDiagnostics(reporter, [...found, ...(await findCompileFaults())]);
  reporter.panic(`Nothing was built: ${countFindings(summary)}, listed above and in ${reportFile}.`);
}
