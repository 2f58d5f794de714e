import { parse } from 'csv-parse/sync';
import { splitAnchor, withoutSlash } from '../../src/shared/paths';
import { pathKey } from './addresses';

/**
 * Lets redirects lead to where their targets are now. One whose source has become a page is dropped; a pattern stays, and
 * gets a row for each page below it that has another path.
 * @param keepsAnchors false if the new targets do not have the anchors of the old ones
 */
export function moveTargets(table: string, paths: ReadonlyMap<string, string>, keepsAnchors: boolean): string {
  const taken = new Set([...paths.values()].map((target) => pathKey(splitAnchor(target)[0])));
  return table
    .split('\n')
    .flatMap((line) => {
      const [from = '', to = ''] = readRow(line);
      if (taken.has(pathKey(from))) return [];
      if (to.endsWith('/*')) return [line, ...leavePattern(from.slice(0, -1), pathKey(to.slice(0, -1)), paths)];
      const [page, anchor] = splitAnchor(to);
      const target = paths.get(pathKey(page));
      return [target === undefined ? line : toRow(from, keepsAnchors ? target + anchor : target)];
    })
    .join('\n');
}

function leavePattern(fromBase: string, toBase: string, paths: ReadonlyMap<string, string>): string[] {
  return [...paths].flatMap(([old, target]) =>
    old.startsWith(toBase) && old !== toBase && pathKey(target) !== old
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
