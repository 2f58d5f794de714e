import type { Element } from 'hast';
import type { CategoryCard } from '../../src/shared/category';
import type { ContentNode } from '../../src/shared/content-tree';
import { elementNode } from './compile-context';
import { docCardsPlaceholder } from './page/doc-card-lists';
import { toHtml } from './tree/html';

/** Replaces the placeholders of `<DocCardList />` in the content. `loadCards` is called only if there are any. */
export async function fillDocCards(
  content: ContentNode[],
  loadCards: () => Promise<readonly CategoryCard[]>,
): Promise<ContentNode[]> {
  if (!hasPlaceholder(content)) return content;
  const cards = await loadCards();
  return fill(content, cards.length > 0 ? toHtml([elementNode('ul', {}, cards.map(renderCard))]) : '');
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

function renderCard({ label, emoji, path, description }: CategoryCard): Element {
  const name = emoji ? `${emoji} ${label}` : label;
  const link = elementNode('a', { href: encodeURI(path) }, [{ type: 'text', value: name }]);
  return elementNode('li', {}, description ? [link, { type: 'text', value: `: ${description}` }] : [link]);
}
