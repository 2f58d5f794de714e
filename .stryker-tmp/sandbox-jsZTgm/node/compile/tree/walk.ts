import type { Element, ElementContent, Root as HastRoot, RootContent as HastContent } from 'hast';
import type { Parents as MdastParent, Root as MdastRoot, RootContent as MdastContent } from 'mdast';
import type { ComponentNode } from '../compile-context';

/** `skip`: do not descend into this node. `again`: visit whatever is at this index now. Otherwise the walk descends. */
export type Step = 'skip' | 'again' | undefined;

export type HastParent = HastRoot | Element | ComponentNode;
type HastChild = HastContent | ElementContent;

interface Parent {
  children: unknown[];
}

/**
 * Visits all nodes below a tree in document order. Compiling a page walks its tree some twenty times, and the
 * general-purpose walkers cost more per node than the visitors.
 */
export function walk(tree: HastParent, visit: (node: HastChild, index: number, parent: HastParent) => Step): void;
export function walk(tree: MdastRoot, visit: (node: MdastContent, index: number, parent: MdastParent) => Step): void;
export function walk(tree: Parent, visit: (node: never, index: number, parent: never) => Step): void {
  walkParent(tree, visit as (node: unknown, index: number, parent: Parent) => Step);
}

/** Like `walk`, for visitors that never steer the walk. */
export function visitAll(tree: HastParent, visit: (node: HastChild, index: number, parent: HastParent) => void): void;
export function visitAll(
  tree: MdastRoot,
  visit: (node: MdastContent, index: number, parent: MdastParent) => void,
): void;
export function visitAll(tree: Parent, visit: (node: never, index: number, parent: never) => void): void {
  walkParent(tree, (node, index, parent) => {
    visit(node as never, index, parent as never);
    return undefined;
  });
}

function walkParent(parent: Parent, visit: (node: unknown, index: number, parent: Parent) => Step): void {
  const { children } = parent;
  for (let index = 0; index < children.length; index++) {
    const node = children[index];
    const step = visit(node, index, parent);
    if (step === 'again') index--;
    else if (step === undefined && isParent(node)) walkParent(node, visit);
  }
}

function isParent(node: unknown): node is Parent {
  return typeof node === 'object' && node !== null && 'children' in node;
}
