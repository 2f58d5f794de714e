import type { ChildNode, Document, Element } from 'domhandler';
import { isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Parses a built page, tolerating invalid HTML. */
export function parseHtml(html: string): Document {
  return parseDocument(html);
}

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Whether an element never has content. */
export function isVoid({ name }: Element): boolean {
  return voidElements.has(name);
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
