/** A fault of the content, as the check prints it. */
export interface Fault {
  severity: 'error' | 'warning';
  /** Name of the check that found it. */
  rule: string;
  /** Relative to the project root. */
  file: string;
  /** Both from 1. */
  position?: { line: number; column: number };
  /** What is wrong and what was expected. */
  message: string;
  /** The lines around the place with their numbers; its own begins with `>`. */
  excerpt?: string;
}

/** Returns for instance `content/docs/a.mdx:12:3 error mdx-syntax: …`; terminals turn the place into a link. */
export function describeFault({ severity, rule, file, position, message }: Fault): string {
  const place = position ? `${file}:${position.line}:${position.column}` : file;
  return `${place} ${severity} ${rule}: ${message}`;
}

/** Returns for instance `2 errors, 1 warning`; a count of zero is left out. */
export function countFaults(faults: readonly Fault[]): string {
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  const counts = [
    { count: errors, word: 'error' },
    { count: faults.length - errors, word: 'warning' },
  ];
  return counts
    .filter(({ count }) => count > 0)
    .map(({ count, word }) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(', ');
}
