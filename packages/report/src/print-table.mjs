/**
 * Prints rows below a head; a column of numbers is aligned to the right.
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function printTable(head, rows) {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const isOfNumbers = head.map((_, column) => rows.every((row) => /^[\d.]+$/.test(String(row[column]))));
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      isOfNumbers[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    console.log(cells.join('  ').trimEnd());
  }
  console.log('');
}
