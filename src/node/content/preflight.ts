import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { checkMeasureData } from '../data/measures';
import { reportDiagnostics } from './diagnostics';
import { checkContentFiles } from './read-content';

/** Reads every content file before Gatsby does; ends the run when one cannot become a page, after naming all. */
export function checkContent({ reporter }: ParentSpanPluginArgs): void {
  const diagnostics = [...checkContentFiles(path.resolve('.')), ...checkMeasureData()];
  if (!reportDiagnostics(reporter, diagnostics)) return;
  reporter.panic(`The content has ${diagnostics.length} fault(s), listed above. Nothing was built.`);
}
