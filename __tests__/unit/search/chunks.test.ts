import { chunksOf } from '../../../src/search/engine/chunks';

/** Rates by the number of times that a text says `wanted`. */
const rate = (text: string): number => text.split('wanted').length - 1;
const quoted = (...blocks: string[]): string[] => chunksOf(blocks, rate).map(({ kind, text }) => `${kind}: ${text}`);

it('quotes steps together with what leads to them, and lists between them', () => {
  expect(quoted('To refund an order:', '▸ Open it.', '• An old one is below.', '▸ Select Refund.')).toEqual([
    'steps: To refund an order:\n▸ Open it.\n• An old one is below.\n▸ Select Refund.',
  ]);
});

it('ends steps where a paragraph begins', () => {
  expect(quoted('▸ Open it.', 'It is done.')).toEqual(['steps: ▸ Open it.', 'text: It is done.']);
});

it('quotes as many steps as a reader takes in', () => {
  const steps = Array.from({ length: 40 }, (_, index) => `▸ Open the menu and choose the entry with number ${index}.`);
  const lines = chunksOf(steps, rate)[0]?.text.split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(10);
  expect(lines).toEqual(steps.slice(0, lines.length));
});

it('quotes a short table as a whole, with the names of its columns', () => {
  expect(quoted('| Status | Meaning', 'Paid | Money came', 'Open | ')).toEqual([
    'table: | Status | Meaning\nPaid | Money came\nOpen | ',
  ]);
});

it('quotes the rows of a long table that answer best, in their order', () => {
  const rows = Array.from({ length: 40 }, (_, index) => `Row ${index} | Nothing that anybody would ask about`);
  rows[5] = 'Row 5 | wanted';
  rows[20] = 'Row 20 | wanted, wanted';
  const [table] = chunksOf(['| Name | Text', ...rows], rate);
  expect(table?.text.split('\n')).toEqual(['| Name | Text', rows[0], rows[5], rows[20]]);
});

it('never quotes the names of columns alone', () => {
  expect(quoted('| Status | Meaning')).toEqual([]);
});

it('starts a new table at each row of names', () => {
  expect(quoted('| A | B', 'a | b', '| C | D', 'c | d')).toEqual(['table: | A | B\na | b', 'table: | C | D\nc | d']);
});

it('quotes up to three sentences, from each of a paragraph', () => {
  expect(quoted('One. Two. Three. Four.')).toEqual([
    'text: One. Two. Three.',
    'text: Two. Three. Four.',
    'text: Three. Four.',
    'text: Four.',
  ]);
});

it('quotes a question with its answer', () => {
  expect(quoted('May I?', 'You may.')[0]).toBe('text: May I?\nYou may.');
});
