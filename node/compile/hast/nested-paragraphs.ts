import type { Element, ElementContent, Root } from 'hast';
import { paragraphEnds } from '../../reading/parse';
import { isElement } from '../compile-context';
import { walk } from '../tree/walk';

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

/** Elements that stand beside paragraphs only. */
const blocks = [...paragraphEnds, 'summary'];

/**
 * Markdown wraps text on its own lines within a tag in a paragraph. Unwraps it where a paragraph is not allowed, for
 * instance within `<p>` or `<summary>`, and ends a paragraph at a block in it, for instance at a `<summary>` with text in
 * the next line.
 */
export function nestedParagraphs(tree: Root): void {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'element' || !textElements.has(node.tagName)) return undefined;
    node.children = unwrap(node.children);
    if (node.tagName !== 'p' || !node.children.some((child) => isElement(child, ...blocks))) return undefined;
    parent.children.splice(index, 1, ...split(node));
    return 'again';
  });
}

/** Returns the blocks of a paragraph, with paragraphs of what stands between them. */
function split(paragraph: Element): ElementContent[] {
  const parts: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = (): void => {
    const hasContent = run.some((child) => child.type !== 'text' || child.value.trim() !== '');
    if (hasContent) parts.push({ ...paragraph, children: run });
    run = [];
  };
  for (const child of paragraph.children) {
    if (isElement(child, ...blocks)) {
      endRun();
      parts.push(child);
    } else run.push(child);
  }
  endRun();
  return parts;
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
