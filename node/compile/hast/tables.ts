import type { Element, Root } from 'hast';
import { markCell } from '../../content/site-content';
import { elementNode, isElement } from '../compile-context';
import { hasClass } from '../tree/classes';
import { plainTextOf } from '../tree/text';
import { visitAll, walk } from '../tree/walk';

/**
 * Wraps tables in a focusable, labelled scroll region, gives header cells a scope and marks other cells. Landmarks need distinct labels,
 * so tables with the same headers are numbered.
 */
export function tables(tree: Root): void {
  const seen = new Map<string, number>();
  walk(tree, (node, index, parent) => {
    if (!isElement(node, 'table')) return undefined;
    if (parent.type === 'element' && hasClass(parent, 'table-scroll')) return undefined;
    const headers = addScopes(node);
    const label = headers.filter(Boolean).join(', ');
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    const name = count === 1 ? 'Table' : `Table ${String(count)}`;
    const ariaLabel = label ? `${name}: ${label}` : name;
    const properties = { className: ['table-scroll'], role: 'region', ariaLabel, tabIndex: 0 };
    parent.children[index] = elementNode('div', properties, [node]);
    return 'again';
  });
}

/** Adds scopes and marks, and returns the texts of the first header row. */
function addScopes(table: Element): string[] {
  let headers: string[] | undefined;
  visitAll(table, (row) => {
    if (!isElement(row, 'tr')) return;
    const cells = row.children.filter((cell): cell is Element => isElement(cell, 'th', 'td'));
    const isHeaderRow = cells.length > 0 && cells.every((cell) => cell.tagName === 'th');
    for (const [index, cell] of cells.entries()) {
      if (cell.tagName === 'th') cell.properties.scope ??= isHeaderRow ? 'col' : 'row';
      else cell.properties.dataMark = markCell?.(headers?.[index] ?? '', plainTextOf(cell));
    }
    if (isHeaderRow) headers ??= cells.map(plainTextOf);
  });
  return headers ?? [];
}
