import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Heading, PageSymptom } from '../../src/shared/content-tree';
import { content } from '../content/site-content';
import { isElement } from './compile-context';
import { plainTextOf } from './tree/text';

/** What a reader may see, as a page names it. */
export interface Symptom {
  text: string;
  /** Path of the page, with the anchor of the section. */
  href: string;
  /** Title of the page. */
  page: string;
}

/**
 * Returns what a page says in its section of symptoms that readers may see: the first column of its tables and
 * the bold beginnings of its list items.
 */
export function findSymptoms({ children }: Root, headings: readonly Heading[]): PageSymptom[] {
  const anchor = headings.find(({ level, text }) => level === 2 && text === content.symptoms.heading)?.id;
  const sections = children.map((node) => (isElement(node, 'div') ? node.children[0] : node));
  const start = sections.findIndex((node) => isElement(node, 'h2') && node.properties.id === anchor);
  if (anchor === undefined || start < 0) return [];
  const after = children.slice(start + 1);
  const end = sections.slice(start + 1).findIndex((node) => isElement(node, 'h2'));
  const section = end < 0 ? after : after.slice(0, end);
  return section.flatMap(symptomsIn).map((text) => ({ text, anchor }));
}

function symptomsIn(node: RootContent): string[] {
  if (node.type !== 'element') return [];
  if (node.tagName === 'table') {
    const [head, ...rows] = findAll(node, 'tr').map((cells) => {
      const first = cells.find(({ type }) => type === 'element');
      return first?.type === 'element' ? plainTextOf(first) : '';
    });
    return head !== undefined && content.symptoms.columns.includes(head) ? rows : [];
  }
  if (node.tagName === 'li') {
    const lead = leadOf(node);
    return lead === null ? [] : [plainTextOf(lead).replace(/[.:]$/, '')];
  }
  return node.children.flatMap(symptomsIn);
}

/** Returns the bold beginning of a list item, if it has one. */
function leadOf({ children }: Element): Element | null {
  const first = children.find((child) => child.type !== 'text' || child.value.trim() !== '');
  if (first?.type !== 'element') return null;
  return first.tagName === 'p' ? leadOf(first) : first.tagName === 'strong' ? first : null;
}

/** Returns the children of all elements of a name. */
function findAll(node: ElementContent, tagName: string): ElementContent[][] {
  if (node.type !== 'element') return [];
  if (node.tagName === tagName) return [node.children];
  return node.children.flatMap((child) => findAll(child, tagName));
}
