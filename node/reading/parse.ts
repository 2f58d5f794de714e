import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** A node of a page: of its built HTML, or of its compiled text with components in their static form. */
export type PageNode = RootContent | ElementContent;

/** Parses the HTML of a page, tolerating mistakes as browsers do. */
export function parseHtml(html: string): Root {
  return fromHtml(html);
}

/** Parses a part of a page. */
export function parseFragment(html: string): ElementContent[] {
  return fromHtml(html, { fragment: true }).children.filter((node): node is ElementContent => node.type !== 'doctype');
}

export function elementOf(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

export function isElement(node: PageNode): node is Element {
  return node.type === 'element';
}

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

const blockNames = new Set(
  'address article aside blockquote br caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Elements at which a parser ends a paragraph that is open. */
export const paragraphEnds: readonly string[] =
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  );

/** Whether an element starts on a new line. */
export function isBlockElement(tagName: string): boolean {
  return blockNames.has(tagName);
}

/** Whether an element never has content. */
export function isVoid({ tagName }: Pick<Element, 'tagName'>): boolean {
  return voidElements.has(tagName);
}

/** Whether an element only holds a part of the content, which is shown as if it stood there itself. */
export function isWrapper(element: Element): boolean {
  return element.tagName === 'div' && classesOf(element).includes('html');
}

/** Yields all elements below a node in document order. */
export function* elementsIn({ children }: { children: readonly PageNode[] }): Generator<Element> {
  for (const child of children) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** Returns an attribute as text, by its name in a tree; undefined if the element has none. */
export function attributeOf({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value);
}

export function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** Collapses white space as a browser does. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
