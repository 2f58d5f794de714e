import type { Node, Parent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { parseMeta } from '../../compile/code/meta';
import { fillProductName } from '../../../src/shared/product';
import { site } from '../../../src/shared/site';

export function isParent(node: Node): node is Parent {
  return 'children' in node;
}

export function isJsx(node: Node): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Value of a JSX attribute that is written as a string. */
export function attributeOf(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name && typeof attribute.value === 'string') {
      return attribute.value;
    }
  }
  return undefined;
}

/** Title or text alternative in the words behind the language of a fence. */
export function metaOf(meta: string | null | undefined, name: 'title' | 'alt'): string | undefined {
  return parseMeta(meta ?? '')[name];
}

/** What replaces inline code where the words of code must not be judged. */
export const codeMask = '`…`';

/**
 * Text of a node as readers see it. Line endings stay, so that the line of a match can be counted.
 * @param maskCode replaces inline code by `codeMask`
 */
export function textOf(node: Node, maskCode = false): string {
  if (node.type === 'inlineCode') return maskCode ? codeMask : valueOf(node);
  if (node.type === 'text') return fillProductName(valueOf(node), site.product);
  if (node.type === 'break') return '\n';
  if (node.type === 'mdxTextExpression') return valueOf(node) === 'product' ? site.product.name : '';
  return isParent(node) ? node.children.map((child) => textOf(child, maskCode)).join('') : '';
}

function valueOf(node: Node): string {
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
}
