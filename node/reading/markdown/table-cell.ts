import type { Element } from 'hast';
import { defaultHandlers } from 'hast-util-to-mdast';
import type { State } from 'hast-util-to-mdast';
import type { PhrasingContent, RootContent, TableCell } from 'mdast';

/** Renders a table cell, which must fit on one line: paragraphs are joined, lists become comma-separated. */
export function tableCell(state: State, node: Element): TableCell {
  const cell = defaultHandlers.td(state, node);
  return { ...cell, children: inline(cell.children) };
}

/** Joins paragraphs by spaces and list items by commas. */
export function inline(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    const gap: PhrasingContent[] = index > 0 ? [{ type: 'text', value: ' ' }] : [];
    switch (node.type) {
      case 'paragraph':
      case 'blockquote':
        return [...gap, ...inline(node.children)];
      case 'list':
        return [
          ...gap,
          ...node.children.flatMap((item, place): PhrasingContent[] => [
            ...(place > 0 ? [{ type: 'text' as const, value: ', ' }] : []),
            ...inline(item.children),
          ]),
        ];
      case 'code':
        return [...gap, { type: 'inlineCode', value: node.value }];
      default:
        // Everything else in a cell is inline.
        return [node as PhrasingContent];
    }
  });
}
