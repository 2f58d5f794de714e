import { countFaults, describeFault } from './fault';
import type { Fault } from './fault';

/**
 * Returns what to print when one list of faults follows another: the faults that are new, and a line with the number of
 * those that remain, errors first. Returns an empty string if nothing changed. A fault whose line has moved is not new.
 */
export function describeChange(before: readonly Fault[], after: readonly Fault[]): string {
  const added = without(after, before);
  const fixed = without(before, after).length;
  if (added.length === 0 && fixed === 0) return '';
  const fixedPart = fixed === 0 ? [] : [`${fixed} fixed`];
  const rest = after.length === 0 ? 'no faults' : countFaults(after);
  const errors = added.filter(({ severity }) => severity === 'error');
  const warnings = added.filter(({ severity }) => severity === 'warning');
  return [...[...errors, ...warnings].map(describeFault), `Content: ${[...fixedPart, rest].join('; ')}.`].join('\n');
}

/** Returns the faults of a list that another one does not have, each as often as it has more of them. */
function without(faults: readonly Fault[], others: readonly Fault[]): Fault[] {
  const counts = new Map<string, number>();
  for (const fault of others) counts.set(keyOf(fault), (counts.get(keyOf(fault)) ?? 0) + 1);
  return faults.filter((fault) => {
    const count = counts.get(keyOf(fault)) ?? 0;
    counts.set(keyOf(fault), count - 1);
    return count <= 0;
  });
}

function keyOf({ severity, rule, file, message, excerpt = '' }: Fault): string {
  const [, line = ''] = /^> *\d+ \|(.*)$/m.exec(excerpt) ?? [];
  return JSON.stringify([severity, rule, file, message, line]);
}
