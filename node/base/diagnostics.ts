import path from 'node:path';
import type { Diagnostic } from '../../src/shared/content-tree';
import { showInvisibleSigns } from './invisible-signs';

/** Returns `file:line:column`, which terminals and editors turn into a link. */
function formatPlace({ file, position }: Diagnostic): string {
  return position ? `${file}:${position.line}:${position.column}` : file;
}

export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { severity, rule, message, excerpt } = diagnostic;
  const lines = excerpt ? `\n${excerpt.replace(/^/gm, '    ')}` : '';
  return `${formatPlace(diagnostic)} ${severity} ${rule}: ${showInvisibleSigns(message + lines)}`;
}

/**
 * Returns the message about a page on which the site's own code failed. `step` says what was done with the page, for
 * instance `compiled`.
 */
export function describeFailure(step: string, cause: unknown): string {
  const root = path.resolve('.') + path.sep;
  const stack = (cause instanceof Error && cause.stack) || String(cause);
  const [reason = '', ...frames] = stack.split('\n');
  const ownFrame = frames.find((frame) => frame.includes(root) && !frame.includes('node_modules'));
  const place = ownFrame === undefined ? '' : ` (${ownFrame.trim().replaceAll(root, '')})`;
  return `The page could not be ${step}: ${reason}${place}. Expected the site's code to manage any page; until it does, write what is unusual here in another way.`;
}

const shortening = new Set(
  'endless-expression failed-expression failed-page mdx-syntax slow-page undefined-name'.split(' '),
);

/** Whether a page may lack text because of one of these faults: what else it seems to lack is no fault of its own. */
export function isShortened(diagnostics: readonly Pick<Diagnostic, 'rule'>[]): boolean {
  return diagnostics.some(({ rule }) => shortening.has(rule));
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
