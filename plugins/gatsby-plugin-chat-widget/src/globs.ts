import { braceExpand, Minimatch } from 'minimatch';
import type { MinimatchOptions } from 'minimatch';

/** Whether a path matches. */
export type PathTest = (path: string) => boolean;

/** Same behaviour on every platform, including Windows build machines. */
const posix: MinimatchOptions = { platform: 'linux', nobrace: true };
const row: MinimatchOptions = { ...posix, nocomment: true, nonegate: true };

const magic = /[*?[{(]/g;

/**
 * Limits for patterns with wildcards: far above what people write, yet low enough that the slowest pattern takes
 * milliseconds for any path. minimatch is exact, but its time grows with the products of these numbers.
 */
const limits = { length: 1024, brackets: 32, alternatives: 100, expandedLength: 4096, wildcards: 256 };

/** Longest pattern that minimatch accepts; it throws beyond it. */
const longestPattern = 65_536;

/** Compiles a glob with minimatch's semantics. Throws minimatch's errors, and a `RangeError` beyond the limits. */
export function compileGlob(pattern: string): PathTest {
  if (typeof pattern === 'string' && pattern.length <= longestPattern) checkWildcards(pattern);
  const whole = new Minimatch(pattern, posix);
  if (whole.comment || whole.empty || !pattern.includes('{')) return (path) => whole.match(path);
  // minimatch compares all brace alternatives with each other when it compiles; one by one they cost their sum.
  const rows = braceExpand(whole.pattern, { braceExpandMax: limits.alternatives + 1 });
  const expanded = rows.join('');
  limit('alternatives in braces', rows.length, limits.alternatives);
  limit('characters once its braces are expanded', expanded.length, limits.expandedLength);
  limit('wildcards once its braces are expanded', count(expanded, magic), limits.wildcards);
  const alternatives = rows.map((text) => new Minimatch(text, row));
  return (path) => alternatives.some((alternative) => alternative.match(path)) !== whole.negate;
}

/** Runs first, because neither compiling nor expanding takes linear time. */
function checkWildcards(pattern: string): void {
  const wildcards = count(pattern, magic);
  if (wildcards === 0) return;
  limit('characters besides wildcards', pattern.length, limits.length);
  limit('wildcards', wildcards, limits.wildcards);
  limit('brackets', count(pattern, /[[{(]/g), limits.brackets);
}

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

function limit(what: string, size: number, most: number): void {
  if (size > most) throw new RangeError(`pattern is too complex: more than ${most} ${what}`);
}
