import type { Element, Root } from 'hast';
import type { ComponentNode } from '../compile-context';
import { elementNode, isElement } from '../compile-context';
import { classesOf, hasClass } from '../tree/classes';
import { propNodes } from '../tree/prop-nodes';
import { walk } from '../tree/walk';

/** Normalizes `<details>` and `<Details summary="…">`: summary first, the rest in a box. */
export function details(tree: Root): void {
  walk(tree, (node, index, parent) => {
    if (node.type === 'component' && node.name === 'Details') {
      parent.children[index] = fromComponent(node);
      return 'again';
    }
    if (isElement(node, 'details')) normalize(node);
  });
}

function fromComponent({ props, children, data }: ComponentNode): Element {
  const summary = propNodes(props.summary);
  // `summary={<summary>…</summary>}` is how Docusaurus documents it.
  const own = isElement(summary[0], 'summary') ? summary[0] : undefined;
  const head: Element[] = own || summary.length > 0 ? [own ?? elementNode('summary', {}, summary)] : [];
  const properties = {
    ...(typeof props.id === 'string' ? { id: props.id } : {}),
    ...(props.open ? { open: true } : {}),
  };
  return elementNode('details', properties, [...head, ...children], data?.place);
}

function normalize(node: Element): void {
  const isBoxed = node.children.some((child) => isElement(child, 'div') && hasClass(child, 'details-content'));
  if (isBoxed) return;
  const summary =
    node.children.find((child) => isElement(child, 'summary')) ??
    elementNode('summary', {}, [{ type: 'text', value: 'Details' }]);
  const content = node.children.filter((child) => child !== summary);
  node.properties.className = ['details', ...classesOf(node)];
  node.children = [summary, elementNode('div', { className: ['details-content'] }, content)];
}
