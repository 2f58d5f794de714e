import type { Document, Element } from 'domhandler';
import { findOne, textContent } from 'domutils';
import { site } from '../../src/shared/site';
import { classesOf, collapseSpaces, elementsIn, hasAttribute } from './parse';

/** Controls, diagrams, scripts. */
const controls = new Set('script style template noscript svg nav button form select textarea iframe legend'.split(' '));

/** Classes of elements that only help with using the page. */
const helperClasses = new Set(['anchor', 'data-footnote-backref', 'needs-script', 'no-print', 'visually-hidden']);

/** Styles of what no reader sees. */
const unseen = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)\s*(?:!|;|$)/i;

/** Whether an element with everything inside it is not part of the page's text, for search and Markdown alike. */
export function isHidden(element: Element): boolean {
  return (
    (controls.has(element.name) && !isGlossaryTerm(element)) ||
    element.attribs['aria-hidden'] === 'true' ||
    isUnseen(element)
  );
}

/**
 * Whether readers do not get to see an element. They do see the panel of another tab, and what the browser shows when it
 * finds a word in it.
 */
export function isUnseen(element: Element): boolean {
  const { hidden, role, style = '' } = element.attribs;
  return (
    (hidden !== undefined && hidden !== 'until-found' && role !== 'tabpanel') ||
    unseen.test(style) ||
    hasAttribute(element, 'popover') ||
    classesOf(element).some((name) => helperClasses.has(name))
  );
}

/** A glossary term is part of the sentence; its definition, a popover, is not. */
function isGlossaryTerm(element: Element): boolean {
  return element.name === 'button' && hasAttribute(element, 'popovertarget');
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
export function readHead(document: Document): PageHead {
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
    const { name, attribs } = element;
    if (name === 'title') head.title ??= collapseSpaces(textContent(element)).replace(` | ${site.siteTitle}`, '');
    if (name === 'link' && attribs.rel === 'canonical') head.canonical = attribs.href ?? null;
    if (name !== 'meta') continue;
    const { content = '' } = attribs;
    switch (attribs.name) {
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

function findHead(document: Document): Document | Element {
  return findOne(({ name }) => name === 'head', document.children) ?? document;
}
