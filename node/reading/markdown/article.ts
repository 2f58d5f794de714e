import type { Element, Root } from 'hast';
import { attributeOf, collapseSpaces, isElement } from '../parse';
import type { PageNode } from '../parse';
import { isHidden, readHead } from '../readable';
import { toFlow } from './article-tree';

/** What stands above the text of a page's Markdown. */
export interface ArticleHead {
  title: string;
  description: string | null;
  /** Canonical URL. */
  address: string;
}

/** The content of a built page as an HTML tree, without what only a screen needs. */
export interface Article extends ArticleHead {
  /** All URLs in it are absolute. */
  content: Root;
}

/**
 * Reads the article of a built page: its title and everything in `data-search-body` or `data-markdown`, without
 * navigation, controls and heading anchors. Returns null if there is none or the page is noindex.
 */
export function readArticle(document: Root): Article | null {
  const { title: ofHead, description, canonical, isNoindex } = readHead(document);
  if (isNoindex || canonical === null) return null;
  const content = toFlow(bodiesIn(document), (address) => absolute(address, canonical));
  const title = headingOf(document) || (ofHead ?? '');
  if (title === '' || content.length === 0) return null;
  return { title, description, address: canonical, content: { type: 'root', children: content } };
}

/** Returns the children of all elements that contain a part of the article. */
function bodiesIn({ children }: { children: readonly PageNode[] }): PageNode[] {
  return children.flatMap((child): PageNode[] => {
    if (!isElement(child) || isHidden(child) || child.tagName === 'h1') return [];
    const isBody = ['dataSearchBody', 'dataMarkdown'].some((name) => attributeOf(child, name) !== undefined);
    return isBody ? child.children : bodiesIn(child);
  });
}

/** Returns the text of the h1. */
function headingOf(document: Root): string {
  const headings = [...shownElementsIn(document)].filter(({ tagName }) => tagName === 'h1');
  return collapseSpaces(headings.map(shownText).join(''));
}

function* shownElementsIn({ children }: { children: readonly PageNode[] }): Generator<Element> {
  for (const child of children) {
    if (!isElement(child) || isHidden(child)) continue;
    yield child;
    yield* shownElementsIn(child);
  }
}

function shownText({ children }: Element): string {
  return children
    .map((child) =>
      child.type === 'text' ? child.value : isElement(child) && !isHidden(child) ? shownText(child) : '',
    )
    .join('');
}

/** Resolves a URL; an invalid one is left for the link check to report. */
export function absolute(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}
