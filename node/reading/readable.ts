import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { site } from '../../src/shared/site';
import { attributeOf, classesOf, collapseSpaces, elementsIn } from './parse';

/** Controls, diagrams, scripts. */
const controls = new Set('script style template noscript svg nav button form select textarea iframe legend'.split(' '));

/** Classes of elements that only help with using the page. */
const helperClasses = new Set(['anchor', 'data-footnote-backref', 'needs-script', 'no-print', 'visually-hidden']);

/** Styles of what no reader sees. */
const unseen = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)\s*(?:!|;|$)/i;

/** Whether an element with everything inside it is not part of the page's text, for search and Markdown alike. */
export function isHidden(element: Element): boolean {
  return (
    (controls.has(element.tagName) && !isGlossaryTerm(element)) ||
    attributeOf(element, 'ariaHidden') === 'true' ||
    isUnseen(element)
  );
}

/**
 * Whether readers do not get to see an element. They do see the panel of another tab, and what the browser shows when it
 * finds a word in it.
 */
export function isUnseen(element: Element): boolean {
  const hidden = attributeOf(element, 'hidden');
  return (
    (hidden !== undefined && hidden !== 'until-found' && element.properties.role !== 'tabpanel') ||
    unseen.test(attributeOf(element, 'style') ?? '') ||
    attributeOf(element, 'popover') !== undefined ||
    classesOf(element).some((name) => helperClasses.has(name))
  );
}

/** A glossary term is part of the sentence; its definition, a popover, is not. */
function isGlossaryTerm(element: Element): boolean {
  return element.tagName === 'button' && attributeOf(element, 'popoverTarget') !== undefined;
}

/** Metadata in the head of a page. */
export interface PageHead {
  /** The title of the document without the name of the site. */
  title: string | null;
  description: string | null;
  keywords: string[];
  /** Whether search engines must not list the page. */
  isNoindex: boolean;
  /** Canonical URL. */
  canonical: string | null;
  /** For hosted search services. */
  language: string;
  tag: string;
}

/** Reads the metadata of a page. */
export function readHead(document: Root): PageHead {
  const head: PageHead = {
    title: null,
    description: null,
    keywords: [],
    isNoindex: false,
    canonical: null,
    language: 'en',
    tag: 'default',
  };
  for (const element of elementsIn(findHead(document))) {
    const { tagName } = element;
    const attribute = (name: string): string | undefined => attributeOf(element, name);
    if (tagName === 'title') head.title ??= collapseSpaces(toString(element)).replace(` | ${site.siteTitle}`, '');
    if (tagName === 'link' && attribute('rel') === 'canonical') head.canonical = attribute('href') ?? null;
    if (tagName !== 'meta') continue;
    const content = attribute('content') ?? '';
    switch (attribute('name')) {
      case 'description':
        head.description = collapseSpaces(content) || null;
        break;
      case 'keywords':
        head.keywords = splitKeywords(content);
        break;
      case 'robots':
        if (content.includes('noindex')) head.isNoindex = true;
        break;
      case 'docsearch:language':
        head.language = content;
        break;
      case 'docsearch:docusaurus_tag':
        head.tag = content;
        break;
      default:
    }
  }
  return head;
}

/** Returns the keywords in a head's list. */
export function splitKeywords(content: string): string[] {
  return content
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

function findHead(document: Root): Root | Element {
  for (const element of elementsIn(document)) if (element.tagName === 'head') return element;
  return document;
}
