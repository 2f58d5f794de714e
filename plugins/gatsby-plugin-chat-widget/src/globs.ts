import { braceExpand, Minimatch } from 'minimatch';
import type { MinimatchOptions } from 'minimatch';

/** Whether a path matches. Never throws. */
export type PathTest = (path: string) => boolean;

/** The same everywhere, on a build machine with Windows too. */
const posix: MinimatchOptions = { platform: 'linux', nobrace: true };
const row: MinimatchOptions = { ...posix, nocomment: true, nonegate: true };

const magic = /[*?[{(]/g;

/**
 * What a pattern with wildcards may ask for. Far above what a person writes, and low enough that the slowest pattern
 * and path within them take milliseconds: the library is exact, but its time grows with these products.
 */
const limits = { length: 1024, brackets: 32, alternatives: 100, expandedLength: 4096, wildcards: 256, path: 2048 };

/** Longest pattern that minimatch takes; beyond it throws. */
const longestPattern = 65_536;

/** minimatch's own messages for a non-string and for more than 65536 characters. */
const refusals = ['invalid pattern', 'pattern is too long'];

/**
 * Compiles a glob with minimatch's semantics. Throws its two errors; a pattern that is beyond the limits
 * matches nothing.
 */
export function compileGlob(pattern: string): PathTest {
  const test = compile(pattern);
  return test ? (path) => path.length <= limits.path && test(path) : () => false;
}

/** Whether a valid pattern is beyond what can be answered quickly: the build warns of it. */
export function isTooComplex(pattern: string): boolean {
  return compile(pattern) === null;
}

function compile(pattern: string): PathTest | null {
  if (isBeyondLimits(pattern)) return null;
  try {
    return assemble(pattern);
  } catch (reason) {
    if (reason instanceof TypeError && refusals.includes(reason.message)) throw reason;
    return null;
  }
}

/** Before anything else, since neither compiling nor expanding is linear. */
function isBeyondLimits(pattern: unknown): boolean {
  if (typeof pattern !== 'string' || pattern.length > longestPattern) return false;
  const wildcards = pattern.match(magic)?.length ?? 0;
  if (wildcards === 0) return false;
  const brackets = pattern.match(/[[{(]/g)?.length ?? 0;
  return pattern.length > limits.length || wildcards > limits.wildcards || brackets > limits.brackets;
}

/** The library compares all brace alternatives with each other when it compiles; one by one they cost their sum. */
function assemble(pattern: string): PathTest | null {
  const whole = new Minimatch(pattern, posix);
  if (whole.comment || whole.empty || !pattern.includes('{')) return (path) => whole.match(path);
  const rows = braceExpand(whole.pattern, { braceExpandMax: limits.alternatives + 1 });
  const expanded = rows.join('');
  const isTooMuch =
    rows.length > limits.alternatives ||
    expanded.length > limits.expandedLength ||
    (expanded.match(magic)?.length ?? 0) > limits.wildcards;
  if (isTooMuch) return null;
  const alternatives = rows.map((text) => new Minimatch(text, row));
  return (path) => alternatives.some((alternative) => alternative.match(path)) !== whole.negate;
}
