import type { ReactNode } from 'react';
import { blockMarks } from '../../shared/search-record';

type LineKind = 'item' | 'step' | 'head' | 'row' | 'text';

interface Run {
  kind: LineKind;
  lines: string[];
}

/** The text of a passage with its lists and tables drawn as such. */
export function PassageText({ text }: { text: string }): ReactNode {
  return runsOf(text).map((run, index) => <Part key={index} {...run} />);
}

function Part({ kind, lines }: Run): ReactNode {
  if (kind === 'text') return lines.map((line) => <p key={line}>{line}</p>);
  if (kind === 'row') return lines.map((line) => <Row key={line} cells={cellsOf(line)} />);
  if (kind === 'head') return <Table lines={lines} />;
  const List = kind === 'step' ? 'ol' : 'ul';
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>{line.slice(2)}</li>
      ))}
    </List>
  );
}

function Table({ lines: [head = '', ...rows] }: { lines: string[] }): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {cellsOf(head.slice(blockMarks.head.length)).map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {cellsOf(row).map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row whose columns have no names. */
function Row({ cells: [first, ...others] }: { cells: string[] }): ReactNode {
  return (
    <p>
      <strong>{first}</strong>
      <span>{['', ...others.filter(Boolean)].join(' · ')}</span>
    </p>
  );
}

const cellsOf = (row: string): string[] => row.split(blockMarks.cell);

/** Groups lines of the same kind; rows below a head belong to it. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const line of text.split('\n')) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last && kind !== 'head' && (last.kind === kind || (last.kind === 'head' && kind === 'row')))
      last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs;
}

function kindOf(line: string): LineKind {
  if (line.startsWith(blockMarks.step)) return 'step';
  if (line.startsWith(blockMarks.item)) return 'item';
  if (line.startsWith(blockMarks.head)) return 'head';
  return line.includes(blockMarks.cell) ? 'row' : 'text';
}
