import path from 'node:path';
import type { Reporter } from 'gatsby';
import type { Diagnostic } from '../../src/shared/content-tree';
import { site } from '../../src/shared/site';
import { checkSettings } from '../base/check-settings';
import { isDeveloping } from '../base/environment';
import { countFindings, reportAtEnd, reportDiagnostics, reportFile } from '../base/report';
import { findContentFileFaults } from './check-files';
import { checkDefinition } from './check-definition';
import { checkGlossary } from './data/glossary';
import { content } from './site-content';

/**
 * Checks all settings, page modules and content files before Gatsby reads them, and ends the run on a fault. Compile
 * faults are then collected too, only to report everything together. Warnings wait for the report at the end. `gatsby
 * develop` starts with faulty content files: its content check reports them.
 */
export function stopBuildOnFaults(
  reporter: Reporter,
  checkPages: (root: string) => readonly Diagnostic[],
  findCompileFaults: () => readonly Diagnostic[],
): void {
  const faults = checkSettings();
  if (faults.length > 0) reporter.panic(faults.join('\n'));
  const root = path.resolve('.');
  const found = [...checkPages(root), ...(isDeveloping() ? [] : findFileFaults(root))];
  if (!found.some(stopsBuild)) {
    reportAtEnd(found);
    return;
  }
  const summary = reportDiagnostics(reporter, [...found, ...findCompileFaults()]);
  reporter.panic(`Nothing was built: ${countFindings(summary)}, listed above and in ${reportFile}.`);
}

/** Gatsby itself ends at these, so no page can show them. */
const endsGatsby = new Set(['yaml-syntax', 'symbolic-link', 'file-encoding', 'file-too-large', 'page-component']);

function stopsBuild({ severity, rule }: Diagnostic): boolean {
  return severity === 'error' && (!site.showsFaults || endsGatsby.has(rule));
}

/** Returns the faults of content files that can be found without compiling a page. */
export function findFileFaults(root: string): Diagnostic[] {
  return [...checkDefinition(root), ...findContentFileFaults(root), ...checkGlossary(), ...content.preflight()];
}
