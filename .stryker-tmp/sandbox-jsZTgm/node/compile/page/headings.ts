import type { Element, ElementContent, Root } from 'hast';
import type { CompileContext } from '../compile-context';
import { elementNode, isElement } from '../compile-context';
import { toHtml } from '../tree/html';
import { plainTextOf } from '../tree/text';
import { walk } from '../tree/walk';

/**
 * Removes the first level-1 heading and makes it the title; gives the others ids, anchors and entries in the table of
 * contents. Headings written in components or JSX are left alone.
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
        // Reserves the title's slug, so that a heading with the same text gets a numbered one.
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

/** Uses an explicit id as written and keeps generated ids from colliding with it. */
function reserve(id: string, node: Element, page: CompileContext): string {
  if (page.headings.some((heading) => heading.id === id)) {
    page.warn(
      'duplicate-heading-id',
      `The id "${id}" is already used by an earlier heading. Expected a unique id.`,
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

/** Returns inline content for the table of contents, with links and components reduced to their text. */
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
