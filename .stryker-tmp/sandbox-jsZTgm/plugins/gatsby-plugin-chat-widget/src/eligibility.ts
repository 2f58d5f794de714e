import { compileGlob } from './globs';
import type { PathTest } from './globs';

/**
 * Returns a test for the paths that show the widget: no `exclude` pattern matches, and at least one `include` pattern
 * does if there are any. Takes `location.pathname` as it is. Throws if a pattern is invalid.
 */
export function compileEligibility(include: readonly string[], exclude: readonly string[]): PathTest {
  const included = include.map(compileGlob);
  const excluded = exclude.map(compileGlob);
  return (path) => {
    try {
      if (excluded.some((matches) => matches(path))) return false;
      return included.length === 0 || included.some((matches) => matches(path));
    } catch (reason) {
      console.error('gatsby-plugin-chat-widget: a pattern failed, so this page shows no widget.', reason);
      return false;
    }
  };
}
