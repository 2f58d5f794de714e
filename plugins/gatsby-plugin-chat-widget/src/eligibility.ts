import { compileGlob } from './globs';
import type { PathTest } from './globs';

/**
 * Which pages show the widget: no `exclude` pattern matches, and at least one `include` pattern does if there are any. The path is `location.pathname` as it is. Throws for a pattern that is none.
 */
export function compileEligibility(include: readonly string[], exclude: readonly string[]): PathTest {
  const included = include.map(compileGlob);
  const excluded = exclude.map(compileGlob);
  return (path) =>
    !excluded.some((matches) => matches(path)) && (included.length === 0 || included.some((matches) => matches(path)));
}
