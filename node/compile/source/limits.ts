import type { SourceFormat } from '../compile-context';

/** Most levels of lists, quotes and tags. Parsers take time that grows with the square of the depth, then overflow. */
export const deepest = 100;

/** Most cells of a table: ten times what the longest list of countries and currencies needs, in about four seconds. */
const mostCells = 50_000;

/** Tags that HTML does not require to be closed, which Markdown files may leave open. */
const openTags = new Set(
  'area base br col dd dt embed hr img input li link meta option p source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
);

/** Something that no page has, and that would hang every parser. `line` counts from 1. */
export interface Excess {
  rule: 'deep-nesting' | 'large-table';
  message: string;
  line: number;
}

/**
 * Finds where a file nests deeper than anything a reader could follow, or has a table beyond all measure. Reads the
 * text, because every parser would already have hung.
 */
export function findExcess(body: string, format: SourceFormat): Excess | null {
  let fence: string | null = null;
  let table = { line: 1, cells: 0 };
  const tags: string[] = [];
  for (const [index, line] of body.split('\n').entries()) {
    const [, marker] = /^[\s>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== null) {
      if (marker?.startsWith(fence)) fence = null;
      continue;
    }
    if (marker !== undefined) fence = marker;
    if (countMarkers(line) > deepest || countTags(line, format, tags) > deepest) {
      const message = `Lists, quotes or tags are nested deeper than ${deepest} levels. Expected fewer.`;
      return { rule: 'deep-nesting', message, line: index + 1 };
    }
    const cells = line.split('|').length - 1;
    table = cells === 0 ? { line: index + 2, cells: 0 } : { ...table, cells: table.cells + cells };
    if (table.cells > mostCells) {
      const message = `The table has more than ${mostCells} cells. Expected several tables, or a file to download.`;
      return { rule: 'large-table', message, line: table.line };
    }
  }
  return null;
}

/** Levels of quotes and lists at the start of a line: their markers, and two columns of indentation for each level. */
function countMarkers(line: string): number {
  const [prefix = ''] = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line) ?? [];
  const markers = prefix.match(/>|[-*+]|\d+[.)]/g)?.length ?? 0;
  const indentation = /^[ \t]*/.exec(prefix)?.[0].replaceAll('\t', '    ').length ?? 0;
  return markers + Math.floor(indentation / 2);
}

/** Follows the tags of a line, and returns how many are open at its deepest. */
function countTags(line: string, format: SourceFormat, open: string[]): number {
  let most = open.length;
  const text = line.replaceAll(/(`+).*?\1|<!--.*?-->|<(?:[a-z][a-z\d+.-]*:|[^\s<>]+@)[^\s<>]*>/gi, '');
  for (const [, closing, name = '', selfClosing] of text.matchAll(/<(\/?)([A-Za-z][\w.:-]*)(?:[^<>]*?(\/))?[^<>]*>/g)) {
    if (closing === '/') {
      const index = open.lastIndexOf(name);
      if (index >= 0) open.length = index;
    } else if (selfClosing !== '/' && !(format === 'md' && openTags.has(name.toLowerCase()))) {
      most = Math.max(most, open.push(name));
    }
  }
  return most;
}
