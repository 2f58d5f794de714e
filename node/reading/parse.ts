import type { ChildNode, Document } from 'domhandler';
import { Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Parses HTML, tolerating mistakes as browsers do. */
export function parseHtml(html: string): Document {
  return parseDocument(html);
}

/** Creates an element that its children know as their parent. */
export function elementOf(name: string, attributes: Record<string, string>, children: ChildNode[] = []): Element {
  const element = new Element(name, attributes, children);
  for (const child of children) child.parent = element;
  return element;
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
export function isVoid({ name }: Pick<Element, 'name'>): boolean {
  return voidElements.has(name);
}

/** Whether an element only holds a part of the content, which is shown as if it stood there itself. */
export function isWrapper(element: Element): boolean {
  return element.name === 'div' && classesOf(element).includes('html');
}

/** Yields all elements below a node in document order. */
export function* elementsIn({ children }: { children: readonly ChildNode[] }): Generator<Element> {
  for (const child of children) {
    if (!isTag(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

export function hasAttribute({ attribs }: Element, name: string): boolean {
  return name in attribs;
}

export function classesOf({ attribs }: Element): string[] {
  return (attribs.class ?? '').split(/\s+/).filter(Boolean);
}

/** Collapses white space as a browser does. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
