import { braceExpand, Minimatch } from 'minimatch';
import type { MinimatchOptions } from 'minimatch';

/** Whether a path matches. Never throws. */
export type PathTest = (path: string) => boolean;

/** Same behaviour on every platform, including Windows build machines. */
const posix: MinimatchOptions = { platform: 'linux', nobrace: true };
const row: MinimatchOptions = { ...posix, nocomment: true, nonegate: true };

const magic = /[*?[{(]/g;

/**
 * Limits for patterns with wildcards: far above what people write, yet low enough that the slowest pattern and path
 * take milliseconds. minimatch is exact, but its time grows with the products of these numbers.
 */
const limits = { length: 1024, brackets: 32, alternatives: 100, expandedLength: 4096, wildcards: 256, path: 2048 };

/** Longest pattern that minimatch accepts; it throws beyond it. */
const longestPattern = 65_536;

/** minimatch's messages for a non-string and for more than 65536 characters. */
const errorMessages = ['invalid pattern', 'pattern is too long'];

/**
 * Compiles a glob with minimatch's semantics. Throws minimatch's two errors; a pattern beyond the limits matches
 * nothing.
 */
export function compileGlob(pattern: string): PathTest {
  const test = compile(pattern);
  return test ? (path) => path.length <= limits.path && test(path) : () => false;
}

/** Whether a valid pattern exceeds the limits, of which the build warns. */
export function isTooComplex(pattern: string): boolean {
  return compile(pattern) === null;
}

function compile(pattern: string): PathTest | null {
  if (isBeyondLimits(pattern)) return null;
  try {
    return assemble(pattern);
  } catch (reason) {
    if (reason instanceof TypeError && errorMessages.includes(reason.message)) throw reason;
    return null;
  }
}

/** Must come first, because neither compiling nor expanding is linear. */
function isBeyondLimits(pattern: unknown): boolean {
  if (typeof pattern !== 'string' || pattern.length > longestPattern) return false;
  const wildcards = pattern.match(magic)?.length ?? 0;
  if (wildcards === 0) return false;
  const brackets = pattern.match(/[[{(]/g)?.length ?? 0;
  return pattern.length > limits.length || wildcards > limits.wildcards || brackets > limits.brackets;
}

/** minimatch compares all brace alternatives with each other when it compiles; one by one they cost only their sum. */
function assemble(pattern: string): PathTest | null {
  const whole = new Minimatch(pattern, posix);
  if (whole.comment || whole.empty || !pattern.includes('{')) return (path) => whole.match(path);
  const rows = braceExpand(whole.pattern, { braceExpandMax: limits.alternatives + 1 });
  const expanded = rows.join('');
  const exceedsLimits =
    rows.length > limits.alternatives ||
    expanded.length > limits.expandedLength ||
    (expanded.match(magic)?.length ?? 0) > limits.wildcards;
  if (exceedsLimits) return null;
  const alternatives = rows.map((text) => new Minimatch(text, row));
  return (path) => alternatives.some((alternative) => alternative.match(path)) !== whole.negate;
}
