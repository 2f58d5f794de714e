import type { ChildNode, Document, Element } from 'domhandler';
import { isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** A built page as a tree; HTML with faults is read as far as a browser would. */
export function parseHtml(html: string): Document {
  return parseDocument(html);
}

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Whether an element never has content. */
export function isVoid({ name }: Element): boolean {
  return voidElements.has(name);
}

/** All elements below a node, in their order. */
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

/** Text with its white space as a browser shows it. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
