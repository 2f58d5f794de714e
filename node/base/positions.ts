import type { SourcePosition } from '../../src/shared/content-tree';

/** Returns the line and column of an offset in a text. */
export function positionAt(text: string, offset: number): SourcePosition {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Returns the offset of a line and column in a text. */
export function offsetAt(text: string, { line, column }: SourcePosition): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
