import type { Element, ElementContent, Root } from 'hast';
import { isElement } from '../compile-context';
import { visitAll } from '../tree/walk';

/** Elements that may contain phrasing content only. */
const textElements = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'summary',
  'dt',
  'label',
  'button',
  'figcaption',
]);

/**
 * Markdown wraps text on its own lines within a tag in a paragraph. Unwraps it where a paragraph is not allowed, for
 * instance within `<p>` or `<summary>`.
 */
export function nestedParagraphs(tree: Root): void {
  visitAll(tree, (node) => {
    if (node.type === 'element' && textElements.has(node.tagName)) node.children = unwrap(node.children);
  });
}

function unwrap(children: ElementContent[]): ElementContent[] {
  const content = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (!content.some((child) => isElement(child, 'p'))) return children;
  return content.flatMap((child, index): ElementContent[] => {
    if (!isElement(child, 'p')) return [child];
    const space: ElementContent[] = index > 0 ? [{ type: 'text', value: ' ' }] : [];
    return [...space, ...trimmed(child)];
  });
}

function trimmed({ children }: Element): ElementContent[] {
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return children;
}
