import type { Element, ElementContent } from 'hast';
import type { CategoryCard } from '../../src/shared/category';
import type { ContentNode } from '../../src/shared/content-tree';
import { docCardsPlaceholder, toHtml } from '../compile';
import type { DocNode } from '../content/doc-nodes';
import { listCards } from '../sidebar/list-cards';
import { listAround } from '../sidebar/read-tree';
import type { ResolverContext } from './doc-resolvers';
import { loadSidebarOf } from './sidebar-of-area';

/** Fills the lists of pages that `<DocCardList />` stands for. Only a page with one depends on the sidebar. */
export async function fillDocCards(
  content: ContentNode[],
  { area, path }: DocNode,
  context: ResolverContext,
): Promise<ContentNode[]> {
  if (!hasPlaceholder(content)) return content;
  const { items } = await loadSidebarOf(area, context);
  const cards = listCards(listAround(items, path)).flatMap((group) => group.cards);
  return fill(content, cards.length > 0 ? toHtml([element('ul', cards.map(drawCard))]) : '');
}

function hasPlaceholder(content: readonly ContentNode[]): boolean {
  return content.some((node) => {
    if (typeof node === 'string') return false;
    return 'html' in node ? node.html.includes(docCardsPlaceholder) : hasPlaceholder(node.children);
  });
}

function fill(content: readonly ContentNode[], list: string): ContentNode[] {
  return content.map((node) => {
    if (typeof node === 'string') return node;
    if ('html' in node) return { html: node.html.replaceAll(docCardsPlaceholder, () => list) };
    return { ...node, children: fill(node.children, list) };
  });
}

function drawCard({ label, emoji, path, description }: CategoryCard): Element {
  const name = emoji ? `${emoji} ${label}` : label;
  const link = element('a', [{ type: 'text', value: name }], { href: encodeURI(path) });
  return element('li', description ? [link, { type: 'text', value: `: ${description}` }] : [link]);
}

function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}
