import type { Element, Nodes } from 'hast';
import { inlineIslands, isImportedName } from '../../../src/shared/mdx-components';
import { isBlockElement } from '../../reading/parse';
import type { ComponentNode } from '../compile-context';

/** Returns the text of a node including its components, but without diagrams, raw markup and marks of footnotes. */
export function textOf(node: Nodes | ComponentNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  if (node.type === 'element' && node.tagName === 'math') return String(node.properties.alttext ?? '');
  if (node.type === 'element' && node.properties.dataFootnoteRef !== undefined) return '';
  if (node.type === 'element' || node.type === 'root' || node.type === 'component') {
    return node.children.map((child) => textOf(child)).join('');
  }
  return '';
}

/** Returns the text with runs of white space collapsed, as a browser shows it. */
export function plainTextOf(node: Nodes | ComponentNode): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

/** Returns the prose of a page, one line per block, without code blocks, diagrams and footnote references. */
export function proseOf(root: Nodes): string {
  const parts: string[] = [];
  collect(root, parts);
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

function collect(node: Nodes | ComponentNode, parts: string[]): void {
  if (node.type === 'text') {
    parts.push(node.value.replace(/\n/g, ' '));
  } else if (node.type === 'element' || node.type === 'root' || node.type === 'component') {
    if (node.type === 'element' && isAside(node)) return;
    if (node.type === 'element' && node.tagName === 'math') parts.push(textOf(node));
    const isBlock = node.type === 'element' && isBlockElement(node.tagName);
    if (isBlock || isBlockComponent(node)) parts.push('\n');
    for (const child of node.children) collect(child, parts);
    if (isBlock || isBlockComponent(node)) parts.push('\n');
  }
}

/** Whether an element is not prose: code, footnote references and backlinks, visually hidden text. */
function isAside({ tagName, properties }: Element): boolean {
  return (
    tagName === 'pre' ||
    properties.dataFootnoteBackref !== undefined ||
    properties.dataFootnoteRef !== undefined ||
    String(properties.className).includes('visually-hidden')
  );
}

function isBlockComponent(node: Nodes | ComponentNode): boolean {
  return node.type === 'component' && !isInlineComponent(node);
}

/** Whether a component is part of a sentence; an imported one with a part of a sentence in it is. */
export function isInlineComponent({ name, children }: ComponentNode): boolean {
  return inlineIslands.includes(name) || (isImportedName(name) && children.length > 0 && children.every(isInline));
}

export function isInline(node: Nodes | ComponentNode): boolean {
  if (node.type === 'element') return !isBlockElement(node.tagName);
  return node.type === 'component' ? isInlineComponent(node) : node.type === 'text';
}
