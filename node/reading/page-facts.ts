import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { attributeOf, elementsIn } from './parse';
import type { PageNode } from './parse';

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
export function collectFacts(document: { children: readonly PageNode[] }): PageFacts {
  const facts: PageFacts = {
    links: [],
    ids: [],
    headings: 0,
    titles: [],
    descriptions: [],
    canonicals: [],
    islandFaults: [],
  };
  const inDrawings = new Set<Element>();
  for (const element of elementsIn(document)) {
    const { tagName: name } = element;
    const attribute = (key: string): string | undefined => attributeOf(element, key);
    const [id, anchor, href, fault] = ['id', 'name', 'href', 'dataDgst'].map(attribute);
    if (id !== undefined) facts.ids.push(id);
    if (name === 'svg') for (const part of elementsIn(element)) inDrawings.add(part);
    if (name === 'a') {
      if (anchor !== undefined) facts.ids.push(anchor);
      if (href !== undefined && isChecked(element)) facts.links.push(href);
    } else if (name === 'h1') facts.headings += 1;
    else if (name === 'title' && !inDrawings.has(element)) facts.titles.push(toString(element));
    else if (name === 'meta' && anchor === 'description') facts.descriptions.push(attribute('content') ?? '');
    // React leaves it where a component threw.
    // @reach react-dom: writes what `onError` returns into `data-dgst` of a template; a component that throws is no
    //   fault: `site/islands.test.ts`
    else if (name === 'template' && fault !== undefined) facts.islandFaults.push(fault);
    else if (name === 'link' && attribute('rel') === 'canonical') facts.canonicals.push(href ?? '');
  }
  return facts;
}

function isChecked(element: Element): boolean {
  const isNewTab = attributeOf(element, 'target') === '_blank';
  return !isNewTab && ['download', 'dataNative'].every((name) => attributeOf(element, name) === undefined);
}
