import { compileGlob } from './globs';
import type { PathTest } from './globs';

/**
 * Returns a test for the paths that show the widget: no `exclude` pattern matches, and at least one `include` pattern
 * does if there are any. Takes `location.pathname` as it is. Throws if a pattern is invalid.
 */
export function compileEligibility(include: readonly string[], exclude: readonly string[]): PathTest {
  const included = include.map(compileGlob);
  const excluded = exclude.map(compileGlob);
  return (path) =>
    !excluded.some((matches) => matches(path)) && (included.length === 0 || included.some((matches) => matches(path)));
}
