import type { Root } from 'hast';
import type { CompileContext } from '../compile-context';
import { visitAll } from '../tree/walk';

/** Elements that browsers drop or move when they stand in another than one of these. */
const parents: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  colgroup: ['table'],
  dd: ['dl', 'div'],
  dt: ['dl', 'div'],
  li: ['ul', 'ol', 'menu'],
  summary: ['details'],
  tbody: ['table'],
  td: ['tr'],
  tfoot: ['table'],
  th: ['tr'],
  thead: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
};

/** Warns of elements that are left from a table or list. What a component makes of its children is not known. */
export function misplaced(tree: Root, context: CompileContext): void {
  visitAll(tree, (node, _index, parent) => {
    if (node.type !== 'element' || parent.type === 'component') return;
    const expected = parents[node.tagName];
    const outer = parent.type === 'element' ? `<${parent.tagName}>` : 'no element';
    if (!expected || (parent.type === 'element' && expected.includes(parent.tagName))) return;
    const message = `<${node.tagName}> stands in ${outer}, where browsers drop or move it. Expected it in <${expected.join('> or <')}>.`;
    context.warn('misplaced-element', message, node.data?.place);
  });
}
