/**
 * What blocks of a record's text begin with: items of lists, steps (items of numbered lists) and the row of a table that
 * names its columns; and what is between the cells of a row. Signs, because words would be found.
 */
export const blockMarks = { item: '• ', step: '▸ ', head: '| ', cell: ' | ' } as const;

export type BlockKind = 'item' | 'step' | 'head' | 'row' | 'text';

/** Tells the kind of a block, and its text without the mark. */
export function readBlock(block: string): { kind: BlockKind; text: string } {
  for (const kind of ['item', 'step', 'head'] as const) {
    if (block.startsWith(blockMarks[kind])) return { kind, text: block.slice(blockMarks[kind].length) };
  }
  return { kind: block.includes(blockMarks.cell) ? 'row' : 'text', text: block };
}
