import type { Element } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { ListItem, RootContent } from 'mdast';
import { all, isNamed, labelled, phrasing, textNode } from './nodes';
import { inline } from './table-cell';

/** Renders a description list as a list of terms with their descriptions; a nested list of names becomes one line. */
export function facts(state: State, node: Element): RootContent {
  const items: ListItem[] = [];
  let item: ListItem | undefined;
  for (const child of node.children.flatMap((entry) => (isNamed(entry, 'div') ? entry.children : [entry]))) {
    const isTerm = isNamed(child, 'dt');
    if (!isTerm && !isNamed(child, 'dd')) continue;
    if (isTerm || !item) {
      item = { type: 'listItem', spread: false, children: isTerm ? [labelled(...phrasing(state, child))] : [] };
      items.push(item);
    }
    if (!isTerm) addDescription(item, namesInLine(state.toFlow(all(state, child))));
  }
  return { type: 'list', ordered: false, spread: false, children: items };
}

/** The first line of the first description stands behind the term. */
function addDescription(item: ListItem, blocks: ListItem['children']): void {
  const [line, ...others] = item.children;
  const [first, ...rest] = blocks;
  if (line?.type === 'paragraph' && line.children.length === 1 && others.length === 0 && first) {
    const isLine = first.type === 'paragraph';
    line.children.push(...(isLine ? [textNode(': '), ...first.children] : [textNode(':')]));
    item.children.push(...(isLine ? rest : blocks));
  } else {
    item.children.push(...blocks);
  }
  // Otherwise, a paragraph behind a list would continue its last item.
  item.spread = item.children.length > 2;
}

function namesInLine(blocks: ListItem['children']): ListItem['children'] {
  const [list, ...others] = blocks;
  const isOfNames =
    list?.type === 'list' &&
    list.ordered !== true &&
    others.length === 0 &&
    list.children.every(({ children: [name, ...rest] }) => name?.type === 'paragraph' && rest.length === 0);
  return isOfNames ? [{ type: 'paragraph', children: inline(blocks) }] : blocks;
}
