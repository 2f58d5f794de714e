import render from 'dom-serializer';
import type { Document, Element } from 'domhandler';
import { findAll, removeElement } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** The parts of a page that can change on their own, in the order of a report. */
const pageParts = ['text', 'metadata', 'sidebar', 'frame'] as const;
export type PagePart = (typeof pageParts)[number];

/**
 * Returns the HTML of each part of a page, without its own scripts, styles and preloads, whose names change with every
 * change of the code. `text` is the title and the content, `metadata` the head with its dates, and `frame` what none of
 * the others holds: header, breadcrumbs, neighbors, footer.
 */
function readParts(html: string): Record<PagePart, string> {
  const document = parseDocument(html);
  removeAll(document, isOfCode);
  const metadata = removeAll(document, ({ name }) => name === 'head');
  const sidebar = removeAll(document, ({ attribs }) => 'data-sidebar' in attribs);
  const content = removeAll(document, ({ attribs }) => 'data-search-body' in attribs);
  const text = removeAll(document, ({ name }) => name === (content === '' ? 'main' : 'h1')) + content;
  // The date of the last change, which the metadata has too.
  removeAll(document, ({ name }) => name === 'time');
  return { text, metadata, sidebar, frame: render(document) };
}

/** Returns the parts in which two versions of a page differ. */
export function compareParts(before: string, after: string): PagePart[] {
  const [old, current] = [readParts(before), readParts(after)];
  return pageParts.filter((part) => old[part] !== current[part]);
}

function isOfCode({ name, attribs }: Element): boolean {
  if (name === 'script') return attribs.type !== 'application/ld+json';
  if (name === 'link') return /preload|stylesheet/.test(attribs.rel ?? '');
  return name === 'style';
}

/** Removes elements and returns their HTML. */
function removeAll(document: Document, isUnwanted: (element: Element) => boolean): string {
  const found = findAll(isUnwanted, document.children);
  const html = found.map((element) => render(element)).join('');
  for (const element of found) removeElement(element);
  return html;
}
