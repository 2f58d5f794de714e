import type { ChildNode, Element } from 'domhandler';
import { textContent } from 'domutils';
import { elementsIn, hasAttribute } from './parse';

/** What the checks ask of a page. */
export interface PageFacts {
  /** Internal and external URLs of `<a href>`, as written, in order. */
  links: string[];
  /** All ids and `<a name>`: possible anchors. */
  ids: string[];
  /** Number of h1 elements. */
  headings: number;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  /** What islands threw while the page was rendered: the message, then the components from the inside out, in lines. */
  islandFaults: string[];
}

/** What is known of a page beside the text below its title. */
interface PageHeading {
  /** In the head of the page. */
  title: string;
  /** Whether a title stands above the text, which does not have it. */
  hasHeading: boolean;
  description: string;
  canonical: string | null;
}

/** Returns the facts of a page whose text has been read, without its HTML. */
export function describeFacts(
  { title, hasHeading, description, canonical }: PageHeading,
  body: Pick<PageFacts, 'links' | 'ids' | 'headings'>,
): PageFacts {
  return {
    ...body,
    headings: body.headings + (hasHeading ? 1 : 0),
    titles: [title],
    descriptions: [description],
    canonicals: canonical === null ? [] : [canonical],
    islandFaults: [],
  };
}

/** Collects the facts of a page. Links that are marked `data-native`, downloads or open a new tab are left out. */
export function collectFacts(document: { children: readonly ChildNode[] }): PageFacts {
  const facts: PageFacts = {
    links: [],
    ids: [],
    headings: 0,
    titles: [],
    descriptions: [],
    canonicals: [],
    islandFaults: [],
  };
  for (const element of elementsIn(document)) {
    const { name, attribs } = element;
    if (attribs.id !== undefined) facts.ids.push(attribs.id);
    if (name === 'a') {
      if (attribs.name !== undefined) facts.ids.push(attribs.name);
      if (attribs.href !== undefined && isChecked(element)) facts.links.push(attribs.href);
    } else if (name === 'h1') facts.headings += 1;
    else if (name === 'title' && !isInSvg(element)) facts.titles.push(textContent(element));
    else if (name === 'meta' && attribs.name === 'description') facts.descriptions.push(attribs.content ?? '');
    // React leaves it where a component threw.
    // @reach react-dom: writes what `onError` returns into `data-dgst` of a template; a component that throws is no
    //   fault: `site/islands.test.ts`
    else if (name === 'template' && attribs['data-dgst'] !== undefined) facts.islandFaults.push(attribs['data-dgst']);
    else if (name === 'link' && attribs.rel === 'canonical') facts.canonicals.push(attribs.href ?? '');
  }
  return facts;
}

function isChecked(element: Element): boolean {
  const isNewTab = element.attribs.target === '_blank';
  return !isNewTab && !hasAttribute(element, 'download') && !hasAttribute(element, 'data-native');
}

function isInSvg({ parent }: Element): boolean {
  for (let node = parent; node !== null; node = node.parent) if ('name' in node && node.name === 'svg') return true;
  return false;
}
