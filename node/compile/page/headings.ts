import type { Element, ElementContent, Root } from 'hast';
import type { CompileContext } from '../compile-context';
import { elementNode, isElement } from '../compile-context';
import { toHtml } from '../tree/html';
import { plainTextOf } from '../tree/text';
import { walk } from '../tree/walk';

/**
 * Takes the first level-1 heading out as the title, and gives the others ids, anchors and entries in the table
 * of contents. Headings that components or JSX make are left alone.
 */
export function headings(tree: Root, page: CompileContext): void {
  walk(tree, (node, index, parent) => {
    const level = node.type === 'element' ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
    if (node.type !== 'element' || level === undefined) return undefined;
    const { dataHeading: explicitId, ...properties } = node.properties;
    node.properties = properties;
    if (level === '1') {
      if (page.heading === null) {
        page.heading = plainTextOf(node);
        // The title counts among the texts that get a number when they are repeated.
        if (explicitId !== undefined) page.slugger.slug(page.heading);
        parent.children.splice(index, 1);
        return 'again';
      }
      page.warn(
        'multiple-titles',
        'The page has a second heading of level 1, which is shown as level 2. Expected "##".',
        node.data?.place,
      );
      node.tagName = 'h2';
    }
    if (explicitId !== undefined) addAnchor(node, String(explicitId), Math.max(2, Number(level)), page);
    return undefined;
  });
}

function addAnchor(node: Element, explicitId: string, level: number, page: CompileContext): void {
  const text = plainTextOf(node);
  if (text === '') return;
  const id = explicitId === '' ? page.slugger.slug(text) : reserve(explicitId, node, page);
  node.properties = { ...node.properties, id };
  page.headings.push({ level, id, text, html: toHtml(withoutLinks(node.children)).trim() });
  node.children.push(headingAnchor(id, text));
}

/** An explicit id is used exactly; generated ones that follow avoid it. */
function reserve(id: string, node: Element, page: CompileContext): string {
  if (page.headings.some((heading) => heading.id === id)) {
    page.warn(
      'duplicate-heading-id',
      `The id "${id}" is used by an earlier heading. Expected another id.`,
      node.data?.place,
    );
  }
  page.slugger.occurrences[id] ??= 0;
  return id;
}

export function headingAnchor(id: string, text: string): Element {
  const label = `Direct link to ${text}`;
  return elementNode('a', { className: ['anchor'], href: `#${id}`, ariaLabel: label, title: label }, []);
}

/** Inline content for the table of contents: links and components are reduced to their text. */
function withoutLinks(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type === 'component') return withoutLinks(node.children);
    if (node.type !== 'element') return [];
    const { tagName, children } = node;
    if (tagName === 'a') return withoutLinks(children);
    const isFootnote = tagName === 'sup' && children.some((child) => isElement(child, 'a'));
    if (isFootnote || tagName === 'img' || tagName === 'br') return [];
    return [{ ...node, properties: { ...node.properties, id: undefined }, children: withoutLinks(children) }];
  });
}
