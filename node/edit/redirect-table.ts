import { parse } from 'csv-parse/sync';
import { withoutSlash } from '../../src/shared/paths';
import { pathKey } from './addresses';

/**
 * Lets redirects lead to where their targets are now. One whose source has become a page is dropped; a pattern stays, and
 * gets a row for each page that has left its folder.
 */
export function moveTargets(table: string, paths: ReadonlyMap<string, string>): string {
  const taken = new Set([...paths.values()].map((target) => pathKey(target)));
  return table
    .split('\n')
    .flatMap((line) => {
      const [from = '', to = ''] = readRow(line);
      if (taken.has(pathKey(from))) return [];
      if (to.endsWith('/*')) return [line, ...leavePattern(from.slice(0, -1), pathKey(to.slice(0, -1)), paths)];
      const target = paths.get(pathKey(to));
      return [target === undefined ? line : toRow(from, target)];
    })
    .join('\n');
}

function leavePattern(fromBase: string, toBase: string, paths: ReadonlyMap<string, string>): string[] {
  return [...paths].flatMap(([old, target]) =>
    old.startsWith(toBase) && old !== toBase && !pathKey(target).startsWith(toBase)
      ? [toRow(withoutSlash(fromBase + old.slice(toBase.length)), target)]
      : [],
  );
}

function readRow(line: string): string[] {
  if (line.startsWith('#')) return [];
  const rows: string[][] = parse(line, { relax_column_count: true, trim: true });
  return rows[0] ?? [];
}

/** Adds a row for each redirect. */
export function addRedirects(table: string, redirects: ReadonlyMap<string, string>): string {
  const rows = [...redirects].map(([from, to]) => `${toRow(from, to)}\n`);
  return `${table.trimEnd()}\n${rows.join('')}`;
}

function toRow(...cells: string[]): string {
  return cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}
